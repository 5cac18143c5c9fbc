import { waitFor } from 'xstate'
import type { Mutation } from '#web/core/data/links.ts'
import { actionOf } from './interruptedActions.ts'
import type { SessionActor } from './sessionActor.ts'

/**
 * Requires a sign-in when a mutation is rejected with 401 (session.expired.*). The mutation is repeated after the
 * sign-in and its reload; its caller receives the error only when the visitor closes the popup.
 */
export function signInWhenUnauthenticated(session: SessionActor) {
  return (rejected: Mutation): Promise<void> => {
    session.send({ type: 'mutation.unauthorized', action: actionOf(rejected) })
    return untilCancelled(session)
  }
}

/** Resolves when the visitor closes the popup; never after a sign-in, which reloads the page. */
async function untilCancelled(session: SessionActor): Promise<void> {
  await waitFor(session, (state) => !state.matches('awaitingSignIn') && !state.matches('reloading'))
}
