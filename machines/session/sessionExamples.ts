import { examplesOf } from '../tools/machineExamples.ts'
import { sessionMachine } from './session.ts'
import { sessionRaces } from './sessionRaces.ts'

/** Inputs, events and outputs for tests and simulations of the session machine. */
export const sessionExamples = examplesOf({
  machine: sessionMachine,
  races: sessionRaces,
  inputs: {
    'a page': {},
    'a page reloaded by the sign-in': { interrupted: ['add 7', 'save 8'] },
  },
  events: { 'mutation.unauthorized': [{ action: 'add 7' }, { action: 'save 8' }] },
  outputs: { readProfile: [{ userId: 'ploy' }, { userId: 'nok' }, { userId: undefined }] },
  errors: { signOut: [new Error('The server is tired'), new Error('')] },
  delays: { retry: 5000 },
})
