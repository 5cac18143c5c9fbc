import type { BookedTransfer } from '@vitrine/commerce/rules/usablePayment.ts'
import { asc, eq, inArray, max } from 'drizzle-orm'
import type { Database } from '#cms/database/openDatabase.ts'
import { payments, refunds, slips } from '#cms/database/schema/orders.ts'

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
export function orderEntries(orderId: number, entries: Entries): Entries {
  const isOfOrder = (row: { orderId: number }) => row.orderId === orderId
  return {
    payments: entries.payments.filter(isOfOrder),
    refunds: entries.refunds.filter(isOfOrder),
  }
}

/** The newest slip of an order, or null without one. */
export async function newestSlip(database: Database, orderId: number): Promise<number | null> {
  const [newest] = await database
    .select({ id: max(slips.id) })
    .from(slips)
    .where(eq(slips.orderId, orderId))
  return newest?.id ?? null
}

/** The transfers that are booked for an order, where one that paid more than the total has two payments of one time. */
export function bookedTransfers({ payments: paid }: Entries): BookedTransfer[] {
  const transfers = Map.groupBy(
    paid.filter(({ chargeId }) => chargeId === null),
    ({ receivedAt }) => receivedAt.getTime(),
  )
  return [...transfers.values()].map((parts) => ({
    amount: parts.reduce((sum, { amount }) => sum + amount, 0),
    slip: parts.find(({ slipId }) => slipId !== null)?.slipId ?? null,
  }))
}
