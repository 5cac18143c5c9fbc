import { AsyncLocalStorage } from 'node:async_hooks'
import type { StaffRole } from '@vitrine/commerce/staff/people.ts'

/** The member of staff who acts, with the role. */
interface Member {
  name: string
  role: StaffRole
}

/** The member of staff who acts, and the version of the order that this person has read. */
interface Acting extends Member {
  seen: number | undefined
  /** The transaction in which the version was compared, so that a retried transaction compares again. */
  comparedIn?: object
}

const acting = new AsyncLocalStorage<Acting | null>()

/**
 * Runs what a member of staff does, whose name the orders' histories record (orders.staff.name), and compares the
 * version of the first order that `work` locks with `seen`. Throws when no lock was taken: the change would be
 * unguarded.
 */
export async function actAs<Result>(
  member: Member,
  work: () => Promise<Result>,
  seen?: number,
): Promise<Result> {
  const store: Acting = { ...member, seen }
  const result = await acting.run(store, work)
  if (seen !== undefined && !store.comparedIn)
    throw new Error('A step of staff has changed an order without its lock')
  return result
}

/** Runs what no member of staff does, such as applying the response of a payment provider. */
export const withoutStaff = <Result>(work: () => Promise<Result>): Promise<Result> =>
  acting.run(null, work)

/** The acting member of staff, or null for what customers, providers and the clock do. */
export const actingStaff = (): string | null => acting.getStore()?.name ?? null

/** The version of the order that the acting member has read, once for each transaction, and undefined afterwards. */
export function takeSeen(transaction: object): number | undefined {
  const store = acting.getStore()
  if (store?.seen === undefined || store.comparedIn === transaction) return undefined
  store.comparedIn = transaction
  return store.seen
}

/** The role of the acting member, or of a manager for the shop itself and the command line. */
export const actingRole = (): StaffRole => acting.getStore()?.role ?? 'manager'
