import type { AgentOrderQuery } from '../../generated/agentDocuments.ts'
import type { Caller } from '../core/operation.ts'
import { plain } from '../core/plain.ts'
import { minorUnits, ucpMetadata } from '../core/protocol.ts'
import type { Session } from '../core/sessions.ts'

type Order = NonNullable<AgentOrderQuery['order']>

const refundStatus = {
  REQUESTED: 'pending',
  SENT: 'pending',
  DONE: 'completed',
  FAILED: 'failed',
  UNKNOWN: 'pending',
}

/** Whether the pieces of an order have reached the buyer, or never will. */
function progressOf({ status, timeline }: Order) {
  const isDelivered = timeline.some(
    ({ name, date }) => date && (name === 'DELIVERED' || name === 'COLLECTED'),
  )
  const isRemoved = status === 'CANCELLED' || status === 'REFUNDED' || status === 'FAILED'
  return { isDelivered: !isRemoved && (isDelivered || status === 'COMPLETED'), isRemoved }
}

/**
 * An order as UCP describes it. Of the address it has the province and the country only: the buyer may have typed it in the
 * browser, not told the agent.
 */
export function orderView(
  order: Order,
  session: Session,
  { absolute, isActive }: Pick<Caller, 'absolute' | 'isActive'>,
) {
  const { isDelivered, isRemoved } = progressOf(order)
  const discount = minorUnits(order.discountTotal)
  const lines = order.items.map((item, index) => {
    const amount = minorUnits(item.total)
    const total = isRemoved ? 0 : item.quantity
    return {
      id: `line-${index + 1}`,
      item: {
        id: item.url?.split('/').at(-1)?.split('?')[0] || `line-${index + 1}`,
        title: plain(item.name, 300),
        price: minorUnits(item.price),
        ...(item.image && { image_url: absolute(item.image.sizes.large.url) }),
      },
      quantity: { original: item.quantity, total, fulfilled: isDelivered ? item.quantity : 0 },
      totals: [
        { type: 'subtotal', amount },
        { type: 'total', amount },
      ],
      status: isRemoved ? 'removed' : isDelivered ? 'fulfilled' : 'processing',
    }
  })
  const all = order.items.map(({ quantity }, index) => ({ id: `line-${index + 1}`, quantity }))
  const { province, country } = order.shipping
  return {
    ucp: ucpMetadata(['order'], isActive),
    id: session.order?.id ?? '',
    label: order.number,
    checkout_id: session.id,
    permalink_url: absolute(`/my-account/view-order/${encodeURIComponent(order.number)}`),
    line_items: lines,
    fulfillment: {
      expectations: isRemoved
        ? []
        : [
            {
              id: 'delivery',
              line_items: all,
              method_type: 'shipping',
              destination: { address_region: province, address_country: country },
            },
          ],
      events: order.shipments.map(({ carrier, trackingNumber, trackingUrl, sentDate }, index) => ({
        id: `shipment-${index + 1}`,
        occurred_at: sentDate,
        type: isDelivered ? 'delivered' : 'shipped',
        line_items: all,
        carrier,
        tracking_number: trackingNumber,
        ...(trackingUrl && { tracking_url: trackingUrl }),
      })),
    },
    adjustments: order.refunds.map(({ id, amount, status, requestedDate }) => ({
      id,
      type: 'refund',
      occurred_at: requestedDate,
      status: refundStatus[status],
      totals: [{ type: 'total', amount: -minorUnits(amount) }],
    })),
    currency: order.total.currencyCode,
    totals: [
      { type: 'subtotal', display_text: 'Items', amount: minorUnits(order.subTotal) },
      ...(discount > 0 ? [{ type: 'discount', display_text: 'Discount', amount: -discount }] : []),
      { type: 'fulfillment', display_text: 'Delivery', amount: minorUnits(order.shippingTotal) },
      { type: 'total', display_text: 'Total', amount: minorUnits(order.total) },
    ],
  }
}
