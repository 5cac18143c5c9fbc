import { and, arrayOverlaps, asc, eq, inArray } from 'drizzle-orm'
import { couponKeys } from '#cms/customer/account.ts'
import type { Database } from '#cms/database/openDatabase.ts'
import { cartCoupons, carts, coupons, type StoredNotice } from '#cms/database/schema/cart.ts'
import { customers } from '#cms/database/schema/customers.ts'
import { couponUses } from '#cms/database/schema/orders.ts'
import { CmsProblem } from '#cms/http/problem.ts'
import type { Bag } from './bag.ts'
import { cartCopy } from './copy.ts'
import { type Coupon, couponRefusal, normalCode } from './coupons.ts'
import type { SettledLine } from './lines.ts'
import { type PricedBag, pricedLines } from './serializeCart.ts'
import { itemsTotal } from './totals.ts'

/** Codes that one bag may hold. */
const maximumCoupons = 5

/** Enters a code in a locked bag; entering it twice is once. Throws `invalid` with its sentence. */
export async function enterCoupon(
  transaction: Database,
  bag: Bag,
  lines: readonly SettledLine[],
  text: string,
  now: Date,
): Promise<void> {
  const code = normalCode(text)
  const entered = await enteredCoupons(transaction, bag)
  if (entered.some((coupon) => coupon.code === code)) return
  if (entered.length >= maximumCoupons) throw refused(cartCopy.tooManyCoupons(maximumCoupons))
  const [coupon] = await transaction.select().from(coupons).where(eq(coupons.code, code))
  if (!coupon) throw refused(cartCopy.couponUnknown(code))
  const refusal = await refusalOf(transaction, bag, coupon, itemsTotal(pricedLines(lines)), now)
  if (refusal) throw refused(refusal)
  await transaction.insert(cartCoupons).values({ cartId: bag.id, code, addedAt: now })
}

const refused = (message: string) =>
  new CmsProblem('invalid', message, { fields: { code: message } })

/** Takes a code out of a locked bag; one that is not there is no error. */
export async function removeCoupon(transaction: Database, bag: Bag, code: string): Promise<void> {
  await transaction
    .delete(cartCoupons)
    .where(and(eq(cartCoupons.cartId, bag.id), eq(cartCoupons.code, normalCode(code))))
}

/** The bag with the coupons that still count; the others are taken out, and it says why. */
export async function settleCoupons(
  transaction: Database,
  bag: Bag,
  lines: readonly SettledLine[],
  now: Date,
): Promise<PricedBag> {
  const items = itemsTotal(pricedLines(lines))
  const counting: Coupon[] = []
  const notices: StoredNotice[] = []
  for (const coupon of await enteredCoupons(transaction, bag)) {
    const refusal = await refusalOf(transaction, bag, coupon, items, now)
    if (refusal) {
      await removeCoupon(transaction, bag, coupon.code)
      notices.push({ code: 'coupon_removed', message: refusal })
    } else counting.push(coupon)
  }
  const all = [...bag.notices, ...notices]
  if (notices.length > 0)
    await transaction.update(carts).set({ notices: all }).where(eq(carts.id, bag.id))
  return { lines, notices: all, coupons: counting }
}

async function enteredCoupons(transaction: Database, bag: Bag): Promise<Coupon[]> {
  const found = await transaction
    .select({ coupon: coupons })
    .from(cartCoupons)
    .innerJoin(coupons, eq(coupons.code, cartCoupons.code))
    .where(eq(cartCoupons.cartId, bag.id))
    .orderBy(asc(cartCoupons.addedAt), asc(cartCoupons.code))
  return found.map((row) => row.coupon)
}

async function refusalOf(
  transaction: Database,
  bag: Bag,
  coupon: Coupon,
  items: number,
  now: Date,
): Promise<string | null> {
  const usedByCustomer =
    coupon.oncePerCustomer &&
    bag.customerId !== null &&
    (await isUsedBy(transaction, coupon.code, await customerKeys(transaction, bag.customerId)))
  return couponRefusal(coupon, { items, now, usedByCustomer })
}

/** By what a customer is known to coupons that count once: the account, and the e-mail behind it. */
export async function customerKeys(
  database: Database,
  customerId: number | null,
  email?: string | null,
): Promise<string[]> {
  if (customerId === null) return couponKeys(null, [email])
  const [customer] = await database
    .select({ email: customers.email })
    .from(customers)
    .where(eq(customers.id, customerId))
  return couponKeys(customerId, [email, customer?.email])
}

/** Whether an order that was not cancelled has used this coupon for one of these customers. */
export async function isUsedBy(
  database: Database,
  code: string,
  keys: readonly string[],
): Promise<boolean> {
  const [used] = await database
    .select({ id: couponUses.id })
    .from(couponUses)
    .where(and(eq(couponUses.code, code), arrayOverlaps(couponUses.customerKeys, [...keys])))
    .limit(1)
  return used !== undefined
}

/** The bag's coupons with their rows locked, in one order for everybody. */
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
