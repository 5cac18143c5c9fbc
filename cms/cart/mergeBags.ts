import { asc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Database } from '#cms/database/openDatabase.ts'
import { cartCoupons, cartLines, carts, type StoredNotice } from '#cms/database/schema/cart.ts'
import { openBag } from './bag.ts'
import { cartCopy } from './copy.ts'

const said: StoredNotice = {
  code: 'merged',
  message: cartCopy.bagsMerged,
}

/**
 * Pours a guest's bag into the customer's, in the sign-in's transaction. Quantities of the same
 * line add up; the next look at the bag caps them by stock and says so on the line.
 */
export async function mergeBags(
  transaction: Database,
  guestHash: string,
  customerId: number,
  now: Date,
): Promise<void> {
  const bags = await transaction
    .select()
    .from(carts)
    .where(or(eq(carts.guestHash, guestHash), eq(carts.customerId, customerId)))
    .orderBy(asc(carts.id))
    .for('update')
  const guest = bags.find((bag) => bag.guestHash === guestHash)
  if (!guest) return
  const poured = await transaction.select().from(cartLines).where(eq(cartLines.cartId, guest.id))
  const bag = await openBag(transaction, { kind: 'customer', customerId }, now)
  for (const line of poured) {
    await transaction
      .insert(cartLines)
      .values({ ...line, cartId: bag.id })
      .onConflictDoUpdate({
        target: [cartLines.cartId, cartLines.key],
        set: { quantity: sql`${cartLines.quantity} + excluded.quantity`, notices: [] },
      })
  }
  await pourCoupons(transaction, guest.id, bag.id)
  await transaction.delete(carts).where(inArray(carts.id, [guest.id]))
  if (poured.length === 0) return
  const notices = [...bag.notices, ...guest.notices, said]
  await transaction.update(carts).set({ notices, updatedAt: now }).where(eq(carts.id, bag.id))
}

async function pourCoupons(transaction: Database, from: number, to: number): Promise<void> {
  const entered = await transaction.select().from(cartCoupons).where(eq(cartCoupons.cartId, from))
  if (entered.length === 0) return
  await transaction
    .insert(cartCoupons)
    .values(entered.map((coupon) => ({ ...coupon, cartId: to })))
    .onConflictDoNothing()
}
