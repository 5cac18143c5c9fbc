import { type CallFacts, invalid, notFound, signedOut } from './callFacts.ts'
import { address, cart, order } from './samples.ts'

const unknownOrder = notFound('Order not found')
const message = (text: string) => ({ success: true, message: text })
const parameters = { id: '10042' }
const orderCall = { access: 'order', parameters } as const
const idempotency = { 'Idempotency-Key': '3f0c9a52-7a0e-4b52-8a1b-2f1f5b6d9c11' }

const promptPay: CallFacts = {
  ...orderCall,
  without: 'Without the method in GET /checkout, the checkout does not offer it.',
  response: {
    image: 'data:image/png;base64,iVBORw0KGgo=',
    status: 'pending',
    expiresAt: '2026-11-21 09:45:00',
  },
  errors: { ...unknownOrder, conflict: { message: 'This order isn’t paid by PromptPay.' } },
}

const card: CallFacts = {
  ...orderCall,
  without: 'Without the method in GET /checkout, the checkout does not offer it.',
  response: {
    status: 'due',
    publicKey: 'pkey_test_5x',
    scriptUrl: 'https://cdn.omise.co/omise.js',
  },
  errors: { ...unknownOrder, conflict: { message: 'This order isn’t paid by card.' } },
}

const cardPay: CallFacts = {
  ...card,
  body: { token: 'tokn_test_5x' },
  response: {
    status: 'pending',
    authorizeUri: 'https://pay.example/authorize/1',
    publicKey: 'pkey_test_5x',
    scriptUrl: 'https://cdn.omise.co/omise.js',
  },
  errors: { ...card.errors, ...invalid({ token: 'Invalid card token' }) },
}

const redirect: CallFacts = {
  ...orderCall,
  without: 'Without the method in GET /checkout, the checkout does not offer it.',
  response: {
    status: 'due',
    sources: [{ id: 'mobile_banking_kbank', title: 'Kasikornbank (K PLUS)' }],
  },
  errors: { ...unknownOrder, conflict: { message: 'This order isn’t paid at a bank.' } },
}

const redirectPay: CallFacts = {
  ...redirect,
  body: { source: 'mobile_banking_kbank' },
  response: {
    status: 'pending',
    authorizeUri: 'https://pay.example/authorize/1',
    sources: [{ id: 'mobile_banking_kbank', title: 'Kasikornbank (K PLUS)' }],
  },
  errors: { ...redirect.errors, ...invalid({ source: 'Please choose how to pay' }) },
}

/** The checkout, orders and payments (docs/rest/orders.md). */
export const orderCalls: Readonly<Record<string, CallFacts>> = {
  'checkout.read': {
    without:
      '`/checkout` says that it cannot be loaded; the setting `checkoutUrl` leads to the checkout of the CMS instead.',
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
    without: 'Addresses are typed field by field, without suggestions.',
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
    without: 'Orders are placed in the checkout of the CMS.',
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
    access: 'customer',
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
    without: 'The confirmation of an order offers guests no account.',
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
    without: 'Orders have no button “Order again”.',
    response: { cart, added: 1, unavailable: [] },
    errors: {
      ...signedOut,
      ...unknownOrder,
      conflict: { message: 'This order still waits to be paid.' },
    },
  },
  'orders.returns.add': {
    ...orderCall,
    without: 'Orders have no form for returns.',
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
    access: 'customer',
    without: '/my-account/payment-history shows one sentence.',
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
    access: 'customer',
    without: '/my-account/coupons shows one sentence.',
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
  'payment.promptPay.neutral': { ...promptPay, neutralOf: 'payment.promptPay' },
  'payment.card': card,
  'payment.card.neutral': { ...card, neutralOf: 'payment.card' },
  'payment.card.pay': cardPay,
  'payment.card.pay.neutral': { ...cardPay, neutralOf: 'payment.card.pay' },
  'payment.redirect': redirect,
  'payment.redirect.neutral': { ...redirect, neutralOf: 'payment.redirect' },
  'payment.redirect.pay': redirectPay,
  'payment.redirect.pay.neutral': { ...redirectPay, neutralOf: 'payment.redirect.pay' },
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
    without: 'Nothing: payments are then found by other means of the CMS.',
    response: { result: 'nothing' },
    errors: { forbidden: { message: 'The signature is missing, invalid or expired.' } },
  },
  invoice: {
    ...orderCall,
    without: 'Without `invoicePermalink`, an order has no link to its invoice.',
    response: '<!doctype html><title>Tax invoice</title>…',
    errors: {},
  },
}
