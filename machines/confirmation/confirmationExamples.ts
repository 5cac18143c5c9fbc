import { examplesOf } from '../tools/machineExamples.ts'
import { confirmationMachine } from './confirmation.ts'

/** Inputs, events and outputs for tests and simulations of the confirmation machine. */
export const confirmationExamples = examplesOf({
  machine: confirmationMachine,
  inputs: { 'a page': undefined },
  events: {
    'confirmation.requested': [{ subject: 'sign out' }, { subject: 'order 1042' }],
  },
})
