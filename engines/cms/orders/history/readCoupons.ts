import { couponRejection } from '@vitrine/commerce/rules/coupons.ts'
import { toBaht } from '@vitrine/commerce/satang.ts'
import { couponSecrets } from '@vitrine/commerce/secrets.ts'
import { toInstant } from '@vitrine/contract/clock.ts'
import type { CustomerCoupon } from '@vitrine/contract/orders.ts'
import { asc, desc, eq } from 'drizzle-orm'
import { couponHistory } from '#cms/cart/cartCoupons.ts'
import type { Cms } from '#cms/core/context.ts'
import type { Database } from '#cms/database/openDatabase.ts'
import { coupons } from '#cms/database/schema/cart.ts'
import { couponUses, orders } from '#cms/database/schema/orders.ts'

/** The coupons of a customer: the offered ones that can still be used, then the used ones. */
export async function readCoupons(
  { database, secrets }: Pick<Cms, 'database' | 'secrets'>,
  customerId: number,
  now: Date,
): Promise<CustomerCoupon[]> {
  return [
    ...(await readAvailable(database, customerId, now, couponSecrets(secrets))),
    ...(await readUsed(database, customerId)),
  ]
}

/**
 * The available coupons that the shop lists, since a code that is not listed is known only to those who received it.
 */
async function readAvailable(
  database: Database,
  customerId: number,
  now: Date,
  keySecrets: readonly string[],
): Promise<CustomerCoupon[]> {
  const listed = await database
    .select()
    .from(coupons)
    .where(eq(coupons.listed, true))
    .orderBy(asc(coupons.code))
  const available: CustomerCoupon[] = []
  for (const coupon of listed) {
    const shopper = { customerId, emails: [], phone: '' }
    const history = await couponHistory(database, coupon, shopper, keySecrets)
    // The minimum and the products depend on the bag.
    if (couponRejection(coupon, { items: Math.max(coupon.minimum, 1), now, ...history })) continue
    available.push({
      code: coupon.code,
      description: coupon.description,
      status: 'available',
      minimum: coupon.minimum > 0 ? toBaht(coupon.minimum) : null,
      expiresDate: coupon.expiresAt && toInstant(coupon.expiresAt),
      orderId: null,
      discount: null,
      usedDate: null,
    })
  }
  return available
}

async function readUsed(database: Database, customerId: number): Promise<CustomerCoupon[]> {
  const used = await database
    .select({ use: couponUses, order: orders, description: coupons.description })
    .from(couponUses)
    .innerJoin(orders, eq(orders.id, couponUses.orderId))
    .leftJoin(coupons, eq(coupons.code, couponUses.code))
    .where(eq(orders.customerId, customerId))
    .orderBy(desc(orders.createdAt), asc(couponUses.id))
    .limit(200)
  return used.map(({ use, order, description }) => ({
    code: use.code,
    description: description ?? use.code,
    status: 'used',
    minimum: null,
    expiresDate: null,
    orderId: String(order.id),
    discount: toBaht(use.discount),
    usedDate: toInstant(order.createdAt),
  }))
}
