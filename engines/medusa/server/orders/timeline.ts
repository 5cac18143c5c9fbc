import { carrierOfPage } from '@vitrine/commerce/rules/carriers.ts'
import { orderTimeline, type TimelineEvent } from '@vitrine/commerce/rules/timeline.ts'
import { toInstant } from '@vitrine/contract/clock.ts'
import type { Order } from '@vitrine/contract/orders.ts'
import {
  activeFulfilments,
  type OrderFulfilment,
  orderPayments,
  type ReadOrder,
} from '../medusa/shopOrder.ts'
import { doneOrderRefunds, orderStatus } from './orderStatus.ts'

/** The events of an order after its payment, from Medusa's payments and parcels. */
export function orderEvents(read: ReadOrder): TimelineEvent[] {
  const { order, shop } = read
  const events: TimelineEvent[] = []
  const add = (event: string, at: string | null | undefined) => {
    if (at) events.push({ orderId: shop.number, event, at: new Date(at) })
  }
  for (const { created_at, shipped_at, delivered_at } of activeFulfilments(read)) {
    add('packing.started', created_at)
    add(shop.shipping_method === 'pick-up' ? 'order.completed' : 'order.sent', shipped_at)
    add('order.delivered', delivered_at)
  }
  add('order.cancelled', order.canceled_at)
  for (const { settled_at } of doneOrderRefunds(read)) add('order.refunded', settled_at)
  return events
}

/** The steps of an order with their dates. */
export function timeline(read: ReadOrder): Order['timeline'] {
  const { order, shop } = read
  const captures = orderPayments(read).flatMap(({ captures: list }) => list ?? [])
  const paidAt = captures.map(({ created_at }) => new Date(created_at)).at(-1) ?? null
  return orderTimeline(
    {
      id: shop.number,
      status: orderStatus(read),
      shippingMethod: shop.shipping_method,
      createdAt: new Date(order.created_at),
      paidAt,
    },
    orderEvents(read),
  )
}

/** The parcels of an order that were sent and have a tracking number. */
export const shipments = (read: ReadOrder): Order['shipments'] =>
  timelineParcels(activeFulfilments(read))

/** The parcels of an order's timeline, with the tracking numbers of its fulfilments. */
export function timelineParcels(
  fulfilments: readonly OrderFulfilment[],
): NonNullable<Order['shipments']> {
  return fulfilments.flatMap(({ shipped_at, labels }) =>
    shipped_at
      ? (labels ?? []).map(({ tracking_number, tracking_url }) => ({
          // Medusa has no field for it.
          carrier: carrierOfPage(tracking_url),
          trackingNumber: tracking_number,
          trackingUrl: /^https:/.test(tracking_url) ? tracking_url : null,
          sentDate: toInstant(new Date(shipped_at)),
        }))
      : [],
  )
}
