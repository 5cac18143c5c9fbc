import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, PromotionActions } from '@medusajs/framework/utils'
import { updateCartPromotionsWorkflow } from '@medusajs/medusa/core-flows'
import { shopperRejection } from '@vitrine/commerce/rules/coupons.ts'
import { couponKeys, type Shopper } from '@vitrine/commerce/rules/firstOrder.ts'
import { type CouponClaim, hasOrdered, hasUsedCoupon } from '../modules/shop/openOrders'
import { shopModule } from '../modules/shop/shopModule'
import type { ShopService } from '../modules/shop/shopService'
import { findAccount } from './findAccount'

/** The limits of a promotion that depend on who orders. */
interface PersonalCoupon {
  code: string
  metadata: { firstOrder?: boolean; oncePerCustomer?: boolean } | null
  campaign?: {
    budget?: { type: string; attribute: string | null; limit: number | null } | null
  } | null
}

interface Cart {
  customer_id: string | null
  promotions?: PersonalCoupon[] | null
}

/** A person by a checkout's form, or only by the account. */
export interface CouponShopper extends Shopper<string> {
  phoneNumber?: string | null | undefined
}

const limitFields = [
  'code',
  'metadata',
  'campaign.budget.type',
  'campaign.budget.attribute',
  'campaign.budget.limit',
]

/**
 * The limits of a promotion, whose campaign has one budget, so that `oncePerCustomer` in the metadata is the limit of a
 * customer beside one of all uses.
 */
const limitsOf = ({ code, metadata, campaign }: PersonalCoupon) => {
  const { type, attribute, limit } = campaign?.budget ?? {}
  const isOfEmail = type === 'use_by_attribute' && attribute === 'customer_email'
  return {
    code,
    oncePerCustomer: metadata?.oncePerCustomer === true || (isOfEmail && Number(limit) === 1),
    firstOrder: metadata?.firstOrder === true,
  }
}

/** Removes the coupons from a cart that its person may not use, and returns the personal limits of the others. */
export async function dropPersonalCoupons(
  container: MedusaContainer,
  cartId: string,
  shopper: CouponShopper,
): Promise<CouponClaim> {
  const coupons = ((await readCart(container, cartId))?.promotions ?? []).map(limitsOf)
  const { database } = container.resolve<ShopService>(shopModule)
  const person = await personOf(container, shopper)
  const rejected: string[] = []
  for (const coupon of coupons)
    if (await rejectionOf(database, coupon, person, cartId)) rejected.push(coupon.code)
  if (rejected.length > 0)
    await updateCartPromotionsWorkflow(container).run({
      input: { cart_id: cartId, promo_codes: rejected, action: PromotionActions.REMOVE },
    })
  const kept = coupons.filter(({ code }) => !rejected.includes(code))
  return {
    ...person,
    isFirstOrder: kept.some(({ firstOrder }) => firstOrder),
    onceCodes: kept.filter(({ oncePerCustomer }) => oncePerCustomer).map(({ code }) => code),
  }
}

/** The reason why the customer of a cart may not use a coupon, or null, also for a guest, who is not identified yet. */
export async function cartCouponRejection(
  container: MedusaContainer,
  cartId: string,
  code: string,
): Promise<string | null> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const { data } = await query.graph({
    entity: 'promotion',
    fields: limitFields,
    filters: { code },
  })
  const [coupon] = data as unknown as PersonalCoupon[]
  const customerId = coupon && (await readCart(container, cartId))?.customer_id
  return coupon && customerId ? customerRejection(container, coupon, customerId) : null
}

/** The reason why a customer may not use a coupon, or null. */
export async function customerRejection(
  container: MedusaContainer,
  coupon: PersonalCoupon,
  customerId: string,
): Promise<string | null> {
  const { database } = container.resolve<ShopService>(shopModule)
  const person = await personOf(container, { customerId, emails: [], phone: '' })
  return rejectionOf(database, limitsOf(coupon), person)
}

/** A shopper with the email address of the account, and the keys under which coupons are counted. */
async function personOf(container: MedusaContainer, shopper: CouponShopper) {
  const { customerId, phone, phoneNumber } = shopper
  const account = customerId === null ? undefined : await findAccount(container, { id: customerId })
  const emails = [...shopper.emails, account?.email]
  const keys = couponKeys({ customerId, emails }, [phoneNumber, account?.phoneNumber])
  return { shopper: { customerId, emails, phone }, keys }
}

async function rejectionOf(
  database: Knex,
  coupon: ReturnType<typeof limitsOf>,
  { shopper, keys }: Pick<CouponClaim, 'shopper' | 'keys'>,
  cartId = '',
): Promise<string | null> {
  const { code, oncePerCustomer, firstOrder } = coupon
  return shopperRejection(coupon, {
    usedByCustomer: oncePerCustomer && (await hasUsedCoupon(database, code, keys, cartId)),
    hasOrdered: firstOrder && (await hasOrdered(database, shopper, cartId)),
  })
}

async function readCart(container: MedusaContainer, id: string): Promise<Cart | undefined> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const fields = ['customer_id', ...limitFields.map((field) => `promotions.${field}`)]
  const { data } = await query.graph({ entity: 'cart', fields, filters: { id } })
  return data[0] as unknown as Cart | undefined
}
