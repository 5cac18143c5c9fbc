import { AsyncLocalStorage } from 'node:async_hooks'
import type { StaffRole } from '#contract/staff/people.ts'

interface Acting {
  name: string
  role: StaffRole
}

const acting = new AsyncLocalStorage<Acting>()

/** Runs what a member of staff does; the orders' histories record the name (orders.staff.name). */
export const actAs = <Result>(member: Acting, work: () => Promise<Result>): Promise<Result> =>
  acting.run(member, work)

/** The member of staff who acts; null for what customers, providers and the clock do. */
export const actingStaff = (): string | null => acting.getStore()?.name ?? null

/** The role of the member who acts; that of a manager for the shop itself and the command line. */
export const actingRole = (): StaffRole => acting.getStore()?.role ?? 'manager'
