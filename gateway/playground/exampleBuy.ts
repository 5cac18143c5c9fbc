import type { Example } from './example.ts'

const errors = `fragment Errors on Payload {
  userErrors { code field message }
}`

const cart = `fragment Bag on Cart {
  itemCount
  items { key name product { id stockStatus } quantity price { amount } quantityLimits { minimum maximum } }
  notices { message key }
  totals { totalItems { amount } totalShipping { amount } totalPrice { amount } }
}`

/** A product of the sample catalogue. */
const dress = {
  productId: '1025',
  quantity: 1,
  options: [
    { option: 'colour', value: 'ink' },
    { option: 'size', value: 'm' },
  ],
}

const address = {
  firstName: 'Ada',
  lastName: 'Chai',
  address1: '1 Rama I Road',
  city: 'Pathum Wan',
  province: 'TH-10',
  postcode: '10330',
  phoneNumber: '0812345678',
  email: 'ada@example.com',
}

/** Examples from the bag to the payment. */
export const buy: readonly Example[] = [
  {
    slug: 'bag',
    title: 'Read the bag',
    query: `query ReadBag {
  cart { ...Bag }
}

${cart}`,
  },
  {
    slug: 'add-to-bag',
    title: 'Add a product to the bag',
    query: `# The bag belongs to a cookie of this browser, so the shop shows the same bag.
mutation AddToBag($input: AddToCartInput!) {
  addToCart(input: $input) { cart { ...Bag } ...Errors }
}

${cart}

${errors}`,
    variables: { input: dress },
  },
  {
    slug: 'change-bag',
    title: 'Change or remove a line',
    query: `# Copy the key of a line from the bag. Press ▶ and choose the operation to run.
mutation ChangeQuantity($input: UpdateCartItemInput!) {
  updateCartItem(input: $input) { cart { ...Bag } ...Errors }
}

mutation RemoveLine($key: String!) {
  removeCartItem(input: { key: $key }) { cart { ...Bag } ...Errors }
}

${cart}

${errors}`,
    variables: { key: 'key of a line', input: { key: 'key of a line', quantity: 2 } },
  },
  {
    slug: 'coupon',
    title: 'Apply and remove a coupon, wrap a gift',
    query: `# Press ▶ and choose the operation to run.
mutation Coupon($code: String!) {
  applyCoupon(input: { code: $code }) { cart { ...Bag coupons { code discount { amount } } } ...Errors }
  removeCoupon(input: { code: $code }) { cart { ...Bag } ...Errors }
}

mutation GiftWrap {
  wrapped: setGiftWrap(input: { message: "For you" }) { cart { fees { name total { amount } } giftWrap { message } ...Bag } ...Errors }
  unwrapped: setGiftWrap(input: { message: null }) { cart { ...Bag } ...Errors }
}

${cart}

${errors}`,
    variables: { code: 'WELCOME10' },
  },
  {
    slug: 'checkout',
    title: 'Read shipping and payment methods',
    query: `query Checkout {
  checkout {
    giftWrap { price { amount } maxLength }
    shippingMethods { id code title price { amount } freeFrom { amount } }
    paymentMethods { method title }
    provinces { code name }
  }
  areas(search: "khlong toei 10110") { subdistrict district province postcode }
  estimate(shippingMethod: "standard") { totalItems { amount } totalShipping { amount } totalPrice { amount } }
}`,
  },
  {
    slug: 'place-order',
    title: 'Place an order',
    query: `# Repeating the request with the same key and input returns the same order.
# expectedTotal is the total of the items plus shipping, in baht. If it has changed, cart is the updated bag.
mutation PlaceOrder($input: PlaceOrderInput!) {
  placeOrder(input: $input) {
    order { id number status total { amount } accessKey }
    cart { totals { totalPrice { amount } } }
    userErrors { code field message }
  }
}`,
    variables: {
      input: {
        idempotencyKey: 'change-me-for-every-order',
        billing: address,
        shipping: address,
        shippingMethod: 'standard',
        paymentMethod: 'BANK_TRANSFER',
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
    slug: 'pay-by-card',
    title: 'Pay by card',
    query: `# The token is made in the browser by the payment provider's script: the shop never gets the card's number.
mutation PayByCard($input: PayByCardInput!) {
  payByCard(input: $input) {
    payment { status authorizeUrl message }
    userErrors { code field message }
  }
}

query CardPayment($orderId: ID!) {
  cardPayment(orderId: $orderId) { status authorizeUrl message }
}`,
    variables: { orderId: '1', input: { orderId: '1', token: 'tokn_test_1' } },
  },
  {
    slug: 'pay-at-a-bank',
    title: 'Pay at a bank or in an app',
    query: `# The shopper confirms at authorizeUrl and comes back to the order.
mutation PayByRedirect($input: PayByRedirectInput!) {
  payByRedirect(input: $input) {
    redirectPayment { status authorizeUrl message }
    userErrors { code field message }
  }
}

query RedirectPayment($orderId: ID!) {
  redirectPayment(orderId: $orderId) { status authorizeUrl message sources { code title text } }
}`,
    variables: { orderId: '1', input: { orderId: '1', source: 'truemoney_jumpapp' } },
  },
  {
    slug: 'confirm-payment',
    title: 'Send a transfer slip',
    query: `# The editor cannot attach files: send a GraphQL multipart request with the header apollo-require-preflight.
# curl /graphql -H 'apollo-require-preflight: 1' -F operations=… -F map='{"0":["variables.input.slip"]}' -F 0=@slip.jpg
mutation ConfirmPayment($input: ConfirmPaymentInput!) {
  confirmPayment(input: $input) { message userErrors { code field message } }
}`,
    variables: {
      input: {
        name: 'Ada Chai',
        phoneNumber: '0812345678',
        order: '1',
        amount: 2570,
        bank: 'Kasikornbank',
        slip: null,
      },
    },
  },
]
