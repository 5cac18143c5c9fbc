import { AsyncLocalStorage } from 'node:async_hooks'

const names = new AsyncLocalStorage<string>()

/** Runs what a member of staff does; the orders' histories record the name (orders.staff.name). */
export const actAs = <Result>(name: string, work: () => Promise<Result>): Promise<Result> =>
  names.run(name, work)

/** The member of staff who acts; null for what customers, providers and the clock do. */
export const actingStaff = (): string | null => names.getStore() ?? null
