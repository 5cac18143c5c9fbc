import { examplesOf } from '../tools/machineExamples.ts'
import { submissionMachine } from './submission.ts'
import { submissionRaces } from './submissionRaces.ts'

/** Inputs, events and outputs for tests and simulations of the submission machine. */
export const submissionExamples = examplesOf({
  machine: submissionMachine,
  races: submissionRaces,
  inputs: { 'a slip': { fallbackMessage: 'Failed to submit confirm payment' } },
  events: { 'upload.progressed': [{ fraction: 0.5 }, { fraction: 0.2 }, { fraction: 2 }] },
  outputs: { submit: [{ message: 'Confirm payment submitted' }] },
  errors: { submit: [new Error('The bank is unknown'), new Error('')] },
})
