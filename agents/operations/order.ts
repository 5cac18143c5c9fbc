import { plain } from '@vitrine/gateway/scalars/textScalars.ts'
import { z } from 'zod'
import { AgentError } from '../core/agentError.ts'
import { type Caller, meta, operation } from '../core/caller.ts'
import { minorUnits, ucpMetadata, ucpResponse } from '../core/protocol.ts'
import type { Session } from '../core/sessions.ts'
import type { AgentOrderQuery } from '../generated/documents.ts'
import { moneyText } from '../ucp/catalogText.ts'
import { lineTotals, totalsView } from '../ucp/preparedView.ts'

type Order = NonNullable<AgentOrderQuery['order']>

const refundStatus: Readonly<Record<string, string>> = { DONE: 'completed', FAILED: 'failed' }

/**
 * An order as UCP describes it, with only the province and the country of its address: the buyer may have entered the
 * rest in the browser, where the agent did not see it.
 */
export function orderView(
  order: Order,
  session: Session,
  { absolute, isActive }: Pick<Caller, 'absolute' | 'isActive'>,
) {
  const { number, status, timeline, items, shipments, refunds, total } = order
  const { province: address_region, country: address_country } = order.shipping
  const isRemoved = ['CANCELLED', 'REFUNDED', 'FAILED'].includes(status)
  const hasArrived = timeline.some(
    ({ name, date }) => date && (name === 'DELIVERED' || name === 'COLLECTED'),
  )
  const isDelivered = !isRemoved && (hasArrived || status === 'COMPLETED')
  const all = items.map(({ quantity }, index) => ({ id: `line-${index + 1}`, quantity }))
  return {
    ucp: ucpMetadata(['order'], isActive),
    id: session.order?.id ?? '',
    label: number,
    checkout_id: session.id,
    permalink_url: absolute(`/my-account/view-order/${encodeURIComponent(number)}`),
    line_items: items.map((item, index) => ({
      id: `line-${index + 1}`,
      item: {
        id: item.url?.split('/').at(-1)?.split('?')[0] || `line-${index + 1}`,
        title: plain(item.name, 300),
        price: minorUnits(item.price),
        ...(item.image && { image_url: absolute(item.image.sizes.large.url) }),
      },
      quantity: {
        original: item.quantity,
        total: isRemoved ? 0 : item.quantity,
        fulfilled: isDelivered ? item.quantity : 0,
      },
      totals: lineTotals(minorUnits(item.total)),
      status: isRemoved ? 'removed' : isDelivered ? 'fulfilled' : 'processing',
    })),
    fulfillment: {
      expectations: isRemoved
        ? []
        : [
            {
              id: 'delivery',
              line_items: all,
              method_type: 'shipping',
              destination: { address_region, address_country },
            },
          ],
      events: shipments.map(({ carrier, trackingNumber, trackingUrl, sentDate }, index) => ({
        id: `shipment-${index + 1}`,
        occurred_at: sentDate,
        type: isDelivered ? 'delivered' : 'shipped',
        line_items: all,
        carrier,
        tracking_number: trackingNumber,
        ...(trackingUrl && { tracking_url: trackingUrl }),
      })),
    },
    adjustments: refunds.map(({ id, amount, status: refund, requestedDate }) => ({
      id,
      type: 'refund',
      occurred_at: requestedDate,
      status: refundStatus[refund] ?? 'pending',
      totals: [{ type: 'total', amount: -minorUnits(amount) }],
    })),
    currency: total.currencyCode,
    totals: totalsView(
      {
        totalItems: order.subTotal,
        totalDiscount: order.discountTotal,
        totalFees: order.giftWrapTotal,
        totalShipping: order.shippingTotal,
        totalPrice: total,
      },
      'Delivery',
    ),
  }
}

export const getOrder = operation({
  name: 'get_order',
  title: 'Show an order',
  description:
    'Shows the order of a checkout that its buyer has completed: status, parcels and refunds. Needs the id of the completed checkout’s order.',
  input: z.looseObject({ meta, id: z.string().max(100) }),
  output: z.looseObject({ ...ucpResponse, id: z.string() }),
  hints: { readOnly: true },
  example: { id: 'order_…' },
  route: { method: 'GET', path: '/orders/:id' },
  capability: 'order',
  needsCheckout: true,
  async run({ id }, caller) {
    const session = await caller.sessions.ofOrder(id)
    const { number = '', key = null } = session.order ?? {}
    const { order } = await caller.shopOf(session.cookies).run('AgentOrder', { id: number, key })
    if (!order)
      throw new AgentError('not_found', 'There is no such order.', { severity: 'unrecoverable' })
    const { amount, currencyCode: currency } = order.total
    const status = order.status.toLowerCase().replaceAll('_', ' ')
    const text = [
      `Order ${number}: ${status}, ${moneyText({ amount: minorUnits({ amount }), currency })}`,
      ...order.shipments.map(
        ({ carrier, trackingUrl, trackingNumber }) =>
          `Sent by ${carrier}, ${trackingUrl ?? trackingNumber}`,
      ),
    ]
    return { body: orderView(order, session, caller), text: text.join('\n') }
  },
})
