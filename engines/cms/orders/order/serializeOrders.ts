import { returnDeadline } from '@vitrine/commerce/rules/returnWindow.ts'
import { asc, inArray } from 'drizzle-orm'
import type { Cms } from '#cms/core/context.ts'
import type { Database } from '#cms/database/openDatabase.ts'
import { orderLines } from '#cms/database/schema/orders.ts'
import { readExchanges } from '../returns/exchanges.ts'
import { readEntries } from './ledger.ts'
import { readDeliveries } from './readDelivery.ts'
import { readReturns } from './readReturns.ts'
import type { StoredOrder, StoredOrderLine } from './requireOrder.ts'
import { type OrderResponse, serializeOrder } from './serializeOrder.ts'

/** Orders as the contract's Order, with their lines, refunds, parcels and returns, from one query for each table. */
export async function serializeOrders(
  cms: Pick<Cms, 'secrets' | 'environment' | 'clock'>,
  database: Database,
  orders: readonly StoredOrder[],
  key?: string,
): Promise<OrderResponse[]> {
  if (orders.length === 0) return []
  const ids = orders.map(({ id }) => id)
  const lines = await readOrderLines(database, ids)
  const entries = await readEntries(database, ids)
  const deliveries = await readDeliveries(database, ids)
  const returns = await readReturns(database, ids)
  const now = cms.clock.now()
  const open = orders.filter((order) => {
    const deadline = returnDeadline(order, deliveries.events)
    return deadline !== null && deadline >= now
  })
  const openLines = lines.filter(({ orderId }) => open.some(({ id }) => id === orderId))
  const exchanges = await readExchanges(database, openLines)
  const parts = { entries, deliveries, returns, exchanges, givenKey: key }
  return orders.map((order) => serializeOrder(cms, order, lines, parts))
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
