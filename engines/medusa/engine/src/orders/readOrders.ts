import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import type { ShopOrder } from '../modules/shop/rows'
import { shopModule } from '../modules/shop/shopModule'
import type { ShopService } from '../modules/shop/shopService'
import { captureFields } from './isUnpaid'
import { placedTotals, totalFields } from './placedTotals'
import { readReturns } from './readReturns'

/** Fields of Medusa's order that the adapter needs. */
const fields = [
  'id',
  'display_id',
  'status',
  'created_at',
  'canceled_at',
  'email',
  'metadata',
  ...totalFields,
  'billing_address.*',
  'shipping_address.*',
  'items.id',
  'items.title',
  'items.product_title',
  'items.product_id',
  'items.product_handle',
  'items.variant_id',
  'items.variant_option_values',
  'items.quantity',
  'items.unit_price',
  'items.metadata',
  'items.detail.fulfilled_quantity',
  'promotions.code',
  'promotions.metadata',
  'payment_collections.payments.id',
  'payment_collections.payments.amount',
  'payment_collections.payments.canceled_at',
  ...captureFields,
  'fulfillments.id',
  'fulfillments.location_id',
  'fulfillments.created_at',
  'fulfillments.packed_at',
  'fulfillments.shipped_at',
  'fulfillments.delivered_at',
  'fulfillments.canceled_at',
  'fulfillments.labels.tracking_number',
  'fulfillments.labels.tracking_url',
]

/** Maximum number of orders in a response. */
const maxOrders = 200

/** Reads the order with a number: Medusa's part, and the shop's with its slips, charges and refunds. */
export async function readOrder(container: MedusaContainer, number: number) {
  const shop: ShopService = container.resolve(shopModule)
  const stored = await shop.findOrder({ number })
  const [order] = stored ? await views(container, [stored]) : []
  return order
}

/** Reads the orders of a customer, newest first. */
export async function readCustomerOrders(container: MedusaContainer, customerId: string) {
  const shop: ShopService = container.resolve(shopModule)
  const stored = await shop
    .database<ShopOrder>('shop_order')
    .where({ customer_id: customerId })
    .whereNotNull('order_id')
    .orderBy('created_at', 'desc')
    .limit(maxOrders)
  return views(container, stored)
}

async function views(container: MedusaContainer, stored: ShopOrder[]) {
  const ids = stored.flatMap(({ order_id }) => order_id ?? [])
  if (ids.length === 0) return []
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const shop: ShopService = container.resolve(shopModule)
  const [{ data }, slips, charges, refunds, returns] = await Promise.all([
    query.graph({ entity: 'order', fields, filters: { id: ids } }),
    shop.slipsOf(ids),
    shop.chargesOf(ids),
    shop.refundsOf(ids),
    readReturns(container, ids),
  ])
  const orders = new Map(data.map((order) => [order.id, order]))
  return stored.flatMap((part) => {
    const order = orders.get(part.order_id ?? '')
    if (!order) return []
    const ofOrder = ({ order_id }: { order_id: string }) => order_id === part.order_id
    return [
      {
        order: { ...order, ...placedTotals(order) },
        shop: part,
        slips: slips.filter(ofOrder),
        charges: charges.filter(ofOrder),
        refunds: refunds.filter(ofOrder),
        returns: returns.filter(({ orderId }) => orderId === part.order_id),
      },
    ]
  })
}
