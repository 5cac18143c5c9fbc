import type { Mutation } from '#web/core/data/operations.ts'
import { textsSchema } from '#web/lib/schemas.ts'
import { storage } from '#web/lib/storage.ts'

/**
 * Serializes a mutation that is repeated once after a sign-in (session.expired.resume), for the session machine. The key
 * order is fixed, so equal mutations have equal texts.
 */
export const actionOf = ({ mutation, variables }: Mutation) =>
  JSON.stringify({ mutation, variables })

/** Parses the text of `actionOf`. */
export const readAction = (action: string): Mutation => JSON.parse(action)

/** The mutations to repeat, stored across the reload after the sign-in. */
export const interruptedActions = storage('interrupted', textsSchema)
