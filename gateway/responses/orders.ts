import { ContractViolationError } from '@vitrine/contract/contractViolation.ts'
import * as areas from '@vitrine/contract/orders.ts'
import * as contract from '@vitrine/contract/orders.ts'
import type * as schema from '../generated/resolvers.ts'
import { bangkokTime, optionalTime, optionalUrl } from '../scalars/textScalars.ts'
import type { CmsError } from '../upstream/cmsError.ts'
import { Cart, toCart } from './cart.ts'
import { lastSegment, optionalImage, optionalMoney, toEnum, toMoney } from './common.ts'
import { plainResponseParser, responseParser } from './responseParser.ts'

const statuses = new Map<string, schema.OrderStatus>(
  contract.orderStatuses.map((status) => [status, toEnum(status)]),
)

/** The CMS's payment methods by the neutral name that the schema has for each. */
export const cmsMethods = {
  BANK_TRANSFER: 'bacs',
  CARD: 'omise',
  PROMPTPAY: 'omise_promptpay',
  INTERNET_BANKING: 'omise_internetbanking',
  MOBILE_BANKING: 'omise_mobilebanking',
  TRUEMONEY: 'omise_truemoney',
  RABBIT_LINE_PAY: 'omise_rabbit_linepay',
  INSTALLMENTS: 'omise_installment',
  CASH_ON_DELIVERY: 'cod',
} as const satisfies Record<
  schema.PaymentMethod,
  (typeof contract.paymentMethods | typeof contract.furtherMethods)[number]
>

const methods = new Map<string, schema.PaymentMethod>(
  Object.entries(cmsMethods).map(([name, method]) => [method, name as schema.PaymentMethod]),
)

const productTypes = new Map<string, schema.ProductType>([
  ['simple', 'SIMPLE'],
  ['variable', 'VARIABLE'],
])

/** Converts a time of the contract. Throws when it is not a date, such as 31 February. */
function requiredTime(field: string, text: string) {
  const time = bangkokTime(text)
  if (time) return time
  throw new ContractViolationError({ field, problem: 'not a valid date and time' })
}

const toAddress = ({ state, phone, ...address }: contract.Address): schema.Address => ({
  ...address,
  province: state,
  phoneNumber: phone,
})

const toSavedAddress = ({ id, isDefault, address }: contract.SavedAddress) => ({
  id,
  isDefault,
  address: toAddress(address),
})

/** All responses of the address book as the schema's addresses. */
export const SavedAddresses = responseParser(contract.SavedAddresses, ({ data }) =>
  data.map(toSavedAddress),
)

const refundStatuses = new Set<string>(['REQUESTED', 'SENT', 'DONE', 'FAILED'])
const refundReasons = new Set<string>(['ORDER', 'PAYMENT'])

function toRefund(refund: contract.Refund): schema.ResolversParentTypes['Refund'] {
  const [status, reason] = [refund.status.toUpperCase(), refund.reason.toUpperCase()]
  return {
    id: refund.id,
    number: refund.id,
    amount: toMoney(refund.amount),
    status: (refundStatuses.has(status) ? status : 'UNKNOWN') as schema.RefundStatus,
    reason: (refundReasons.has(reason) ? reason : 'UNKNOWN') as schema.RefundReason,
    requestedDate: requiredTime('refunds.requestedDate', refund.requestedDate),
    settledDate: optionalTime(refund.settledDate),
  }
}

const steps = new Map<string, schema.OrderStepName>(
  contract.orderSteps.map((step) => [step, toEnum(step)]),
)

/** The timeline without steps that the schema does not know. */
const toTimeline = (timeline: NonNullable<contract.Order['timeline']>): schema.OrderStep[] =>
  timeline.flatMap(({ step, date }) => {
    const name = steps.get(step)
    return name ? [{ name, date: optionalTime(date) }] : []
  })

const toSelectedOption = ({ name, value }: { name: string; value: string }) => ({
  name,
  label: value,
})

function toShipment({ trackingUrl, ...shipment }: contract.Shipment): schema.Shipment {
  return {
    carrier: shipment.carrier,
    trackingNumber: shipment.trackingNumber,
    trackingUrl: trackingUrl?.startsWith('https://') ? trackingUrl : null,
    sentDate: requiredTime('shipments.sentDate', shipment.sentDate),
    items: (shipment.items ?? []).map(({ variationAttributes, ...item }) => ({
      ...item,
      selectedOptions: variationAttributes.map(toSelectedOption),
    })),
  }
}

const returnStatuses = new Set<string>([
  ...['REQUESTED', 'APPROVED', 'REJECTED', 'RECEIVED', 'REFUNDED'],
])
const returnReasons = new Map<string, schema.ReturnReason>(
  contract.returnReasons.map((reason) => [reason, toEnum(reason)]),
)

function toReturn({ items, ...returned }: contract.Return): schema.Return {
  const name = returned.status.toUpperCase()
  return {
    ...returned,
    number: returned.id,
    status: (returnStatuses.has(name) ? name : 'UNKNOWN') as schema.ReturnStatus,
    requestedDate: requiredTime('returns.requestedDate', returned.requestedDate),
    label: returned.label ?? [],
    items: items.map(({ variationAttributes, reason, ...item }) => ({
      ...item,
      selectedOptions: variationAttributes.map(toSelectedOption),
      reason: returnReasons.get(reason),
    })),
  }
}

