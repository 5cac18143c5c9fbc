import type { SubscriberArgs, SubscriberConfig } from '@medusajs/framework'
import { emailsOf } from '../emails/eventEmails'
import { findOrderOf } from '../emails/findEmailOrder'
import { shopModule } from '../modules/shop/shopModule'
import type { ShopService } from '../modules/shop/shopService'

/** The payload of Medusa's order events. */
interface OrderEvent {
  /** The id of the order, the payment or the fulfilment, as the event has it. */
  id?: string
  order_id?: string
  fulfillment_id?: string
  /** Set by staff who do not want the shopper to get an email. */
  no_notification?: boolean
}

/** Adds the email about what staff did to an order in Medusa to the outbox. */
export default async function addOrderEmails({
  event: { name, data },
  container,
}: SubscriberArgs<OrderEvent>) {
  if (data.no_notification) return
  const shop: ShopService = container.resolve(shopModule)
  const id = data.fulfillment_id ?? data.id ?? ''
  const orderId = data.order_id ?? (await findOrderOf(container, id))
  const stored = orderId ? await shop.findOrder({ order_id: orderId }) : undefined
  if (!orderId || !stored) return
  for (const email of await emailsOf(container, name, id, stored))
    await shop.addEmail({ ...email, orderId })
}

export const config: SubscriberConfig = {
  event: [
    'order.canceled',
    'order.fulfillment_created',
    'shipment.created',
    'delivery.created',
    'payment.captured',
  ],
}
