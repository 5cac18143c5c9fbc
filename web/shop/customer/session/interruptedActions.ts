import { waitFor } from 'xstate'
import { mutationDocument, type PersistedDocument } from '#web/core/data/document.ts'
import type { Mutation } from '#web/core/data/links.ts'
import { textsSchema } from '#web/lib/schemas.ts'
import { storage } from '#web/lib/storage.ts'
import type { SessionActor } from './sessionActor.ts'

interface SerializedMutation {
  mutation: Pick<PersistedDocument, 'name' | 'hash'>
  variables: object
}

/**
 * Serializes a mutation that is repeated once after a sign-in (session.expired.resume), for the session machine, with a
 * fixed key order, so that equal mutations have equal texts.
 */
export const interruptedAction = ({ mutation: { name, hash }, variables }: SerializedMutation) =>
  JSON.stringify({ mutation: { name, hash }, variables })

/** Parses the text that `interruptedAction` returned. */
export function readAction(action: string): Mutation {
  const { mutation, variables } = JSON.parse(action) as SerializedMutation
  return { mutation: mutationDocument(mutation.name, mutation.hash), variables }
}

/** The mutations to repeat, stored across the reload after the sign-in. */
export const interruptedActions = storage('interrupted', textsSchema)

/**
 * Requires a sign-in when a mutation is rejected with 401, and repeats it after the reload (session.expired.*). The
 * caller receives the error only when the visitor closes the popup.
 */
export function signInWhenUnauthenticated(session: SessionActor) {
  return (rejected: Mutation): Promise<void> => {
    session.send({ type: 'mutation.unauthorized', action: interruptedAction(rejected) })
    return untilCancelled(session)
  }
}

/** Resolves when the visitor closes the popup; never after a sign-in, which reloads the page. */
async function untilCancelled(session: SessionActor): Promise<void> {
  await waitFor(session, (state) => !state.matches('awaitingSignIn') && !state.matches('reloading'))
}
