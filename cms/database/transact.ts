import type { SQL } from 'drizzle-orm'
import type { Database } from './openDatabase.ts'

/** Serialization failure and deadlock: Postgres gave one of two transactions up, trying again helps. */
const tryAgain = new Set(['40001', '40P01'])

/**
 * Runs `work` in one transaction and begins it anew when Postgres gave it up in favour of another,
 * at most three times. `work` may change nothing but the database.
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

/** The five-character SQLSTATE of a database error, wherever drizzle wrapped it. */
export function sqlState(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  if ('code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code)) {
    return error.code
  }
  return sqlState(error.cause)
}

/** The rows of a written statement; both drivers wrap them differently. */
export async function rows<Row>(database: Database, statement: SQL): Promise<Row[]> {
  const result = (await database.execute(statement)) as Row[] | { rows: Row[] }
  return Array.isArray(result) ? result : result.rows
}
