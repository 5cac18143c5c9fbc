import type { AllowedRace } from '../tools/machineExamples.ts'

/** Events of the session machine whose order matters, and why that is right. */
export const sessionRaces: readonly AllowedRace[] = [
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
