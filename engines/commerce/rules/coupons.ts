import { roundToBaht } from '#commerce/satang.ts'
import { cartCopy } from '../copy/cart.ts'
import { spread } from './totals.ts'

/** A coupon's row, with `amount` in percent or satang and `minimum` in satang. */
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
  /** The codes of the products that the coupon is for, null or absent for all. */
  products?: readonly string[] | null
  /** Whether the shop has switched it off. */
  isDisabled?: boolean
}

/** A line of a bag as coupons see it: the code of its product, and its price × quantity in satang. */
export interface CouponLine {
  code: string
  amount: number
}

/** Whether a coupon is for a product. */
const isFor = ({ products }: Coupon, code: string): boolean => !products || products.includes(code)

/** The total in satang of the lines that a coupon is for. */
export const couponItems = (coupon: Coupon, lines: readonly CouponLine[]): number =>
  lines.reduce((sum, { code, amount }) => sum + (isFor(coupon, code) ? amount : 0), 0)

/** The shopper's orders that decide about a coupon. */
export interface CouponHistory {
  usedByCustomer: boolean
  hasOrdered: boolean
}

/** The circumstances under which a coupon is checked. */
export interface CouponContext extends CouponHistory {
  /** The total of the lines that it is for, in satang. */
  items: number
  now: Date
}

/** Normalizes case and surrounding space, which codes ignore. */
export function normalizeCode(code: string): string {
  return code.trim().toUpperCase()
}

/** The message why a coupon is not valid for this bag, or null when it is valid. */
export function couponRejection(coupon: Coupon, context: CouponContext): string | null {
  const { code } = coupon
  if (coupon.isDisabled) return cartCopy.couponUsedUp(code)
  if (coupon.startsAt && context.now < coupon.startsAt) return cartCopy.couponNotYetValid(code)
  if (coupon.expiresAt && context.now >= coupon.expiresAt) return cartCopy.couponExpired(code)
  if (coupon.usageLimit !== null && coupon.usedCount >= coupon.usageLimit)
    return cartCopy.couponUsedUp(code)
  const rejection = shopperRejection(coupon, context)
  if (rejection) return rejection
  if (coupon.products && context.items === 0) return cartCopy.couponOtherItems(code)
  if (context.items < coupon.minimum) return cartCopy.couponMinimum(code, coupon.minimum)
  return null
}

/** The message why a coupon is not for this shopper, or null when it is. */
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
 * The discount of each coupon, in the given order, and the share of each line. Percentages apply before fixed amounts,
 * which is best for the shopper and makes the total independent of the order (`cart.coupons.together`).
 */
export function applyCoupons(coupons: readonly Coupon[], lines: readonly CouponLine[]) {
  const left = lines.map(({ amount }) => amount)
  const discounts = new Map<Coupon, number>()
  for (const coupon of coupons.toSorted(byPrecedence)) {
    const parts = lines.map(({ code }, index) => (isFor(coupon, code) ? (left[index] ?? 0) : 0))
    const discount = couponDiscount(
      coupon,
      parts.reduce((sum, part) => sum + part, 0),
    )
    for (const [index, share] of spread(discount, parts).entries())
      left[index] = (left[index] ?? 0) - share
    discounts.set(coupon, discount)
  }
  return {
    applied: coupons.map((coupon) => ({
      code: coupon.code,
      description: coupon.description,
      discount: discounts.get(coupon) ?? 0,
    })),
    shares: lines.map(({ amount }, index) => amount - (left[index] ?? 0)),
  }
}

const byPrecedence = (one: Coupon, other: Coupon) =>
  Number(one.kind === 'fixed') - Number(other.kind === 'fixed') ||
  other.amount - one.amount ||
  (one.code < other.code ? -1 : 1)
