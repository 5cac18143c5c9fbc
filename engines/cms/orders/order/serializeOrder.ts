import { keyQuery } from '@vitrine/commerce/email/orderEmail.ts'
import { accessKey } from '@vitrine/commerce/orderAccess.ts'
import { paymentMethodTitle } from '@vitrine/commerce/rules/paymentMethods.ts'
import { orderArrival } from '@vitrine/commerce/rules/shippingMethods.ts'
import { canOrderAgain, isInvoiced, isPayable } from '@vitrine/commerce/rules/transitions.ts'
import { roundToBaht, toBaht } from '@vitrine/commerce/satang.ts'
import { toInstant } from '@vitrine/contract/clock.ts'
import type { Exchange, Order, OrderItem, Refund } from '@vitrine/contract/orders.ts'
import type { z } from 'zod'
import type { Cms } from '#cms/core/context.ts'
import { type Entries, orderEntries } from './ledger.ts'
import { type Deliveries, serializeDelivery } from './readDelivery.ts'
import type { StoredReturn } from './readReturns.ts'
import type { StoredOrder, StoredOrderLine } from './requireOrder.ts'
import { serializeReturnFields } from './serializeReturns.ts'

export type OrderResponse = z.infer<typeof Order>

/** Records of orders beside their lines. */
interface OrderParts {
  entries?: Entries
  deliveries?: Deliveries
  returns?: readonly StoredReturn[]
  /** The exchanges by the id of the line. */
  exchanges?: ReadonlyMap<number, Exchange[]>
  /** The key by which a guest reads the order. */
  givenKey?: string | undefined
}

/**
 * An order as the contract's Order, in baht. A guest's has the key by which it was read, since a new one would make a
 * link last for ever.
 */
export function serializeOrder(
  cms: Pick<Cms, 'secrets' | 'environment' | 'clock'>,
  order: StoredOrder,
  lines: readonly StoredOrderLine[],
  {
    entries = { payments: [], refunds: [] },
    deliveries = { shipments: [], events: [] },
    returns = [],
    exchanges = new Map(),
    givenKey,
  }: OrderParts = {},
): OrderResponse {
  const { id, customerId, createdAt } = order
  const key = customerId === null ? (givenKey ?? accessKey(cms, id, createdAt)) : null
  const query = keyQuery(key)
  const orderLines = lines.filter((line) => line.orderId === id)
  const { itemOf, ...returnFields } = serializeReturnFields(cms, order, orderLines, {
    returns,
    events: deliveries.events,
    exchanges,
  })
  return {
    orderId: String(order.id),
    createdDate: toInstant(order.createdAt),
    status: order.status,
    total: toBaht(order.total),
    subTotal: toBaht(order.subTotal),
    discountTotal: toBaht(order.discountTotal),
    shippingTotal: toBaht(order.shippingTotal),
    shippingTax: toBaht(roundToBaht(order.shippingTax)),
    totalTax: toBaht(roundToBaht(order.totalTax)),
    paymentMethod: order.paymentMethod,
    paymentMethodTitle: paymentMethodTitle(order.paymentMethod),
    billing: order.billing,
    shipping: order.shipping,
    orderItems: orderLines.map((line) => ({ ...serializeLine(line), ...itemOf(line) })),
    invoicePermalink:
      isInvoiced(order.status) && order.paidAt ? `/invoice/${order.id}${query}` : null,
    paymentPermalink: paymentPermalink(order, query),
    paymentDeadline: isPayable(order.status) ? toInstant(order.paymentDeadline) : null,
    ...orderArrival(order, cms.clock.now(), cms.environment),
    accessKey: key,
    note: order.note,
    giftWrap: order.giftWrap && { ...order.giftWrap, price: toBaht(order.giftWrap.price) },
    refunds: serializeRefunds(orderEntries(order.id, entries)),
    ...serializeDelivery(order, orderLines, deliveries),
    ...returnFields,
    canOrderAgain: canOrderAgain(order.status),
    canCreateAccount: customerId === null && Boolean(order.billing.email),
  }
}

/** The page on which to pay an order that awaits payment. */
function paymentPermalink({ id, status, paymentMethod }: StoredOrder, query: string) {
  if (!isPayable(status)) return null
  if (paymentMethod === 'bacs')
    return `/confirm-payment?wcp_order_id=${id}${query.replace('?', '&')}`
  return paymentMethod === 'omise'
    ? `/checkout/card/${id}${query}`
    : `/my-account/view-order/${id}${query}`
}

/** Refunds for the response: without withdrawn ones, staff's reasons and the provider's messages. */
function serializeRefunds({ payments, refunds }: Entries): z.infer<typeof Refund>[] {
  const ofGoods = new Set(payments.filter(({ purpose }) => purpose === 'order').map(({ id }) => id))
  const shown = refunds.filter(({ status }) => status !== 'withdrawn')
  return shown.map((refund) => ({
    id: String(refund.id),
    amount: toBaht(refund.amount),
    status: refund.status,
    reason: ofGoods.has(refund.paymentId) ? 'order' : 'payment',
    requestedDate: toInstant(refund.requestedAt),
    settledDate: refund.settledAt && toInstant(refund.settledAt),
  }))
}

function serializeLine(line: StoredOrderLine): z.infer<typeof OrderItem> {
  return {
    productId: String(line.productId),
    name: line.name,
    permalink: line.permalink,
    image: line.image,
    price: toBaht(line.price),
    quantity: line.quantity,
    total: toBaht(line.price * line.quantity),
    productType: line.productType,
    variationAttributes: line.attributes,
  }
}
