import type { z } from 'zod'
import { toInstant } from '#cms/clock.ts'
import type { Cms } from '#cms/context.ts'
import type { orderLines } from '#cms/database/schema/orders.ts'
import type { Order, OrderItem } from '#gateway/contracts/orders.ts'
import { accessKey } from './orderAccess.ts'
import { keyQuery } from './orderMail.ts'
import { paymentMethodTitle } from './paymentMethods.ts'
import type { StoredOrder } from './requireOrder.ts'
import { isPayable } from './transitions.ts'

export type StoredOrderLine = typeof orderLines.$inferSelect
export type OrderResponse = z.infer<typeof Order>

/** Statuses with an invoice. */
const invoiced = ['processing', 'packing', 'completed', 'refunded']

/** Whether an order in this status has an invoice. */
export function isInvoiced(status: string): boolean {
  return invoiced.includes(status)
}

/** An order as the contract's Order, with those of `lines` that belong to it. */
export function serializeOrder(
  cms: Pick<Cms, 'secrets'>,
  order: StoredOrder,
  lines: readonly StoredOrderLine[],
): OrderResponse {
  const query = keyQuery(cms, order)
  return {
    orderId: String(order.id),
    createdDate: toInstant(order.createdAt),
    status: order.status,
    total: order.total,
    subTotal: order.subTotal,
    discountTotal: order.discountTotal,
    shippingTotal: order.shippingTotal,
    shippingTax: order.shippingTax,
    totalTax: order.totalTax,
    paymentMethod: order.paymentMethod,
    paymentMethodTitle: paymentMethodTitle(order.paymentMethod),
    billing: order.billing,
    shipping: order.shipping,
    orderItems: lines.filter(({ orderId }) => orderId === order.id).map(serializeLine),
    invoicePermalink: isInvoiced(order.status) ? `/invoice/${order.id}${query}` : null,
    paymentPermalink: paymentPermalink(order, query),
    accessKey: order.customerId === null ? accessKey(cms, order.id) : null,
    note: order.note,
  }
}

/** The page on which to pay an order that awaits payment. */
function paymentPermalink({ id, status, paymentMethod }: StoredOrder, query: string) {
  if (!isPayable(status)) return null
  return paymentMethod === 'bacs'
    ? `/confirm-payment?wcp_order_id=${id}`
    : `/my-account/view-order/${id}${query}`
}

function serializeLine(line: StoredOrderLine): z.infer<typeof OrderItem> {
  return {
    name: line.name,
    permalink: line.permalink,
    image: line.image,
    price: line.price,
    quantity: line.quantity,
    total: line.price * line.quantity,
    productType: line.productType,
    variationAttributes: line.attributes,
  }
}
