import { sql } from 'drizzle-orm'
import type { Database } from './openDatabase.ts'

/** Blocks this job in other processes until the transaction ends, so that what it counts stays true. */
export async function lockJob(transaction: Database, name: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${`vitrine ${name}`}))`)
}
