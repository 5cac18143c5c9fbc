import type { AllowedRace } from '../tools/machineExamples.ts'
import { examplesOf } from '../tools/machineExamples.ts'
import { submissionMachine } from './submission.ts'

/** Events of the submission machine whose order matters, and why that is right. */
const submissionRaces: readonly AllowedRace[] = [
  {
    events: [['form.submitted'], ['submit error']],
    states: ['failed', 'submitting'],
    fields: ['message', 'pending effects', 'uploaded'],
    reason: 'A press while the form is being sent is ignored; after a failure it is sent again.',
  },
  {
    events: [['upload.progressed'], ['submit done', 'submit error']],
    fields: ['uploaded'],
    reason: 'Progress that is reported after the end is ignored.',
  },
]

/** Inputs, events and outputs for tests and simulations of the submission machine. */
export const submissionExamples = examplesOf({
  machine: submissionMachine,
  races: submissionRaces,
  inputs: { 'a slip': { fallbackMessage: 'Failed to submit confirm payment' } },
  events: { 'upload.progressed': [{ fraction: 0.5 }, { fraction: 0.2 }, { fraction: 2 }] },
  outputs: { submit: [{ message: 'Confirm payment submitted' }] },
  errors: { submit: [new Error('The bank is unknown'), new Error('')] },
})
