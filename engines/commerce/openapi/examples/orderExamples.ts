import {
  type DomainExamples,
  type ExampleFor,
  invalid,
  notFound,
  signedOut,
} from './callExample.ts'
import { address, cart, order } from './samples.ts'

const unknownOrder = notFound('Order not found')
const message = (text: string) => ({ success: true, message: text })
const parameters = { id: '10042' }
const orderCall = { parameters } as const
const idempotency = { 'Idempotency-Key': '3f0c9a52-7a0e-4b52-8a1b-2f1f5b6d9c11' }

const promptPay = {
  ...orderCall,
  response: {
    image: 'data:image/png;base64,iVBORw0KGgo=',
    status: 'pending',
    expiresAt: '2026-11-21 09:45:00',
  },
  errors: { ...unknownOrder, conflict: { message: 'This order isn’t paid by PromptPay.' } },
} satisfies ExampleFor<'payment.promptPay'>

const card = {
  ...orderCall,
  response: {
    status: 'due',
    publicKey: 'pkey_test_5x',
    scriptUrl: 'https://cdn.omise.co/omise.js',
  },
  errors: { ...unknownOrder, conflict: { message: 'This order isn’t paid by card.' } },
} satisfies ExampleFor<'payment.card'>

const cardPay = {
  ...card,
  body: { token: 'tokn_test_5x' },
  response: {
    status: 'pending',
    authorizeUri: 'https://pay.example/authorize/1',
    publicKey: 'pkey_test_5x',
    scriptUrl: 'https://cdn.omise.co/omise.js',
  },
  errors: { ...card.errors, ...invalid({ token: 'Invalid card token' }) },
} satisfies ExampleFor<'payment.card.pay'>

const redirect = {
  ...orderCall,
  response: {
    status: 'due',
    sources: [{ id: 'mobile_banking_kbank', title: 'Kasikornbank (K PLUS)' }],
  },
  errors: { ...unknownOrder, conflict: { message: 'This order isn’t paid at a bank.' } },
} satisfies ExampleFor<'payment.redirect'>

const redirectPay = {
  ...redirect,
  body: { source: 'mobile_banking_kbank' },
  response: {
    status: 'pending',
    authorizeUri: 'https://pay.example/authorize/1',
    sources: [{ id: 'mobile_banking_kbank', title: 'Kasikornbank (K PLUS)' }],
  },
  errors: { ...redirect.errors, ...invalid({ source: 'Please choose how to pay' }) },
} satisfies ExampleFor<'payment.redirect.pay'>

