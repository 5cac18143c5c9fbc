import { asc, inArray } from 'drizzle-orm'
import type { Cms } from '#cms/context.ts'
import type { Database } from '#cms/database/openDatabase.ts'
import { orderLines } from '#cms/database/schema/orders.ts'
import type { StoredOrder } from './requireOrder.ts'
import { type OrderResponse, type StoredOrderLine, serializeOrder } from './serializeOrder.ts'

/** Orders as the contract's Order, with their lines from a single query. */
export async function serializeOrders(
  cms: Pick<Cms, 'secrets'>,
  database: Database,
  orders: readonly StoredOrder[],
): Promise<OrderResponse[]> {
  if (orders.length === 0) return []
  const lines = await readOrderLines(
    database,
    orders.map(({ id }) => id),
  )
  return orders.map((order) => serializeOrder(cms, order, lines))
}

/** The lines of orders, in the order in which they were added. */
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
