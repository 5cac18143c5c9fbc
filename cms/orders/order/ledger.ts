import { asc, inArray } from 'drizzle-orm'
import type { Database } from '#database/openDatabase.ts'
import { payments, refunds } from '#database/schema/orders.ts'

export type Payment = typeof payments.$inferSelect
export type Refund = typeof refunds.$inferSelect

/** Payments and refunds of an order, from the rows of `payments` and `refunds`. */
export interface Entries {
  payments: readonly Payment[]
  refunds: readonly Refund[]
}

/** The payments and refunds of orders, oldest first. */
export async function readEntries(
  database: Database,
  orderIds: readonly number[],
): Promise<Entries> {
  const ids = [...orderIds]
  return {
    payments: await database
      .select()
      .from(payments)
      .where(inArray(payments.orderId, ids))
      .orderBy(asc(payments.id)),
    refunds: await database
      .select()
      .from(refunds)
      .where(inArray(refunds.orderId, ids))
      .orderBy(asc(refunds.id)),
  }
}

/** The entries of one order among those of several. */
export function entriesOf(orderId: number, entries: Entries): Entries {
  const isOfOrder = (row: { orderId: number }) => row.orderId === orderId
  return {
    payments: entries.payments.filter(isOfOrder),
    refunds: entries.refunds.filter(isOfOrder),
  }
}
