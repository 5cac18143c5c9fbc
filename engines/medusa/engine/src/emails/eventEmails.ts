import type { MedusaContainer } from '@medusajs/framework/types'
import { issueDocuments } from '../documents/issueDocuments'
import type { OrderEmail } from '../modules/shop/outbox'
import type { ShopOrder } from '../modules/shop/rows'
import { shopModule } from '../modules/shop/shopModule'
import type { ShopService } from '../modules/shop/shopService'

type Email = Omit<OrderEmail, 'orderId'>

/**
 * The emails about an event of Medusa, by the names of the embedded CMS, after issuing the tax invoice of a payment.
 * @param id of the order, payment or fulfilment
 */
export async function eventEmails(
  container: MedusaContainer,
  event: string,
  id: string,
  order: ShopOrder,
): Promise<Email[]> {
  const orderId = order.order_id ?? ''
  switch (event) {
    case 'order.canceled':
      return [{ event: await cancellationOf(container, order) }]
    case 'order.fulfillment_created':
      return [{ event: 'packing.started' }]
    case 'shipment.created':
      return order.shipping_method === 'pick-up'
        ? [{ event: 'order.completed' }]
        : [{ event: 'order.sent', subject: id, detail: { fulfilmentId: id } }]
    case 'delivery.created':
      return [{ event: 'order.delivered' }]
    case 'payment.captured':
      await issueDocuments(container, orderId)
      return [{ event: 'payment.received' }]
    default:
      return []
  }
}

/**
 * The reason why an order was cancelled: its slip or its payment deadline has expired, or it was cancelled on request.
 */
async function cancellationOf(
  container: MedusaContainer,
  { order_id: orderId, payment_deadline: deadline }: ShopOrder,
): Promise<string> {
  const shop: ShopService = container.resolve(shopModule)
  const slips = await shop.slipsOf([orderId ?? ''])
  if (slips.at(-1)?.status === 'expired') return 'slip.expired'
  return deadline < new Date() ? 'order.expired' : 'order.cancelled'
}
