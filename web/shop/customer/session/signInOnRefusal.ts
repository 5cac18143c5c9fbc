import { waitFor } from 'xstate'
import type { RefusalHandler } from '#web/core/data/operations.ts'
import { actionOf } from './interrupted.ts'
import type { SessionActor } from './sessionActor.ts'

/**
 * Asks for a sign-in when a mutation is refused with 401. The mutation is sent again after it, which loads the page
 * again; its caller receives the refusal only when the visitor closes the popup.
 */
export function signInOnRefusal(session: SessionActor): RefusalHandler {
  return (refused) => {
    session.send({ type: 'mutation.unauthorized', action: actionOf(refused) })
    return untilGivenUp(session)
  }
}

/** Resolves when the visitor does not sign in; never when the page loads again. */
export async function untilGivenUp(session: SessionActor): Promise<void> {
  await waitFor(session, (state) => !state.matches('awaitingSignIn') && !state.matches('reloading'))
}
