import { failedCardsSince } from '@vitrine/commerce/rules/paymentAbuse.ts'
import { and, count, eq, gt } from 'drizzle-orm'
import type { Database } from '#cms/database/openDatabase.ts'
import { charges, orders } from '#cms/database/schema/orders.ts'
import type { StoredOrder } from '../order/requireOrder.ts'

/** Counts the cards that failed in the last day: those of an order, and those of all orders of its range of addresses. */
export async function countFailedCards(
  database: Database,
  { id, network }: Pick<StoredOrder, 'id' | 'network'>,
  now: Date,
): Promise<{ ofOrder: number; ofNetwork: number }> {
  const isFailed = and(
    eq(charges.method, 'omise'),
    eq(charges.status, 'failed'),
    gt(charges.createdAt, failedCardsSince(now)),
  )
  const [failedOfOrder] = await database
    .select({ count: count() })
    .from(charges)
    .where(and(isFailed, eq(charges.orderId, id)))
  const ofOrder = failedOfOrder?.count ?? 0
  if (network === null) return { ofOrder, ofNetwork: 0 }
  const [near] = await database
    .select({ count: count() })
    .from(charges)
    .innerJoin(orders, eq(orders.id, charges.orderId))
    .where(and(isFailed, eq(orders.network, network)))
  return { ofOrder, ofNetwork: near?.count ?? 0 }
}
