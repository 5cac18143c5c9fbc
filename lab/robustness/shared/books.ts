import type { Cms } from '@vitrine/cms/core/context.ts'
import { variations } from '@vitrine/cms/database/schema/catalog.ts'
import { orderLines, orders } from '@vitrine/cms/database/schema/orders.ts'
import { orderEntries, readEntries } from '@vitrine/cms/orders/order/ledger.ts'
import { computeLedger } from '@vitrine/commerce/rules/ledger.ts'
import { inArray } from 'drizzle-orm'

/** The database after a run, compared with the responses of the shop. */
export interface Audit {
  orders: number
  /** Acknowledged orders that do not exist. */
  lost: number
  /** Orders that no buyer received, or orders that two buyers received. */
  duplicated: number
  /** Pieces in stock and in orders that are not cancelled. */
  pieces: number
  /** Orders whose books do not add up. */
  wrongBooks: number
  /** Payments that arrived, in satang. */
  received: number
}

/** Compares the orders of the database with the acknowledged ones, and adds up the pieces of the products and the books. */
export async function auditOrders(
  { database }: Pick<Cms, 'database'>,
  acknowledged: readonly string[],
  productIds: readonly number[],
): Promise<Audit> {
  const stored = await database.select().from(orders)
  const ids = stored.map(({ id }) => id)
  const orderIds = new Set(ids.map(String))
  const entries = await readEntries(database, ids)
  const stock = await database
    .select()
    .from(variations)
    .where(inArray(variations.productId, [...productIds]))
  const lines = await database.select().from(orderLines)
  const isHeld = new Set(stored.filter(({ status }) => status !== 'cancelled').map(({ id }) => id))
  const sold = lines
    .filter(({ orderId }) => isHeld.has(orderId))
    .reduce((sum, line) => sum + line.quantity - line.restocked, 0)
  return {
    orders: stored.length,
    lost: acknowledged.filter((id) => !orderIds.has(id)).length,
    duplicated: stored.length - new Set(acknowledged).size,
    pieces: stock.reduce((sum, row) => sum + row.stock, sold),
    wrongBooks: stored.filter(
      (order) => computeLedger(order, orderEntries(order.id, entries)).difference !== 0,
    ).length,
    received: entries.payments.reduce((sum, { amount }) => sum + amount, 0),
  }
}
