import { cartCopy } from './copy.ts'

/** A coupon as its row stands. Amounts are whole baht, or percent. */
export interface Coupon {
  code: string
  description: string
  kind: 'percent' | 'fixed'
  amount: number
  minimum: number
  startsAt: Date | null
  expiresAt: Date | null
  usageLimit: number | null
  usedCount: number
  oncePerCustomer: boolean
}

/** What the rules look at beside the coupon itself. */
export interface CouponContext {
  items: number
  now: Date
  usedByCustomer: boolean
}

/** Codes are compared without regard to case or surrounding space. */
export function normalCode(code: string): string {
  return code.trim().toUpperCase()
}

/** Why a coupon does not count for this bag, in a sentence for people; null when it does. */
export function couponRefusal(coupon: Coupon, context: CouponContext): string | null {
  const { code } = coupon
  if (coupon.startsAt && context.now < coupon.startsAt) return cartCopy.couponNotYetValid(code)
  if (coupon.expiresAt && context.now >= coupon.expiresAt) return cartCopy.couponExpired(code)
  if (coupon.usageLimit !== null && coupon.usedCount >= coupon.usageLimit)
    return cartCopy.couponUsedUp(code)
  if (coupon.oncePerCustomer && context.usedByCustomer) return cartCopy.couponAlreadyUsed(code)
  if (context.items < coupon.minimum) return cartCopy.couponMinimum(code, coupon.minimum)
  return null
}

/** What a coupon takes off an amount: percent rounds half up, and nothing goes below zero. */
export function couponDiscount(coupon: Coupon, amount: number): number {
  const discount =
    coupon.kind === 'percent' ? Math.round((amount * coupon.amount) / 100) : coupon.amount
  return Math.min(Math.max(discount, 0), amount)
}

/** Each coupon's discount in the order they were entered, each on what the ones before left. */
export function applyCoupons(
  coupons: readonly Coupon[],
  items: number,
): { code: string; description: string; discount: number }[] {
  let left = items
  return coupons.map((coupon) => {
    const discount = couponDiscount(coupon, left)
    left -= discount
    return { code: coupon.code, description: coupon.description, discount }
  })
}
