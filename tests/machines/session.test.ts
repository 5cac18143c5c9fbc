import { sessionExamples } from '@vitrine/machines/session/sessionExamples.ts'
import { describeMachine } from '#tests/support/model/describeMachine.ts'

describeMachine({
  ...sessionExamples,
  invariants: {
    'is signed in only with a customer id': ({ after }) =>
      !['signedIn', 'resuming', 'signingOut'].includes(after.value) ||
      after.context.userId !== undefined,
    'a network failure keeps the session': ({ event, before, after }) =>
      !event.type.startsWith('xstate.error.actor.readProfile') ||
      before.context.userId === after.context.userId,
    'is a guest only after a response of the server': ({ after }) =>
      after.value !== 'guest' || after.context.userId === undefined,
    'stores each interrupted action once': ({ after: { context } }) =>
      new Set(context.interrupted).size === context.interrupted.length,
    'stores each action that a 401 interrupts': ({ event, after }) =>
      event.type !== 'mutation.unauthorized' ||
      after.value !== 'awaitingSignIn' ||
      !('action' in event) ||
      after.context.interrupted.includes(String(event.action)),
    'leads home after a sign-out': ({ before, after, emitted }) =>
      before.value === after.value ||
      after.value !== 'signedOut' ||
      emitted.some(({ type }) => type === 'home.required'),
    'resumes each action once': ({ before, after }) =>
      after.value !== 'resuming' ||
      (before.value === 'resuming' &&
        before.context.resumedAction === after.context.resumedAction) ||
      !after.context.interrupted.includes(after.context.resumedAction),
    'requests one sign-in for several 401 responses': ({ before, after, emitted }) =>
      emitted.filter(({ type }) => type === 'signIn.required').length ===
      (after.value === 'awaitingSignIn' && before.value !== 'awaitingSignIn' ? 1 : 0),
    'emits the interrupted actions with the reload': ({ before, after, emitted }) =>
      before.value === 'reloading' ||
      after.value !== 'reloading' ||
      emitted.some(
        (event) => 'interrupted' in event && event.interrupted === after.context.interrupted,
      ),
    'reloads when another customer signed in in another tab': ({ before, event, after }) =>
      before.value !== 'rechecking' ||
      !('output' in event) ||
      before.context.userId === after.context.userId ||
      after.value === 'reloading',
    'a customer stays signed in when the sign-out fails': ({ event, after }) =>
      event.type !== 'xstate.error.actor.signOut' ||
      (after.value === 'signedIn' && after.context.userId !== undefined),
    'drops interrupted actions when the sign-in is cancelled': ({ event, after }) =>
      event.type !== 'signIn.cancelled' ||
      after.value !== 'rechecking' ||
      after.context.interrupted.length === 0,
  },
})
