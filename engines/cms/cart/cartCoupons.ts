import { cartCopy } from '@vitrine/commerce/copy/cart.ts'
import { ContractProblem } from '@vitrine/commerce/problem.ts'
import {
  type Coupon,
  type CouponHistory,
  couponItems,
  couponRejection,
  normalizeCode,
} from '@vitrine/commerce/rules/coupons.ts'
import {
  couponKeys,
  orderKeys,
  type Shopper,
  usedKeys,
  withoutPurchase,
} from '@vitrine/commerce/rules/firstOrder.ts'
import { and, arrayOverlaps, asc, eq, inArray, notInArray, or } from 'drizzle-orm'
import type { Database } from '#cms/database/openDatabase.ts'
import { cartCoupons, carts, coupons, type StoredNotice } from '#cms/database/schema/cart.ts'
import { customers } from '#cms/database/schema/customers.ts'
import { couponUses, orders } from '#cms/database/schema/orders.ts'
import type { StoredCart } from './cart.ts'
import { pricedGiftWrap } from './giftWrap.ts'
import type { ReconciledLine } from './lines.ts'
import { couponLines, type PricedCart } from './serializeCart.ts'

/** Dependencies of a check of coupons beside the bag. */
export interface CouponChecks {
  now: Date
  /** The secrets under which the uses of deleted accounts are counted. */
  couponSecrets: readonly string[]
}

/** Maximum number of coupons in a bag. */
const maxCoupons = 5

/** Adds a coupon to a locked bag, once. Throws `invalid` with the reason. */
export async function enterCoupon(
  transaction: Database,
  cart: StoredCart,
  lines: readonly ReconciledLine[],
  text: string,
  context: CouponChecks,
): Promise<void> {
  const code = normalizeCode(text)
  const entered = await enteredCoupons(transaction, cart)
  if (entered.some((coupon) => coupon.code === code)) return
  if (entered.length >= maxCoupons) throw rejected(cartCopy.tooManyCoupons(maxCoupons))
  const [coupon] = await transaction.select().from(coupons).where(eq(coupons.code, code))
  if (!coupon) throw rejected(cartCopy.couponUnknown(code))
  const rejection = await rejectionOf(transaction, cart, coupon, lines, context)
  if (rejection) throw rejected(rejection)
  await transaction.insert(cartCoupons).values({ cartId: cart.id, code, addedAt: context.now })
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
  context: CouponChecks,
): Promise<PricedCart> {
  const valid: Coupon[] = []
  const notices: StoredNotice[] = []
  for (const coupon of await enteredCoupons(transaction, cart)) {
    const rejection = await rejectionOf(transaction, cart, coupon, lines, context)
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
  const rows = await transaction
    .select({ coupon: coupons })
    .from(cartCoupons)
    .innerJoin(coupons, eq(coupons.code, cartCoupons.code))
    .where(eq(cartCoupons.cartId, cart.id))
    .orderBy(asc(cartCoupons.addedAt), asc(cartCoupons.code))
  return rows.map((row) => row.coupon)
}

async function rejectionOf(
  transaction: Database,
  cart: StoredCart,
  coupon: Coupon,
  lines: readonly ReconciledLine[],
  { now, couponSecrets }: CouponChecks,
): Promise<string | null> {
  const shopper = { customerId: cart.customerId, emails: [], phone: '' }
  const history = await couponHistory(transaction, coupon, shopper, couponSecrets)
  const items = couponItems(coupon, couponLines(lines))
  return couponRejection(coupon, { items, now, ...history })
}

/** A person of an order, by the form or only by the account. */
export interface CouponShopper extends Shopper<number> {
  phoneNumber?: string | null | undefined
}

/**
 * The orders of a shopper that decide about a coupon, with email address and phone number of the account beside the given
 * ones.
 */
export async function couponHistory(
  database: Database,
  { code, oncePerCustomer, firstOrder }: Coupon,
  shopper: CouponShopper,
  secrets: readonly string[],
): Promise<CouponHistory> {
  if (!oncePerCustomer && !firstOrder) return { usedByCustomer: false, hasOrdered: false }
  const { email } = await contactOf(database, shopper.customerId)
  const emails = [...shopper.emails, email]
  return {
    usedByCustomer:
      oncePerCustomer &&
      (await isUsedBy(database, code, {
        keys: usedKeys(await customerKeys(database, shopper), secrets),
        mailboxes: orderKeys({ ...shopper, emails }).emails,
      })),
    hasOrdered: firstOrder && (await hasOrdered(database, { ...shopper, emails })),
  }
}

/** Identity keys under which a single-use coupon is counted, by the form of an order and by the account. */
export async function customerKeys(
  database: Database,
  { customerId, emails, phoneNumber }: Pick<CouponShopper, 'customerId' | 'emails' | 'phoneNumber'>,
): Promise<string[]> {
  const account = await contactOf(database, customerId)
  return couponKeys({ customerId, emails: [...emails, account.email] }, [
    phoneNumber,
    account.phoneNumber,
  ])
}

async function contactOf(database: Database, customerId: number | null) {
  const nothing = { email: null, phoneNumber: null }
  if (customerId === null) return nothing
  const [customer] = await database
    .select({ email: customers.email, phoneNumber: customers.phoneNumber })
    .from(customers)
    .where(eq(customers.id, customerId))
  return customer ?? nothing
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

/**
 * Whether an order that is not cancelled used this coupon under one of the identity keys, or, from before keys had
 * mailboxes, under the email of its order.
 */
async function isUsedBy(
  database: Database,
  code: string,
  { keys, mailboxes }: { keys: string[]; mailboxes: string[] },
): Promise<boolean> {
  if (keys.length === 0) return false
  const isOwn = or(
    arrayOverlaps(couponUses.customerKeys, keys),
    inArray(orders.contactEmail, mailboxes),
  )
  const [used] = await database
    .select({ id: couponUses.id })
    .from(couponUses)
    .innerJoin(orders, eq(orders.id, couponUses.orderId))
    .where(and(eq(couponUses.code, code), isOwn))
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
