import { examplesOf } from '../tools/machineExamples.ts'
import { confirmationMachine } from './confirmation.ts'
import { confirmationRaces } from './confirmationRaces.ts'

/** Inputs, events and outputs for tests and simulations of the confirmation machine. */
export const confirmationExamples = examplesOf({
  machine: confirmationMachine,
  races: confirmationRaces,
  inputs: { 'a page': undefined },
  events: {
    'confirmation.requested': [{ subject: 'sign out' }, { subject: 'order 1042' }],
  },
})
