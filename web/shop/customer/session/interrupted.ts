import type { Mutation } from '#web/core/data/operations.ts'

/** A mutation that waits for a sign-in and is sent again once after it (SPEC §4 Auth). */
export type Interrupted = Mutation

const storageKey = 'interrupted'

/** The session machine knows actions as texts. The key order is fixed, so equal actions are equal texts. */
export const actionOf = ({ mutation, variables }: Interrupted) =>
  JSON.stringify({ mutation, variables })

/** Reads what `actionOf` wrote. */
export const readAction = (action: string): Interrupted => JSON.parse(action)

/** What was interrupted before the page was loaded again; nothing on the server or when storage is blocked. */
export function readInterrupted(): string[] {
  if (typeof sessionStorage === 'undefined') return []
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(stored) ? stored.filter((action) => typeof action === 'string') : []
  } catch {
    return []
  }
}

/** Keeps what was interrupted through the reload; an empty list forgets it. */
export function keepInterrupted(actions: readonly string[]) {
  try {
    if (actions.length === 0) sessionStorage.removeItem(storageKey)
    else sessionStorage.setItem(storageKey, JSON.stringify(actions))
  } catch {
    // Blocked storage: the action is asked for once more by hand, nothing else is lost.
  }
}
