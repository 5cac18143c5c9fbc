import type { Mutation } from '#web/core/data/operations.ts'
import { textsSchema } from '#web/lib/schemas.ts'
import { storage } from '#web/lib/storage.ts'

/** A mutation that waits for a sign-in and is sent again once after it (SPEC §4 Auth). */
export type Interrupted = Mutation

/** The session machine knows actions as texts. The key order is fixed, so equal actions are equal texts. */
export const actionOf = ({ mutation, variables }: Interrupted) =>
  JSON.stringify({ mutation, variables })

/** Reads what `actionOf` wrote. */
export const readAction = (action: string): Interrupted => JSON.parse(action)

/** The actions that wait for a sign-in, through the reload that follows it. */
export const interruptedActions = storage('interrupted', textsSchema)
