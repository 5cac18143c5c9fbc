import { eq, sql } from 'drizzle-orm'
import type { StoredCart } from '#cms/cart/cart.ts'
import { customerKeys, isUsedBy, removeCoupon } from '#cms/cart/cartCoupons.ts'
import type { PricedCart } from '#cms/cart/serializeCart.ts'
import { cartCopy } from '#contract/copy/cart.ts'
import type { Coupon } from '#contract/rules/coupons.ts'
import type { Database } from '#database/openDatabase.ts'
import { carts, coupons, type StoredNotice } from '#database/schema/cart.ts'
import { couponUses } from '#database/schema/orders.ts'

/** Removes the coupons that the owner of this email has already used, with a notice for each. */
export async function dropUsedCoupons(
  transaction: Database,
  cart: StoredCart,
  priced: PricedCart,
  email: string,
): Promise<PricedCart> {
  const keys = await customerKeys(transaction, cart.customerId, email)
  const kept: Coupon[] = []
  const notices: StoredNotice[] = []
  for (const coupon of priced.coupons) {
    const isUsed = coupon.oncePerCustomer && (await isUsedBy(transaction, coupon.code, keys))
    if (!isUsed) kept.push(coupon)
    else {
      await removeCoupon(transaction, cart, coupon.code)
      notices.push({ code: 'coupon_removed', message: cartCopy.couponAlreadyUsed(coupon.code) })
    }
  }
  if (notices.length === 0) return priced
  const all = [...priced.notices, ...notices]
  await transaction.update(carts).set({ notices: all }).where(eq(carts.id, cart.id))
  return { ...priced, coupons: kept, notices: all }
}

/** Records that an order used a coupon, whose row is locked. */
export async function recordCouponUse(
  transaction: Database,
  use: typeof couponUses.$inferInsert,
): Promise<void> {
  await transaction.insert(couponUses).values(use)
  await transaction
    .update(coupons)
    .set({ usedCount: sql`${coupons.usedCount} + 1` })
    .where(eq(coupons.code, use.code))
}
