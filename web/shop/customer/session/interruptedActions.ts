import { mutationDocument, type PersistedDocument } from '#web/core/data/document.ts'
import type { Mutation } from '#web/core/data/links.ts'
import { textsSchema } from '#web/lib/schemas.ts'
import { storage } from '#web/lib/storage.ts'

interface SerializedMutation {
  mutation: Pick<PersistedDocument, 'name' | 'hash'>
  variables: object
}

/**
 * Serializes a mutation that is repeated once after a sign-in (session.expired.resume), for the session machine. The key
 * order is fixed, so equal mutations have equal texts.
 */
export const actionOf = ({ mutation: { name, hash }, variables }: SerializedMutation) =>
  JSON.stringify({ mutation: { name, hash }, variables })

/** Parses the text of `actionOf`. */
export function readAction(action: string): Mutation {
  const { mutation, variables } = JSON.parse(action) as SerializedMutation
  return { mutation: mutationDocument(mutation.name, mutation.hash), variables }
}

/** The mutations to repeat, stored across the reload after the sign-in. */
export const interruptedActions = storage('interrupted', textsSchema)
