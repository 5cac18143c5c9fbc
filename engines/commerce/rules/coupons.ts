import { roundToBaht } from '#commerce/satang.ts'
import { cartCopy } from '../copy/cart.ts'

/** A coupon's row. `amount` is percent or satang, `minimum` satang. */
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
  /** Whether it is only for people without an earlier order. */
  firstOrder: boolean
}

/** The shopper's orders that decide about a coupon. */
export interface CouponHistory {
  usedByCustomer: boolean
  hasOrdered: boolean
}

/** The circumstances under which a coupon is checked. */
export interface CouponContext extends CouponHistory {
  items: number
  now: Date
}

/** Normalizes case and surrounding space, which codes ignore. */
export function normalizeCode(code: string): string {
  return code.trim().toUpperCase()
}

/** The message why a coupon is not valid for this bag; null when it is valid. */
export function couponRejection(coupon: Coupon, context: CouponContext): string | null {
  const { code } = coupon
  if (coupon.startsAt && context.now < coupon.startsAt) return cartCopy.couponNotYetValid(code)
  if (coupon.expiresAt && context.now >= coupon.expiresAt) return cartCopy.couponExpired(code)
  if (coupon.usageLimit !== null && coupon.usedCount >= coupon.usageLimit)
    return cartCopy.couponUsedUp(code)
  const rejection = shopperRejection(coupon, context)
  if (rejection) return rejection
  if (context.items < coupon.minimum) return cartCopy.couponMinimum(code, coupon.minimum)
  return null
}

/** The message why a coupon is not for this shopper; null when it is. */
export function shopperRejection(
  { code, oncePerCustomer, firstOrder }: Pick<Coupon, 'code' | 'oncePerCustomer' | 'firstOrder'>,
  { usedByCustomer, hasOrdered }: CouponHistory,
): string | null {
  if (oncePerCustomer && usedByCustomer) return cartCopy.couponAlreadyUsed(code)
  return firstOrder && hasOrdered ? cartCopy.couponFirstOrder(code) : null
}

/** A coupon's discount on an amount in satang: percent rounds half up to whole baht, and the discount is at most the amount. */
export function couponDiscount(coupon: Coupon, amount: number): number {
  const discount =
    coupon.kind === 'percent' ? roundToBaht((amount * coupon.amount) / 100) : coupon.amount
  return Math.min(Math.max(discount, 0), amount)
}

/**
 * The discount of each coupon, in the given order. Percentages apply before fixed amounts, each to what the previous ones
 * left: that is the best for the shopper, and the total does not depend on the order in which coupons were entered
 * (`cart.coupons.together`).
 */
export function applyCoupons(
  coupons: readonly Coupon[],
  items: number,
): { code: string; description: string; discount: number }[] {
  let left = items
  const discounts = new Map<Coupon, number>()
  for (const coupon of coupons.toSorted(byPrecedence)) {
    const discount = couponDiscount(coupon, left)
    left -= discount
    discounts.set(coupon, discount)
  }
  return coupons.map((coupon) => ({
    code: coupon.code,
    description: coupon.description,
    discount: discounts.get(coupon) ?? 0,
  }))
}

const byPrecedence = (one: Coupon, other: Coupon) =>
  Number(one.kind === 'fixed') - Number(other.kind === 'fixed') ||
  other.amount - one.amount ||
  (one.code < other.code ? -1 : 1)
