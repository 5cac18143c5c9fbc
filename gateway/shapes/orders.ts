import { z } from 'zod'
import * as contract from '../contracts/orders.ts'
import type * as schema from '../generated/resolvers.ts'
import { bangkokTime, optionalTime } from '../scalars/dateTime.ts'
import { optionalUrl } from '../scalars/url.ts'
import { optionalImage, toEnum } from './common.ts'

const statuses = new Map<string, schema.OrderStatus>(
  contract.orderStatuses.map((status) => [status, toEnum(status)]),
)
const methods = new Map<string, schema.PaymentMethod>(
  contract.paymentMethods.map((method) => [method, toEnum(method)]),
)

function momentOf(text: string, context: z.RefinementCtx) {
  const moment = bangkokTime(text)
  if (moment) return moment
  context.addIssue({ code: 'custom', path: ['createdDate'], message: 'no such moment' })
  return z.NEVER
}

const shapeAddress = (address: contract.Address): schema.Address => ({
  ...address,
  company: address.company ?? null,
})

/** GET /orders/{id} and POST /checkout as the schema's Order. */
export const Order = contract.Order.transform(
  (order, context): schema.Order => ({
    id: order.orderId,
    createdDate: momentOf(order.createdDate, context),
    status: statuses.get(order.status) ?? 'UNKNOWN',
    statusText: order.status,
    total: order.total,
    subTotal: order.subTotal,
    discountTotal: order.discountTotal,
    shippingTotal: order.shippingTotal,
    shippingTax: order.shippingTax,
    totalTax: order.totalTax,
    paymentMethod: methods.get(order.paymentMethod) ?? 'UNKNOWN',
    paymentMethodTitle: order.paymentMethodTitle,
    billing: shapeAddress(order.billing),
    shipping: shapeAddress(order.shipping),
    items: order.orderItems.map((item) => ({
      ...item,
      permalink: optionalUrl(item.permalink),
      image: optionalImage(item.image),
    })),
    invoicePermalink: optionalUrl(order.invoicePermalink),
    paymentPermalink: optionalUrl(order.paymentPermalink),
    accessKey: order.accessKey ?? null,
    note: order.note ?? null,
  }),
)

/** GET /orders as the schema's orders. */
export const Orders = z
  .object({ success: z.boolean(), data: z.array(Order) })
  .transform(({ data }) => data)

/** GET /checkout as the schema's Checkout. */
export const Checkout = contract.Checkout.transform(
  ({ addresses, paymentMethods, ...checkout }): schema.Checkout => ({
    ...checkout,
    paymentMethods: paymentMethods.map(({ id, title, description }) => ({
      method: methods.get(id) ?? 'UNKNOWN',
      title,
      description,
    })),
    billing: addresses.billing ? shapeAddress(addresses.billing) : null,
    shipping: addresses.shipping ? shapeAddress(addresses.shipping) : null,
  }),
)

/** GET /checkout/payment/omise-promptpay/{orderId} as the schema's PromptPay. */
export const PromptPay = contract.PromptPay.transform(
  ({ image, status, expiresAt }): schema.PromptPay => ({
    image: image && /^(https?:\/\/|\/(?!\/)|data:image\/png;)/.test(image) ? image : null,
    status: toEnum(status),
    expiresAt: optionalTime(expiresAt),
  }),
)

/** GET /confirm-payment/bank-accounts as the schema's accounts. */
export const BankAccounts = contract.BankAccounts
