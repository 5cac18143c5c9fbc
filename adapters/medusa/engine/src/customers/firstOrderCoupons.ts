import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, PromotionActions } from '@medusajs/framework/utils'
import { updateCartPromotionsWorkflow } from '@medusajs/medusa/core-flows'
import type { Shopper } from '../../../../../contract/rules/firstOrder.ts'
import { hasOrdered } from '../modules/shop/openOrders'
import { shopModule } from '../modules/shop/shopModule'
import type { ShopService } from '../modules/shop/shopService'

interface Coupon {
  code: string
  metadata: { firstOrder?: boolean } | null
}

interface Cart {
  customer_id: string | null
  email: string | null
  promotions?: Coupon[] | null
}

/** Removes the coupons for a first order from a cart whose person has ordered before. Returns whether the cart has others. */
export async function dropFirstOrderCoupons(
  container: MedusaContainer,
  cartId: string,
  shopper: Shopper<string>,
): Promise<boolean> {
  const cart = await readCart(container, cartId)
  const codes = (cart?.promotions ?? []).filter(isForFirstOrder).map(({ code }) => code)
  const { database } = container.resolve<ShopService>(shopModule)
  if (codes.length === 0) return false
  if (!(await hasOrdered(database, shopper, cartId))) return true
  await updateCartPromotionsWorkflow(container).run({
    input: { cart_id: cartId, promo_codes: codes, action: PromotionActions.REMOVE },
  })
  return false
}

/** Whether a code is for a first order, and the customer of a cart has ordered before. */
export async function isRejectedCoupon(
  container: MedusaContainer,
  cartId: string,
  code: string,
): Promise<boolean> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const { data } = await query.graph({
    entity: 'promotion',
    fields: ['code', 'metadata'],
    filters: { code },
  })
  const [coupon] = data as unknown as Coupon[]
  const cart = coupon && isForFirstOrder(coupon) ? await readCart(container, cartId) : undefined
  if (!cart?.customer_id) return false
  const { database } = container.resolve<ShopService>(shopModule)
  const { customer_id: customerId, email } = cart
  return hasOrdered(database, { customerId, emails: [email], phone: '' })
}

const isForFirstOrder = ({ metadata }: Coupon) => metadata?.firstOrder === true

async function readCart(container: MedusaContainer, id: string): Promise<Cart | undefined> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const fields = ['customer_id', 'email', 'promotions.code', 'promotions.metadata']
  const { data } = await query.graph({ entity: 'cart', fields, filters: { id } })
  return data[0] as unknown as Cart | undefined
}
