import { asc, eq, inArray, sql } from 'drizzle-orm'
import { lockCoupons } from '#cms/cart/cartCoupons.ts'
import type { Database } from '#cms/database/openDatabase.ts'
import { coupons } from '#cms/database/schema/cart.ts'
import { variations } from '#cms/database/schema/catalog.ts'
import { couponUses, orderLines } from '#cms/database/schema/orders.ts'
import type { StoredOrderLine } from './requireOrder.ts'

/** Locks the stock of variations in the order of their ids, against deadlocks, and returns it. */
export async function lockStock(
  transaction: Database,
  ids: readonly number[],
): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map()
  const rows = await transaction
    .select({ id: variations.id, stock: variations.stock })
    .from(variations)
    .where(inArray(variations.id, [...ids]))
    .orderBy(asc(variations.id))
    .for('update')
  return new Map(rows.map(({ id, stock }) => [id, stock]))
}

/** Adds `pieces`, which may be negative, to the stock of a variation whose row is locked. */
export async function adjustStock(
  transaction: Database,
  variationId: number,
  pieces: number,
): Promise<void> {
  await transaction
    .update(variations)
    .set({ stock: sql`${variations.stock} + ${pieces}` })
    .where(eq(variations.id, variationId))
}

/** Pieces of a line that came back, or that are not sent. */
interface ReturnedPieces {
  line: StoredOrderLine
  pieces: number
}

/**
 * Counts pieces of lines as returned, each once, and adds them to stock if they are sold again. The caller has read the
 * lines under the order's lock.
 */
export async function takeBack(
  transaction: Database,
  back: readonly ReturnedPieces[],
  isRestocked: boolean,
): Promise<void> {
  for (const { line, pieces } of back)
    await transaction
      .update(orderLines)
      .set({
        returned: line.returned + pieces,
        restocked: line.restocked + (isRestocked ? pieces : 0),
      })
      .where(eq(orderLines.id, line.id))
  if (!isRestocked) return
  const restocked = new Map<number, number>()
  for (const { line, pieces } of back)
    if (line.variationId !== null)
      restocked.set(line.variationId, (restocked.get(line.variationId) ?? 0) + pieces)
  const stock = await lockStock(transaction, [...restocked.keys()])
  for (const id of stock.keys()) await adjustStock(transaction, id, restocked.get(id) ?? 0)
}

/** Returns the coupons of an order, whose lock the caller holds, and to stock the pieces that have not come back. */
export async function releaseOrder(transaction: Database, orderId: number): Promise<void> {
  const uses = await transaction
    .delete(couponUses)
    .where(eq(couponUses.orderId, orderId))
    .returning({ code: couponUses.code })
  for (const { code } of await lockCoupons(
    transaction,
    uses.map((use) => use.code),
  ))
    await transaction
      .update(coupons)
      .set({ usedCount: sql`greatest(${coupons.usedCount} - 1, 0)` })
      .where(eq(coupons.code, code))
  const lines = await transaction.select().from(orderLines).where(eq(orderLines.orderId, orderId))
  const back = lines.map((line) => ({ line, pieces: line.quantity - line.returned }))
  await takeBack(transaction, back, true)
}
