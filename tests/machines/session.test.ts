import { sessionExamples } from '#machines/session/sessionExamples.ts'
import { describeMachine } from '#tests/support/testModel.ts'

describeMachine({
  ...sessionExamples,
  invariants: {
    'only somebody known is shown as signed in': ({ after }) =>
      !['signedIn', 'resuming', 'signingOut'].includes(after.value) ||
      after.context.userId !== undefined,
    'a server that does not answer signs nobody out': ({ event, before, after }) =>
      !event.type.startsWith('xstate.error.actor.readProfile') ||
      before.context.userId === after.context.userId,
    'the visitor is only called a guest on the server’s word': ({ after }) =>
      after.value !== 'guest' || after.context.userId === undefined,
    'each interrupted action waits once': ({ after: { context } }) =>
      new Set(context.interrupted).size === context.interrupted.length,
    'an action goes on once: it is taken as it sets off': ({ before, after }) =>
      after.value !== 'resuming' ||
      (before.value === 'resuming' &&
        before.context.resumedAction === after.context.resumedAction) ||
      !after.context.interrupted.includes(after.context.resumedAction),
    'many refusals ask for one sign-in': ({ before, after, emitted }) =>
      emitted.filter(({ type }) => type === 'signIn.required').length ===
      (after.value === 'awaitingSignIn' && before.value !== 'awaitingSignIn' ? 1 : 0),
    'the reload takes along what was interrupted': ({ before, after, emitted }) =>
      before.value === 'reloading' ||
      after.value !== 'reloading' ||
      emitted.some(
        (news) => 'interrupted' in news && news.interrupted === after.context.interrupted,
      ),
    'somebody else in another tab makes the page load again': ({ before, event, after }) =>
      before.value !== 'rechecking' ||
      !('output' in event) ||
      before.context.userId === after.context.userId ||
      after.value === 'reloading',
    'a failed sign-out has words': ({ event, emitted }) =>
      event.type !== 'xstate.error.actor.signOut' ||
      emitted.some((news) => 'message' in news && news.message !== ''),
    'nothing interrupted survives giving up': ({ event, after }) =>
      event.type !== 'signIn.cancelled' ||
      after.value !== 'rechecking' ||
      after.context.interrupted.length === 0,
  },
})
