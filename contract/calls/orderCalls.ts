import { z } from 'zod'
import { Message } from '../common.ts'
import {
  Areas,
  BankAccounts,
  CardPayment,
  Checkout,
  ConfirmPayment,
  CustomerCoupons,
  Order,
  OrderAgain,
  OrderLink,
  Orders,
  orderTabs,
  PayByCard,
  PayByRedirect,
  PaymentEntries,
  PlaceOrder,
  PromptPay,
  RedirectPayment,
  RequestReturn,
  slipTypes,
} from '../orders.ts'
import { type CallDescription, defineCalls } from './call.ts'

const id = z.string().max(100)

/** The parts that all payments by a provider share. */
const payment = {
  access: 'order',
  without: 'Without the method in GET /checkout, the checkout does not offer it.',
  params: { id },
  errors: ['not_found', 'conflict'],
} as const

const promptPay = {
  ...payment,
  method: 'GET',
  path: '/checkout/payment/omise-promptpay/:id',
  summary:
    'The QR code of the exact amount. An expired or failed one is reported once; the next call creates a new one',
  response: PromptPay,
} as const

const card = {
  ...payment,
  method: 'GET',
  path: '/checkout/payment/omise/:id',
  summary: 'The state of a payment by card, and the keys to make a card token',
  response: CardPayment,
} as const

const cardPay = {
  ...card,
  method: 'POST',
  summary: 'Charges a card by its token, once; a pending payment is confirmed at authorizeUri',
  body: PayByCard,
  errors: ['not_found', 'conflict', 'invalid'],
} as const

const redirect = {
  ...payment,
  method: 'GET',
  path: '/checkout/payment/omise-redirect/:id',
  summary: 'The state of a payment at a bank or in an app, and what can be chosen',
  response: RedirectPayment,
} as const

const redirectPay = {
  ...redirect,
  method: 'POST',
  summary: 'Starts a payment at a bank or in an app, once; it is confirmed at authorizeUri',
  body: PayByRedirect,
  errors: ['not_found', 'conflict', 'invalid'],
} as const

/** The fields by which the call of a neutral name differs, beside the path. */
const neutral = <const Name extends string>(name: Name, { method, path }: CallDescription) => ({
  neutralOf: name,
  summary: `The neutral name of ${method} ${path}`,
})

