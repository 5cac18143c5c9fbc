import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import { sqlState } from './connectionLoss.ts'
import type { Database } from './openDatabase.ts'

/** Serialization failure and deadlock: Postgres aborted one of two transactions, which can be retried. */
const tryAgain = new Set(['40001', '40P01'])

/**
 * Runs `work`, which must have no side effects outside the database, in a transaction, and retries it up to three times
 * when Postgres aborts it in favour of another.
 */
export async function transact<T>(
  database: Database,
  work: (transaction: Database) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.transaction(work)
    } catch (error) {
      const state = sqlState(error)
      if (attempt === 3 || !state || !tryAgain.has(state)) throw error
    }
  }
}

/** Carries the result out of a transaction that is rolled back. */
class Rehearsed<T> extends Error {
  readonly result: T

  constructor(result: T) {
    super('This transaction is rolled back')
    this.result = result
  }
}

/** Runs `work` in a transaction that is rolled back, and returns its result. */
export async function rehearse<T>(
  database: Database,
  work: (transaction: Database) => Promise<T>,
): Promise<T> {
  try {
    return await transact(database, async (transaction) => {
      throw new Rehearsed(await work(transaction))
    })
  } catch (error) {
    if (error instanceof Rehearsed) return error.result as T
    throw error
  }
}

/** The rows of a written statement, which both drivers wrap differently. */
export async function rows<Row>(database: Database, statement: SQL): Promise<Row[]> {
  const result = (await database.execute(statement)) as Row[] | { rows: Row[] }
  return Array.isArray(result) ? result : result.rows
}

/** Blocks this job in other processes until the transaction ends, so that what it counts stays true. */
export async function lockJob(transaction: Database, name: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${`vitrine ${name}`}))`)
}
