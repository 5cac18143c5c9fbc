import { and, arrayOverlaps, asc, eq, inArray, notInArray, or } from 'drizzle-orm'
import { couponKeys } from '#cms/visitor/account.ts'
import { cartCopy } from '#contract/copy/cart.ts'
import { ContractProblem } from '#contract/problem.ts'
import {
  type Coupon,
  type CouponHistory,
  couponRejection,
  normalizeCode,
} from '#contract/rules/coupons.ts'
import { orderKeys, type Shopper, withoutPurchase } from '#contract/rules/firstOrder.ts'
import { itemsTotal } from '#contract/rules/totals.ts'
import type { Database } from '#database/openDatabase.ts'
import { cartCoupons, carts, coupons, type StoredNotice } from '#database/schema/cart.ts'
import { customers } from '#database/schema/customers.ts'
import { couponUses, orders } from '#database/schema/orders.ts'
import type { StoredCart } from './cart.ts'
import { pricedGiftWrap } from './giftWrap.ts'
import type { ReconciledLine } from './lines.ts'
import { type PricedCart, pricedLines } from './serializeCart.ts'

/** Maximum number of coupons in a bag. */
const maxCoupons = 5

/** Adds a coupon to a locked bag; adding it twice has no effect. Throws `invalid` with the reason. */
export async function enterCoupon(
  transaction: Database,
  cart: StoredCart,
  lines: readonly ReconciledLine[],
  text: string,
  now: Date,
): Promise<void> {
  const code = normalizeCode(text)
  const entered = await enteredCoupons(transaction, cart)
  if (entered.some((coupon) => coupon.code === code)) return
  if (entered.length >= maxCoupons) throw rejected(cartCopy.tooManyCoupons(maxCoupons))
  const [coupon] = await transaction.select().from(coupons).where(eq(coupons.code, code))
  if (!coupon) throw rejected(cartCopy.couponUnknown(code))
  const rejection = await rejectionOf(
    transaction,
    cart,
    coupon,
    itemsTotal(pricedLines(lines)),
    now,
  )
  if (rejection) throw rejected(rejection)
  await transaction.insert(cartCoupons).values({ cartId: cart.id, code, addedAt: now })
}

const rejected = (message: string) =>
  new ContractProblem('invalid', message, { fields: { code: message } })

/** Removes a coupon from a locked bag, if it is there. */
export async function removeCoupon(
  transaction: Database,
  cart: StoredCart,
  code: string,
): Promise<void> {
  await transaction
    .delete(cartCoupons)
    .where(and(eq(cartCoupons.cartId, cart.id), eq(cartCoupons.code, normalizeCode(code))))
}

/** Removes the coupons that are no longer valid from a bag and adds a notice for each. */
export async function reconcileCoupons(
  transaction: Database,
  cart: StoredCart,
  lines: readonly ReconciledLine[],
  now: Date,
): Promise<PricedCart> {
  const items = itemsTotal(pricedLines(lines))
  const valid: Coupon[] = []
  const notices: StoredNotice[] = []
  for (const coupon of await enteredCoupons(transaction, cart)) {
    const rejection = await rejectionOf(transaction, cart, coupon, items, now)
    if (rejection) {
      await removeCoupon(transaction, cart, coupon.code)
      notices.push({ code: 'coupon_removed', message: rejection })
    } else valid.push(coupon)
  }
  const all = [...cart.notices, ...notices]
  if (notices.length > 0)
    await transaction.update(carts).set({ notices: all }).where(eq(carts.id, cart.id))
  return { lines, notices: all, coupons: valid, giftWrap: await pricedGiftWrap(transaction, cart) }
}

async function enteredCoupons(transaction: Database, cart: StoredCart): Promise<Coupon[]> {
  const found = await transaction
    .select({ coupon: coupons })
    .from(cartCoupons)
    .innerJoin(coupons, eq(coupons.code, cartCoupons.code))
    .where(eq(cartCoupons.cartId, cart.id))
    .orderBy(asc(cartCoupons.addedAt), asc(cartCoupons.code))
  return found.map((row) => row.coupon)
}

async function rejectionOf(
  transaction: Database,
  cart: StoredCart,
  coupon: Coupon,
  items: number,
  now: Date,
): Promise<string | null> {
  const { customerId } = cart
  const history = await couponHistory(transaction, coupon, { customerId, emails: [], phone: '' })
  return couponRejection(coupon, { items, now, ...history })
}

/** The orders of a shopper that decide about a coupon, with the email address of the account beside the given ones. */
export async function couponHistory(
  database: Database,
  { code, oncePerCustomer, firstOrder }: Coupon,
  shopper: Shopper<number>,
): Promise<CouponHistory> {
  if (!oncePerCustomer && !firstOrder) return { usedByCustomer: false, hasOrdered: false }
  const { customerId } = shopper
  const emails = [...shopper.emails, await emailOf(database, customerId)]
  const keys = couponKeys(customerId, emails)
  return {
    usedByCustomer: oncePerCustomer && (await isUsedBy(database, code, keys)),
    hasOrdered: firstOrder && (await hasOrdered(database, { ...shopper, emails })),
  }
}

/** Identity keys under which a single-use coupon is counted: the account and its emails. */
export const customerKeys = async (
  database: Database,
  customerId: number | null,
  email?: string | null,
): Promise<string[]> => couponKeys(customerId, [email, await emailOf(database, customerId)])

async function emailOf(database: Database, customerId: number | null): Promise<string | null> {
  if (customerId === null) return null
  const [customer] = await database
    .select({ email: customers.email })
    .from(customers)
    .where(eq(customers.id, customerId))
  return customer?.email ?? null
}

/** Whether a person has an order that was not cancelled. */
async function hasOrdered(database: Database, shopper: Shopper<number>): Promise<boolean> {
  const keys = orderKeys(shopper)
  const isOwn = or(
    inArray(orders.customerId, keys.customers),
    inArray(orders.contactEmail, keys.emails),
    inArray(orders.contactPhone, keys.phones),
  )
  const [order] = await database
    .select({ id: orders.id })
    .from(orders)
    .where(and(isOwn, notInArray(orders.status, [...withoutPurchase])))
    .limit(1)
  return order !== undefined
}

/** Whether an order that is not cancelled used this coupon under one of the identity keys. */
async function isUsedBy(
  database: Database,
  code: string,
  keys: readonly string[],
): Promise<boolean> {
  if (keys.length === 0) return false
  const [used] = await database
    .select({ id: couponUses.id })
    .from(couponUses)
    .where(and(eq(couponUses.code, code), arrayOverlaps(couponUses.customerKeys, [...keys])))
    .limit(1)
  return used !== undefined
}

/** Locks coupons in the order of their codes, so that transactions cannot deadlock. */
export async function lockCoupons(
  transaction: Database,
  codes: readonly string[],
): Promise<Coupon[]> {
  if (codes.length === 0) return []
  return transaction
    .select()
    .from(coupons)
    .where(inArray(coupons.code, [...codes]))
    .orderBy(asc(coupons.code))
    .for('update')
}