const toOrder = ({
  orderId,
  orderItems,
  invoicePermalink,
  paymentPermalink,
  ...order
}: contract.Order): schema.ResolversParentTypes['Order'] => ({
  ...order,
  id: orderId,
  number: orderId,
  createdDate: requiredTime('createdDate', order.createdDate),
  status: statuses.get(order.status) ?? 'UNKNOWN',
  statusText: order.status,
  total: toMoney(order.total),
  subTotal: toMoney(order.subTotal),
  discountTotal: toMoney(order.discountTotal),
  shippingTotal: toMoney(order.shippingTotal),
  shippingTax: toMoney(order.shippingTax),
  totalTax: toMoney(order.totalTax),
  paymentMethod: methods.get(order.paymentMethod),
  billing: toAddress(order.billing),
  shipping: toAddress(order.shipping),
  items: orderItems.map(({ permalink, variationAttributes, ...item }) => ({
    ...item,
    price: toMoney(item.price),
    total: toMoney(item.total),
    returnable: item.returnable ?? 0,
    exchanges: item.exchanges?.map(({ id, label }) => ({ variation: id, label })),
    productId: item.productId || (permalink ? lastSegment(permalink) : null),
    url: optionalUrl(permalink),
    productType: productTypes.get(item.productType),
    selectedOptions: variationAttributes.map(toSelectedOption),
    image: optionalImage(item.image),
  })),
  invoiceUrl: optionalUrl(invoicePermalink),
  paymentUrl: optionalUrl(paymentPermalink),
  paymentDeadline: optionalTime(order.paymentDeadline),
  giftWrapTotal: toMoney(order.giftWrap?.price ?? 0),
  refunds: (order.refunds ?? []).map(toRefund),
  timeline: toTimeline(order.timeline ?? []),
  shipments: (order.shipments ?? []).map(toShipment),
  canOrderAgain: order.canOrderAgain ?? false,
  canCreateAccount: order.canCreateAccount ?? false,
  returnableUntil: optionalTime(order.returnableUntil),
  returns: (order.returns ?? []).map(toReturn),
})

/** GET /orders/{id} and POST /checkout as the schema's Order. */
export const Order = responseParser(contract.Order, toOrder)

/** The changed bag of a rejected order (checkout.place.total-changed), so that its new total needs no request. */
export function changedCart({ body }: CmsError): { cart?: schema.ResolversParentTypes['Cart'] } {
  if (typeof body !== 'object' || body === null || !('cart' in body)) return {}
  const cart = Cart(body.cart)
  return 'value' in cart ? { cart: cart.value } : {}
}

/** GET /orders as the schema's orders. */
export const Orders = responseParser(contract.Orders, ({ data }) => data.map(toOrder))

/** POST /orders/{id}/again as the schema's OrderAgain. */
export const OrderAgain = responseParser(contract.OrderAgain, ({ cart, ...again }) => ({
  ...again,
  unavailable: again.unavailable.map(({ variationAttributes, ...item }) => ({
    ...item,
    selectedOptions: variationAttributes.map(toSelectedOption),
  })),
  cart: toCart(cart),
}))

/** GET /checkout as the schema's Checkout. */
export const Checkout = responseParser(
  contract.Checkout,
  ({
    addresses,
    shippingMethods,
    paymentMethods,
    hasAreas,
    giftWrap,
    states,
    ...checkout
  }): schema.ResolversParentTypes['Checkout'] => ({
    ...checkout,
    provinces: states,
    hasAreas: hasAreas ?? false,
    giftWrap: giftWrap ? { ...giftWrap, price: toMoney(giftWrap.price) } : null,
    shippingMethods: shippingMethods.map(({ price, freeFrom, stores, ...method }) => ({
      ...method,
      stores: stores ?? [],
      orderBefore: optionalTime(method.orderBefore),
      code: method.id,
      price: toMoney(price),
      freeFrom: optionalMoney(freeFrom),
    })),
    paymentMethods: paymentMethods.map(({ id, minTotal, maxTotal, ...choice }) => ({
      ...choice,
      method: methods.get(id),
      isForDelivery: choice.isForDelivery ?? false,
      minTotal: optionalMoney(minTotal),
      maxTotal: optionalMoney(maxTotal),
    })),
    billing: addresses.billing ? toAddress(addresses.billing) : null,
    shipping: addresses.shipping ? toAddress(addresses.shipping) : null,
    addresses: (addresses.saved ?? []).map(toSavedAddress),
  }),
)

/** GET /checkout/areas as the schema's areas. */
export const Areas = plainResponseParser(areas.Areas)

/** GET /checkout/payment/omise-promptpay/{orderId} as the schema's PromptPay. */
export const PromptPay = responseParser(
  contract.PromptPay,
  ({ image, status, expiresAt, payee }): schema.PromptPay => ({
    image: image && /^(https?:\/\/|\/(?!\/)|data:image\/png;)/.test(image) ? image : null,
    status: toEnum(status),
    expiresAt: optionalTime(expiresAt),
    payee: payee?.trim() || null,
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
      message,
      publicKey,
      scriptUrl,
    }
  },
)

/** GET and POST /checkout/payment/omise-redirect/{orderId} as the schema's RedirectPayment. */
export const RedirectPayment = responseParser(
  contract.RedirectPayment,
  ({ status, authorizeUri, message, sources }): schema.RedirectPayment => ({
    status: toEnum(status),
    authorizeUrl: authorizeUri && absolute.test(authorizeUri) ? authorizeUri : null,
    message,
    sources: sources.map(({ id, title, text }) => ({ code: id, title, text })),
  }),
)

/** GET /confirm-payment/bank-accounts as the schema's bank accounts. */
export const BankAccounts = plainResponseParser(contract.BankAccounts)
