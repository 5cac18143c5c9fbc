import type { Holder } from '@vitrine/commerce/orderHolder.ts'
import type { CheckedForm } from '@vitrine/commerce/rules/checkoutForm.ts'
import { type Coupon, shopperRejection } from '@vitrine/commerce/rules/coupons.ts'
import { eq, sql } from 'drizzle-orm'
import type { StoredCart } from '#cms/cart/cart.ts'
import { couponHistory, removeCoupon } from '#cms/cart/cartCoupons.ts'
import type { PricedCart } from '#cms/cart/serializeCart.ts'
import type { Database } from '#cms/database/openDatabase.ts'
import { carts, coupons, type StoredNotice } from '#cms/database/schema/cart.ts'
import { couponUses } from '#cms/database/schema/orders.ts'

/** Removes the coupons that are not for the person of the form, by their earlier orders, with a notice for each. */
export async function dropUsedCoupons(
  transaction: Database,
  cart: StoredCart,
  priced: PricedCart,
  { contactPhone: phone }: Holder,
  { email, phone: phoneNumber }: CheckedForm['form']['billing'],
  secrets: readonly string[],
): Promise<PricedCart> {
  const shopper = { customerId: cart.customerId, emails: [email], phone, phoneNumber }
  const kept: Coupon[] = []
  const notices: StoredNotice[] = []
  for (const coupon of priced.coupons) {
    const history = await couponHistory(transaction, coupon, shopper, secrets)
    const message = shopperRejection(coupon, history)
    if (message === null) kept.push(coupon)
    else {
      await removeCoupon(transaction, cart, coupon.code)
      notices.push({ code: 'coupon_removed', message })
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
