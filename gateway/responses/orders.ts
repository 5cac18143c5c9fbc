import * as contract from '../contracts/orders.ts'
import type * as schema from '../generated/resolvers.ts'
import { bangkokTime, optionalTime } from '../scalars/dateTime.ts'
import { optionalUrl } from '../scalars/url.ts'
import { answer, Misshapen, plainAnswer } from './responseParser.ts'
import { optionalImage, toEnum } from './common.ts'

const statuses = new Map<string, schema.OrderStatus>(
  contract.orderStatuses.map((status) => [status, toEnum(status)]),
)
const methods = new Map<string, schema.PaymentMethod>(
  contract.paymentMethods.map((method) => [method, toEnum(method)]),
)

function createdDateOf({ createdDate }: contract.Order) {
  const moment = bangkokTime(createdDate)
  if (moment) return moment
  throw new Misshapen({ field: 'createdDate', problem: 'no such moment' })
}

const shapeAddress = (address: contract.Address): schema.Address => ({
  ...address,
  company: address.company ?? null,
})

const shapeOrder = (order: contract.Order): schema.Order => ({
  id: order.orderId,
  createdDate: createdDateOf(order),
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
})

/** GET /orders/{id} and POST /checkout as the schema's Order. */
export const Order = answer(contract.Order, shapeOrder)

/** GET /orders as the schema's orders. */
export const Orders = answer(contract.Orders, ({ data }) => data.map(shapeOrder))

/** GET /checkout as the schema's Checkout. */
export const Checkout = answer(
  contract.Checkout,
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
export const PromptPay = answer(
  contract.PromptPay,
  ({ image, status, expiresAt }): schema.PromptPay => ({
    image: image && /^(https?:\/\/|\/(?!\/)|data:image\/png;)/.test(image) ? image : null,
    status: toEnum(status),
    expiresAt: optionalTime(expiresAt),
  }),
)

/** GET /confirm-payment/bank-accounts as the schema's accounts. */
export const BankAccounts = plainAnswer(contract.BankAccounts)
