import { randomUUID } from 'node:crypto'
import { and, asc, eq, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Database } from './openDatabase.ts'
import type { outboxEmails } from './schema/orders.ts'
import type { webhookDeliveries } from './schema/programs.ts'

/** A table of what is sent after the commit of its transaction. */
type SendingTable = typeof outboxEmails | typeof webhookDeliveries

/** The identity of an attempt to send a row. */
interface Attempt {
  id: number
  lease: string | null
  attempts: number
}

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
/** Milliseconds for which no other process takes what is being sent, longer than a send may take. */
const leaseDuration = 2 * minute
/** Milliseconds from a failed attempt to the next: together about three days, longer than a weekend without a server. */
const retryDelays = [minute, 5 * minute, 30 * minute, 2 * hour, 6 * hour, 12 * hour, day, day]
/** Attempts after which a row is given up. */
export const maxAttempts = retryDelays.length + 1

/** Whether a row is neither sent nor given up. */
export const isUnsent = ({ sentAt, givenUpAt }: SendingTable): SQL | undefined =>
  and(isNull(sentAt), isNull(givenUpAt))

/**
 * Takes a lease on the row that is due first, so that other processes on the same database skip it, until
 * `nextAttemptAt` if this process crashes.
 */
export async function claimNext<Table extends SendingTable>(
  database: Database,
  table: Table,
  now: Date,
  condition?: SQL,
): Promise<Table['$inferSelect'] | undefined> {
  const queue: SendingTable = table
  const due = database
    .select({ id: queue.id })
    .from(queue)
    .where(and(isUnsent(queue), lte(queue.nextAttemptAt, now), condition))
    .orderBy(asc(queue.nextAttemptAt), asc(queue.id))
    .limit(1)
    .for('update', { skipLocked: true })
  const [row] = await database
    .update(queue)
    .set({
      lease: randomUUID(),
      attempts: sql`${queue.attempts} + 1`,
      nextAttemptAt: new Date(now.getTime() + leaseDuration),
    })
    .where(eq(queue.id, due))
    .returning()
  return row
}

/** The error of a row whose process ended during the last attempt, or undefined while it may be sent. */
export const spent = ({ attempts }: Attempt): Error | undefined =>
  attempts > maxAttempts ? new Error('The process ended during the last attempt') : undefined

/** The row of an attempt while its process holds the lease. */
export const leased = (table: SendingTable, { id, lease }: Attempt): SQL | undefined =>
  and(eq(table.id, id), eq(table.lease, lease ?? ''))

/** The columns after a failed attempt, which is repeated later or was the last one. */
export function afterFailure({ attempts }: Attempt, failure: string, now: Date) {
  const wait = retryDelays[attempts - 1]
  const next =
    wait === undefined ? { givenUpAt: now } : { nextAttemptAt: new Date(now.getTime() + wait) }
  return { ...next, failure, lease: null }
}

/**
 * Makes a row whose attempts failed due now, with all attempts before it, if its number of attempts is still the one
 * that was read, and returns whether there was one.
 */
export async function retry(
  database: Database,
  table: SendingTable,
  { id, attempts }: { id: number; attempts: number },
  now: Date,
): Promise<boolean> {
  const changed = await database
    .update(table)
    .set({ attempts: 0, givenUpAt: null, nextAttemptAt: now })
    .where(
      and(
        eq(table.id, id),
        eq(table.attempts, attempts),
        isNull(table.sentAt),
        isNull(table.lease),
        isNotNull(table.failure),
      ),
    )
    .returning({ id: table.id })
  return changed.length > 0
}
