import type { Database } from '#cms/database/openDatabase.ts'

/** The error of a simulated crash. */
export class Crash extends Error {}

/** The point at which a process dies: before its n-th use of the database from 0, or before that one commits. */
export interface CrashPoint {
  use: number
  isBeforeCommit: boolean
}

const uses = new Set<PropertyKey>([
  'transaction',
  'select',
  'insert',
  'update',
  'delete',
  'execute',
])

/**
 * A database that throws at one point and at every use after it, as if the process had died there:
 * what was committed stays, an open transaction is rolled back.
 */
export function crashingDatabase(
  database: Database,
  { use, isBeforeCommit }: CrashPoint,
): Database {
  let count = 0
  const die = () => {
    throw new Crash('The process died here.')
  }
  return new Proxy(database, {
    get(target, name) {
      const method = Reflect.get(target, name)
      if (!uses.has(name) || typeof method !== 'function') return method
      return (...parameters: unknown[]) => {
        const current = count
        count += 1
        if (current > use || (current === use && !isBeforeCommit)) die()
        if (name !== 'transaction' || current < use)
          return Reflect.apply(method, target, parameters)
        const [work, ...rest] = parameters
        const dying = async (transaction: unknown) => {
          if (typeof work === 'function') await work(transaction)
          die()
        }
        return Reflect.apply(method, target, [dying, ...rest])
      }
    },
  })
}
