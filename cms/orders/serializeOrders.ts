import { asc, inArray } from 'drizzle-orm'
import type { Cms } from '#cms/context.ts'
import type { Database } from '#cms/database/openDatabase.ts'
import { orderLines } from '#cms/database/schema/orders.ts'
import type { StoredOrder } from './requireOrder.ts'
import { type OrderAnswer, presentOrder, type StoredOrderLine } from './serializeOrder.ts'

/** Orders in the contract's words, with their lines, in two statements however many there are. */
export async function presentOrders(
  cms: Pick<Cms, 'secrets'>,
  database: Database,
  orders: readonly StoredOrder[],
): Promise<OrderAnswer[]> {
  if (orders.length === 0) return []
  const lines = await readOrderLines(
    database,
    orders.map(({ id }) => id),
  )
  return orders.map((order) => presentOrder(cms, order, lines))
}

/** The lines of these orders, in the order they were bought. */
export function readOrderLines(
  database: Database,
  orderIds: readonly number[],
): Promise<StoredOrderLine[]> {
  return database
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...orderIds]))
    .orderBy(asc(orderLines.id))
}
