import { examplesOf } from '../tools/examples.ts'
import { submissionMachine } from './submission.ts'

/** What a submission machine may be told and answered. */
export const submissionExamples = examplesOf({
  machine: submissionMachine,
  starts: { 'a slip': { otherwise: 'Failed to submit confirm payment' } },
  events: { 'upload.progressed': [{ share: 0.5 }, { share: 0.2 }, { share: 2 }] },
  outputs: { submit: [{ message: 'Confirm payment submitted' }] },
  failures: { submit: [new Error('The bank is unknown'), new Error('')] },
})
