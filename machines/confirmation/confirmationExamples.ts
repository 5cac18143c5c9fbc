import { examplesOf } from '../tools/machineExamples.ts'
import { confirmationMachine } from './confirmation.ts'

/** What a confirmation machine may be told and answered. */
export const confirmationExamples = examplesOf({
  machine: confirmationMachine,
  inputs: { 'a page': undefined },
  events: {
    'confirmation.requested': [{ subject: 'sign out' }, { subject: 'order 1042' }],
  },
})
