import * as contract from '../contracts/orders.ts'
import type * as schema from '../generated/resolvers.ts'
import { bangkokTime, optionalTime } from '../scalars/dateTime.ts'
import { optionalUrl } from '../scalars/url.ts'
import { optionalImage, toEnum } from './common.ts'
import { ContractViolationError, plainResponseParser, responseParser } from './responseParser.ts'

const statuses = new Map<string, schema.OrderStatus>(
  contract.orderStatuses.map((status) => [status, toEnum(status)]),
)
const methods = new Map<string, schema.PaymentMethod>(
  contract.paymentMethods.map((method) => [method, toEnum(method)]),
)

function createdDateOf({ createdDate }: contract.Order) {
  const time = bangkokTime(createdDate)
  if (time) return time
  throw new ContractViolationError({ field: 'createdDate', problem: 'not a valid date and time' })
}

const toAddress = (address: contract.Address): schema.Address => ({
  ...address,
  company: address.company ?? null,
})

const refundStatuses = new Set<string>(['REQUESTED', 'SENT', 'DONE', 'FAILED'])
const refundReasons = new Set<string>(['ORDER', 'PAYMENT'])

function toRefund(refund: contract.Refund): schema.Refund {
  const requestedDate = bangkokTime(refund.requestedDate)
  if (!requestedDate)
    throw new ContractViolationError({
      field: 'refunds.requestedDate',
      problem: 'not a valid date and time',
    })
  const [status, reason] = [refund.status.toUpperCase(), refund.reason.toUpperCase()]
  return {
    id: refund.id,
    amount: refund.amount,
    status: (refundStatuses.has(status) ? status : 'UNKNOWN') as schema.RefundStatus,
    reason: (refundReasons.has(reason) ? reason : 'UNKNOWN') as schema.RefundReason,
    requestedDate,
    settledDate: optionalTime(refund.settledDate),
  }
}

const toOrder = (order: contract.Order): schema.Order => ({
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
  billing: toAddress(order.billing),
  shipping: toAddress(order.shipping),
  items: order.orderItems.map((item) => ({
    ...item,
    permalink: optionalUrl(item.permalink),
    image: optionalImage(item.image),
  })),
  invoicePermalink: optionalUrl(order.invoicePermalink),
  paymentPermalink: optionalUrl(order.paymentPermalink),
  accessKey: order.accessKey ?? null,
  note: order.note ?? null,
  refunds: (order.refunds ?? []).map(toRefund),
})

/** GET /orders/{id} and POST /checkout as the schema's Order. */
export const Order = responseParser(contract.Order, toOrder)

/** GET /orders as the schema's orders. */
export const Orders = responseParser(contract.Orders, ({ data }) => data.map(toOrder))

/** GET /checkout as the schema's Checkout. */
export const Checkout = responseParser(
  contract.Checkout,
  ({ addresses, paymentMethods, ...checkout }): schema.Checkout => ({
    ...checkout,
    paymentMethods: paymentMethods.map(({ id, title, description, minTotal, maxTotal }) => ({
      method: methods.get(id) ?? 'UNKNOWN',
      title,
      description,
      minTotal: minTotal ?? null,
      maxTotal: maxTotal ?? null,
    })),
    billing: addresses.billing ? toAddress(addresses.billing) : null,
    shipping: addresses.shipping ? toAddress(addresses.shipping) : null,
  }),
)

/** GET /checkout/payment/omise-promptpay/{orderId} as the schema's PromptPay. */
export const PromptPay = responseParser(
  contract.PromptPay,
  ({ image, status, expiresAt }): schema.PromptPay => ({
    image: image && /^(https?:\/\/|\/(?!\/)|data:image\/png;)/.test(image) ? image : null,
    status: toEnum(status),
    expiresAt: optionalTime(expiresAt),
  }),
)

const absolute = /^https?:\/\//

/** GET and POST /checkout/payment/omise/{orderId} as the schema's CardPayment. */
export const CardPayment = responseParser(
  contract.CardPayment,
  ({ status, authorizeUri, message, publicKey, scriptUrl }): schema.CardPayment => {
    if (!absolute.test(scriptUrl))
      throw new ContractViolationError({ field: 'scriptUrl', problem: 'not an absolute address' })
    return {
      status: toEnum(status),
      authorizeUrl: authorizeUri && absolute.test(authorizeUri) ? authorizeUri : null,
      message: message ?? null,
      publicKey,
      scriptUrl,
    }
  },
)

/** GET /confirm-payment/bank-accounts as the schema's bank accounts. */
export const BankAccounts = plainResponseParser(contract.BankAccounts)
