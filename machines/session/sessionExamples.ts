import { type AllowedRace, defineExamples } from '../tools/machineExamples.ts'
import { sessionMachine } from './session.ts'

/** Events of the session machine whose order matters, and why that is right. */
const sessionRaces: readonly AllowedRace[] = [
  {
    events: [['mutation.unauthorized'], ['mutation.unauthorized', 'resume done', 'resume error']],
    fields: ['interrupted', 'resumedAction'],
    reason: 'Interrupted actions are resumed in the order of their responses.',
  },
  {
    events: [
      ['mutation.unauthorized'],
      [
        'readProfile done',
        'signIn.succeeded',
        'signIn.cancelled',
        'signOut.confirmed',
        'signOut error',
      ],
    ],
    states: ['awaitingSignIn', 'rechecking', 'reloading', 'signedIn', 'signingOut'],
    fields: ['emitted events', 'interrupted', 'pending effects', 'resumedAction', 'userId'],
    reason:
      'A page that is about to be left shows no popup, and does not resume what ends meanwhile; otherwise the popup follows.',
  },
  {
    events: [['readProfile done'], ['signIn.succeeded']],
    fields: ['userId'],
    reason: 'The page reloads either way and reads the profile again.',
  },
  {
    events: [['signIn.succeeded'], ['signIn.cancelled', 'signOut.confirmed']],
    states: ['reloading', 'signingOut'],
    fields: ['emitted events', 'interrupted', 'pending effects'],
    reason: 'The visitor’s first decision counts: the page is left by it.',
  },
  {
    events: [['profile.invalidated'], ['signOut.confirmed']],
    states: ['rechecking', 'signingOut'],
    fields: ['pending effects'],
    reason: 'A sign-out waits until the session has been checked (useSession), and is then sent.',
  },
]

/** Inputs, events and outputs for tests and simulations of the session machine. */
export const sessionExamples = defineExamples({
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