/** The checkout, orders and payments (docs/rest/orders.md). */
export const orderExamples = {
  'checkout.read': {
    response: {
      countries: [{ code: 'TH', name: 'Thailand' }],
      states: [{ country: 'TH', code: 'TH-10', name: 'Bangkok' }],
      hasAreas: true,
      shippingMethods: [{ id: 'standard', title: 'Standard', price: 100, freeFrom: 3000 }],
      paymentMethods: [
        { id: 'bacs', title: 'Bank transfer', description: 'Transfer and send us the slip.' },
        { id: 'omise_promptpay', title: 'PromptPay', description: 'Scan a QR code.' },
      ],
      addresses: { billing: null, shipping: null },
    },
    errors: {},
  },
  'checkout.areas': {
    parameters: { search: 'khlong tan 10110' },
    response: [
      {
        subdistrict: 'Khlong Tan Nuea',
        district: 'Watthana',
        province: 'Bangkok',
        postcode: '10110',
      },
    ],
    errors: {},
  },
  'checkout.place': {
    headers: idempotency,
    body: {
      billing: address,
      shipping: address,
      shippingMethod: 'standard',
      paymentMethod: 'bacs',
      note: null,
      expectedTotal: 7000,
    },
    response: order,
    errors: {
      ...invalid({ 'billing.postcode': 'Please enter a 5-digit postcode' }),
      conflict: { message: 'The total of your bag has changed.', also: { cart } },
      out_of_stock: {
        message: 'Only 1 piece is left.',
        fields: { a1b2c3: 'Only 1 piece is left.' },
        also: { cart },
      },
    },
  },
  'orders.list': {
    parameters: { status: 'all' },
    response: { success: true, data: [order] },
    errors: signedOut,
  },
  'orders.read': { ...orderCall, response: order, errors: unknownOrder },
  'orders.cancel': {
    ...orderCall,
    response: message('Order canceled successfully'),
    errors: {
      ...signedOut,
      ...unknownOrder,
      conflict: { message: 'This order can no longer be cancelled.' },
    },
  },
  'orders.account': {
    ...orderCall,
    response: message('We’ve emailed you a link.'),
    errors: {
      ...unknownOrder,
      conflict: { message: 'This order already belongs to an account.' },
    },
  },
  'orders.link': {
    parameters,
    body: { email: 'ada@example.com' },
    response: message('If there’s an order with these details, we’ve emailed a link to it.'),
    errors: invalid({ email: 'Please enter your email' }),
  },
  'orders.again': {
    ...orderCall,
    response: { cart, added: 1, unavailable: [] },
    errors: {
      ...signedOut,
      ...unknownOrder,
      conflict: { message: 'This order still waits to be paid.' },
    },
  },
  'orders.returns.add': {
    ...orderCall,
    headers: idempotency,
    body: { items: [{ line: '1', quantity: 1, reason: 'too_small' }] },
    response: {
      ...order,
      status: 'completed',
      returns: [
        {
          id: '9',
          status: 'requested',
          requestedDate: '2026-11-29 11:00:00',
          items: [
            { name: 'Silk slip dress', variationAttributes: [], quantity: 1, reason: 'too_small' },
          ],
        },
      ],
    },
    errors: {
      ...signedOut,
      ...unknownOrder,
      ...invalid({ 'items.0.line': 'The order does not have this item.' }),
      conflict: { message: 'This order can no longer be returned.' },
    },
  },
  'payments.list': {
    response: {
      data: [
        {
          id: 'p1',
          orderId: '10042',
          kind: 'payment',
          status: 'received',
          amount: 7000,
          methodTitle: 'Bank transfer',
          date: '2026-11-21 12:00:00',
        },
      ],
    },
    errors: signedOut,
  },
  'coupons.list': {
    response: {
      data: [
        {
          code: 'WELCOME10',
          description: '10 % off the first order',
          status: 'available',
          minimum: 1000,
        },
      ],
    },
    errors: signedOut,
  },
  'payment.promptPay': promptPay,
  'payment.promptPay.neutral': promptPay,
  'payment.card': card,
  'payment.card.neutral': card,
  'payment.card.pay': cardPay,
  'payment.card.pay.neutral': cardPay,
  'payment.redirect': redirect,
  'payment.redirect.neutral': redirect,
  'payment.redirect.pay': redirectPay,
  'payment.redirect.pay.neutral': redirectPay,
  'payment.bankAccounts': {
    response: [
      {
        bankName: 'Kasikornbank',
        accountName: 'Vitrine Co., Ltd.',
        accountNumber: '000-0-00000-0',
      },
    ],
    errors: {},
  },
  'payment.confirm': {
    body: {
      name: 'Ada Chai',
      phoneNumber: '0812345678',
      order: '10042',
      transferAmount: '7000',
      bank: 'Kasikornbank',
      slip: '(the file)',
    },
    response: message('Thank you. We check your slip.'),
    errors: {
      ...invalid({ order: 'Order number must be a number' }),
      too_large: { message: 'File size must be less than 2MB' },
      unsupported_type: { message: 'Please choose a JPEG or PNG file.' },
      ...unknownOrder,
      conflict: { message: 'The slip of this order is already being checked.' },
      unavailable: { message: 'Slips cannot be stored now. Please try again in a moment.' },
    },
  },
  'payment.webhook': {
    response: { result: 'nothing' },
    errors: { forbidden: { message: 'The signature is missing, invalid or expired.' } },
  },
  invoice: {
    ...orderCall,
    response: '<!doctype html><title>Tax invoice</title>…',
    errors: {},
  },
} satisfies DomainExamples<'orders'>
