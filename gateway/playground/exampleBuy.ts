import type { Example } from './example.ts'

const cart = `fragment Bag on Cart {
  itemCount
  items { key name quantity price quantityLimits { minimum maximum } }
  notices { message key }
  totals { totalItems totalShipping totalPrice }
}`

/** A dress of the catalogue that comes with the shop. */
const dress = {
  productId: '1025',
  quantity: 1,
  variation: [
    { attribute: 'colour', value: 'ink' },
    { attribute: 'size', value: 'm' },
  ],
}

const address = {
  firstName: 'Ada',
  lastName: 'Chai',
  address1: '1 Rama I Road',
  city: 'Pathum Wan',
  state: 'TH-10',
  postcode: '10330',
  phone: '0812345678',
  email: 'ada@example.com',
}

/** The way from the bag to a paid order. */
export const buy: readonly Example[] = [
  {
    slug: 'the-bag',
    title: 'Look into the bag',
    query: `query TheBag {
  cart { ...Bag }
}

${cart}`,
  },
  {
    slug: 'put-into-the-bag',
    title: 'Put something into the bag',
    query: `# The bag is known by a cookie, so what you do here is what the shop shows you.
mutation PutIntoTheBag($input: AddToCartInput!) {
  addToCart(input: $input) { ...Bag }
}

${cart}`,
    variables: { input: dress },
  },
  {
    slug: 'change-the-bag',
    title: 'Change a line, or take it out',
    query: `# Take the key of a line from the bag. ▶ asks which of the two to run.
mutation Change($key: ID!) {
  updateCartItem(key: $key, quantity: 2) { ...Bag }
}

mutation TakeOut($key: ID!) {
  removeCartItem(key: $key) { ...Bag }
}

${cart}`,
    variables: { key: 'a key from the bag' },
  },
  {
    slug: 'coupon',
    title: 'Try a coupon',
    query: `mutation Coupon($code: String!) {
  applyCoupon(code: $code) { ...Bag coupons { code discount } }
  removeCoupon(code: $code) { ...Bag }
}

${cart}`,
    variables: { code: 'WELCOME10' },
  },
  {
    slug: 'before-ordering',
    title: 'See how it can be sent and paid',
    query: `query BeforeOrdering {
  checkout {
    shippingMethods { id title price freeFrom }
    paymentMethods { method title }
    states { code name }
  }
  estimate(shippingMethod: "standard") { totalItems totalShipping totalPrice }
}`,
  },
  {
    slug: 'place-an-order',
    title: 'Place an order',
    query: `# The same key with the same input gives the same order, however often it is sent.
# expectedTotal is the bag's totalItems and the price of sending; if that moved, the answer tells the new bag.
mutation PlaceAnOrder($input: PlaceOrderInput!, $key: ID!) {
  placeOrder(input: $input, idempotencyKey: $key) { id status total accessKey }
}`,
    variables: {
      key: 'change-me-for-every-order',
      input: {
        billing: address,
        shipping: address,
        shippingMethod: 'standard',
        paymentMethod: 'BACS',
        expectedTotal: 2570,
      },
    },
  },
  {
    slug: 'pay',
    title: 'Pay by QR code or bank transfer',
    query: `query Pay($orderId: ID!) {
  promptPay(orderId: $orderId) { status expiresAt image }
  bankAccounts { bankName accountName accountNumber }
}`,
    variables: { orderId: '1' },
  },
  {
    slug: 'send-a-slip',
    title: 'Send the slip of a transfer',
    query: `# A file cannot be typed: send this as a GraphQL multipart request with the header apollo-require-preflight.
# curl /graphql -H 'apollo-require-preflight: 1' -F operations=… -F map='{"0":["variables.input.slip"]}' -F 0=@slip.jpg
mutation SendASlip($input: ConfirmPaymentInput!) {
  confirmPayment(input: $input) { message }
}`,
    variables: {
      input: {
        name: 'Ada Chai',
        phoneNumber: '0812345678',
        order: '1',
        transferAmount: '2570',
        bank: 'Kasikornbank',
        slip: null,
      },
    },
  },
]
