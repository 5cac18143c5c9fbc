import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Database } from './openDatabase.ts'

/** Milliseconds until a database that does not respond counts as down. */
const timeoutMilliseconds = 2000

/** Whether a database responds within the time limit. */
export async function responds(database: Database): Promise<boolean> {
  const timeout = new AbortController()
  const response = database.execute(sql`select 1`).then(
    () => true,
    () => false,
  )
  const late = delay(timeoutMilliseconds, false, { signal: timeout.signal }).catch(() => false)
  const isUp = await Promise.race([response, late])
  timeout.abort()
  return isUp
}
