import { and, isNull, lt, or } from 'drizzle-orm'
import type { Database } from '#cms/database/openDatabase.ts'
import { stockAlerts } from '#cms/database/schema/stockAlerts.ts'

const day = 86_400_000
/** Days for which a request can be confirmed. */
const confirmationDays = 7
/** Days for which the unsubscribe link of an email is valid. */
const unsubscribeDays = 60

/** The time since when a request must have been made to be confirmed now. */
export const confirmableSince = (now: Date): Date =>
  new Date(now.getTime() - confirmationDays * day)

/** Deletes requests that were not confirmed in time, and those whose email was written long ago. */
export async function sweepAlerts(database: Database, now: Date): Promise<void> {
  const unconfirmed = and(
    isNull(stockAlerts.confirmedAt),
    lt(stockAlerts.requestedAt, confirmableSince(now)),
  )
  const notified = lt(stockAlerts.notifiedAt, new Date(now.getTime() - unsubscribeDays * day))
  await database.delete(stockAlerts).where(or(unconfirmed, notified))
}