/** The checkout, orders and payments (docs/rest/orders.md). */
export const orderCalls = defineCalls('orders', {
  'checkout.read': {
    method: 'GET',
    path: '/checkout',
    summary: 'The options of the checkout and the addresses of the customer',
    without:
      '`/checkout` says that it cannot be loaded; the setting `checkoutUrl` leads to the checkout of the CMS instead.',
    response: Checkout,
    errors: [],
  },
  'checkout.areas': {
    method: 'GET',
    path: '/checkout/areas',
    summary: 'Sub-districts with their district, province and postcode, by any part of these',
    access: 'public',
    without: 'Addresses are typed field by field, without suggestions.',
    query: z.object({ search: z.string().max(200).default('') }),
    response: Areas,
    errors: [],
  },
  'checkout.place': {
    method: 'POST',
    path: '/checkout',
    summary: 'Places an order from the bag, once for each Idempotency-Key',
    without: 'Orders are placed in the checkout of the CMS.',
    headers: ['Idempotency-Key'],
    body: PlaceOrder,
    status: 201,
    response: Order,
    errors: ['invalid', 'conflict', 'out_of_stock'],
  },
  'orders.list': {
    method: 'GET',
    path: '/orders',
    summary: "The customer's orders under one tab, newest first",
    access: 'customer',
    query: z.object({ status: z.enum(orderTabs).default('all') }),
    response: Orders,
    errors: ['unauthenticated'],
  },
  'orders.read': {
    method: 'GET',
    path: '/orders/:id',
    summary: "One order; another customer's is not found",
    access: 'order',
    params: { id },
    response: Order,
    errors: ['not_found'],
  },
  'orders.link': {
    method: 'POST',
    path: '/orders/:id/link',
    summary: 'Emails a link to an order; the response does not reveal whether it exists',
    params: { id },
    body: OrderLink,
    response: Message,
    errors: ['invalid'],
  },
  'orders.account': {
    method: 'POST',
    path: '/orders/:id/account',
    summary:
      'Emails a guest a link that makes an account for the order; the response does not reveal whether the email has one',
    access: 'order',
    without: 'The confirmation of an order offers guests no account.',
    params: { id },
    response: Message,
    errors: ['not_found', 'conflict'],
  },
  'orders.cancel': {
    method: 'PUT',
    path: '/orders/:id/cancel',
    summary: 'Cancels an unpaid order and returns its stock',
    access: 'order',
    params: { id },
    response: Message,
    errors: ['unauthenticated', 'not_found', 'conflict'],
  },
  'payments.list': {
    method: 'GET',
    path: '/payments',
    summary: "Payments and refunds of the customer's orders, newest first",
    access: 'customer',
    without: '/my-account/payment-history shows one sentence.',
    response: PaymentEntries,
    errors: ['unauthenticated'],
  },
  'coupons.list': {
    method: 'GET',
    path: '/coupons',
    summary: 'The coupons that the customer can use or has used',
    access: 'customer',
    without: '/my-account/coupons shows one sentence.',
    response: CustomerCoupons,
    errors: ['unauthenticated'],
  },
  'orders.again': {
    method: 'POST',
    path: '/orders/:id/again',
    summary:
      'Puts the pieces of an order that are still sold into the bag, once however often it is sent',
    access: 'order',
    without: 'Orders have no button “Order again”.',
    params: { id },
    response: OrderAgain,
    errors: ['unauthenticated', 'not_found', 'conflict'],
  },
  'orders.returns.add': {
    method: 'POST',
    path: '/orders/:id/returns',
    summary: 'Requests the return of pieces of a completed order, once for each Idempotency-Key',
    access: 'order',
    without: 'Orders have no form for returns.',
    params: { id },
    headers: ['Idempotency-Key'],
    body: RequestReturn,
    status: 201,
    response: Order,
    errors: ['unauthenticated', 'not_found', 'invalid', 'conflict'],
  },
  'payment.promptPay': promptPay,
  'payment.card': card,
  'payment.card.pay': cardPay,
  'payment.redirect': redirect,
  'payment.redirect.pay': redirectPay,
  'payment.promptPay.neutral': {
    ...promptPay,
    path: '/checkout/payment/promptpay/:id',
    ...neutral('payment.promptPay', promptPay),
  },
  'payment.card.neutral': {
    ...card,
    path: '/checkout/payment/card/:id',
    ...neutral('payment.card', card),
  },
  'payment.card.pay.neutral': {
    ...cardPay,
    path: '/checkout/payment/card/:id',
    ...neutral('payment.card.pay', cardPay),
  },
  'payment.redirect.neutral': {
    ...redirect,
    path: '/checkout/payment/redirect/:id',
    ...neutral('payment.redirect', redirect),
  },
  'payment.redirect.pay.neutral': {
    ...redirectPay,
    path: '/checkout/payment/redirect/:id',
    ...neutral('payment.redirect.pay', redirectPay),
  },
  'payment.bankAccounts': {
    method: 'GET',
    path: '/confirm-payment/bank-accounts',
    summary: "The shop's bank accounts",
    access: 'public',
    response: BankAccounts,
    errors: [],
  },
  'payment.confirm': {
    method: 'POST',
    path: '/confirm-payment',
    summary: 'Stores a transfer slip; support then checks it',
    consumes: 'multipart/form-data',
    body: ConfirmPayment,
    file: { name: 'slip', types: slipTypes },
    response: Message,
    errors: ['invalid', 'too_large', 'unsupported_type', 'not_found', 'conflict', 'unavailable'],
  },
  'payment.webhook': {
    method: 'POST',
    path: '/webhooks/payment',
    caller: 'server',
    summary: 'Receives the webhooks of the payment provider, after verification',
    without: 'Nothing: payments are then found by other means of the CMS.',
    response: z.object({ result: z.string() }),
    errors: ['forbidden'],
  },
  invoice: {
    method: 'GET',
    path: '/invoice/:id',
    isAtRoot: true,
    caller: 'browser',
    summary: 'The invoice as a printable page, for its owner only',
    access: 'order',
    without: 'Without `invoicePermalink`, an order has no link to its invoice.',
    params: { id },
    produces: 'text/html',
    errors: [],
  },
})
