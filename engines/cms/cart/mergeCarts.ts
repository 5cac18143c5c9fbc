import { cartCopy } from '@vitrine/commerce/copy/cart.ts'
import { asc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Database } from '#cms/database/openDatabase.ts'
import { cartCoupons, cartLines, carts, type StoredNotice } from '#cms/database/schema/cart.ts'
import { openCart } from './cart.ts'

const mergedNotice: StoredNotice = {
  code: 'merged',
  message: cartCopy.bagsMerged,
}

/**
 * Merges a guest's bag into the customer's, in the transaction of the sign-in, adding quantities of the same line,
 * which the next read limits to the stock with a notice.
 */
export async function mergeCarts(
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
  const guest = bags.find((cart) => cart.guestHash === guestHash)
  if (!guest) return
  const guestLines = await transaction
    .select()
    .from(cartLines)
    .where(eq(cartLines.cartId, guest.id))
  const cart = await openCart(transaction, { kind: 'customer', customerId }, now)
  for (const line of guestLines) {
    await transaction
      .insert(cartLines)
      .values({ ...line, cartId: cart.id })
      .onConflictDoUpdate({
        target: [cartLines.cartId, cartLines.key],
        set: { quantity: sql`${cartLines.quantity} + excluded.quantity`, notices: [] },
      })
  }
  await mergeCoupons(transaction, guest.id, cart.id)
  await transaction.delete(carts).where(inArray(carts.id, [guest.id]))
  if (guestLines.length === 0) return
  const notices = [...cart.notices, ...guest.notices, mergedNotice]
  const giftWrap = guest.giftWrap ?? cart.giftWrap
  await transaction
    .update(carts)
    .set({ notices, giftWrap, updatedAt: now })
    .where(eq(carts.id, cart.id))
}

async function mergeCoupons(transaction: Database, from: number, to: number): Promise<void> {
  const entered = await transaction.select().from(cartCoupons).where(eq(cartCoupons.cartId, from))
  if (entered.length === 0) return
  await transaction
    .insert(cartCoupons)
    .values(entered.map((coupon) => ({ ...coupon, cartId: to })))
    .onConflictDoNothing()
}
