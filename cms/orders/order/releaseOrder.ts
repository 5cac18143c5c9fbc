import { asc, eq, inArray, sql } from 'drizzle-orm'
import { lockCoupons } from '#cms/cart/cartCoupons.ts'
import type { Database } from '#database/openDatabase.ts'
import { coupons } from '#database/schema/cart.ts'
import { variations } from '#database/schema/catalog.ts'
import { couponUses, orderLines } from '#database/schema/orders.ts'

/** Locks the stock of variations in the order of their ids, against deadlocks, and returns it. */
export async function lockStock(
  transaction: Database,
  ids: readonly number[],
): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map()
  const found = await transaction
    .select({ id: variations.id, stock: variations.stock })
    .from(variations)
    .where(inArray(variations.id, [...ids]))
    .orderBy(asc(variations.id))
    .for('update')
  return new Map(found.map(({ id, stock }) => [id, stock]))
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

/** Returns an order's coupons and stock. The caller holds the order's lock. */
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
  const pieces = new Map<number, number>()
  for (const { variationId, quantity } of lines)
    if (variationId !== null) pieces.set(variationId, (pieces.get(variationId) ?? 0) + quantity)
  const stock = await lockStock(transaction, [...pieces.keys()])
  for (const id of stock.keys()) await adjustStock(transaction, id, pieces.get(id) ?? 0)
}
