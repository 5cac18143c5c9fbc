import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'
import { startShop } from '#tests/support/gateway/startGateway.ts'
import { emptyCart } from '#tests/support/standIns/standInOrders.ts'
import { respondWith } from '#tests/support/standIns/standInResponses.ts'

let shop: Awaited<ReturnType<typeof startShop>>
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop[Symbol.asyncDispose]())
beforeEach(() => {
  shop.cms.calls.length = 0
})

const user = { id: '7', displayName: 'Ada', firstName: 'Ada', lastName: 'Hut' }
const payment = {
  status: 'pending',
  authorizeUri: 'https://bank.example/3ds',
  message: null,
  publicKey: 'pkey',
  scriptUrl: 'https://cards.example/card.js',
}

/** Sends a mutation to which the CMS responds with these fields, and returns its result and its call. */
async function write(field: string, body: object) {
  respondWith(shop.cms, body)
  const { data, errors } = await shop.gateway.postQuery(`mutation { result: ${field} }`)
  expect(errors).toEqual([])
  expect(shop.cms.calls).toHaveLength(1)
  const [call] = shop.cms.calls.splice(0)
  const sent = call?.body.toString()
  return {
    result: data?.['result'],
    call: `${call?.method} ${call?.path}`,
    sent: sent ? JSON.parse(sent) : null,
    type: call?.headers['content-type'],
  }
}

const cart = '{ cart { itemCount items { key } totals { totalPrice { amount } } } }'
const wholeCart = {
  result: { cart: { itemCount: 0, items: [], totals: { totalPrice: { amount: 0 } } } },
}

test('a bag is changed by the calls of the contract, each of which returns the whole bag', async () => {
  covers('calls.cart.add', 'calls.cart.full-response', 'calls.cart.remove', 'calls.cart.update')

  const variation = [{ attribute: 'size', value: 'm' }]
  const chosen = 'options: [{ option: "size", value: "m" }]'
  expect(
    await write(`addToCart(input: { productId: "7", quantity: 2, ${chosen} }) ${cart}`, emptyCart),
  ).toMatchObject({
    ...wholeCart,
    call: 'POST /api/v1/cart',
    sent: { id: '7', quantity: 2, variation },
  })
  expect(
    await write(`updateCartItem(input: { key: "k", quantity: 3 }) ${cart}`, emptyCart),
  ).toMatchObject({
    ...wholeCart,
    call: 'PATCH /api/v1/cart/k',
    sent: { quantity: 3 },
  })
  expect(await write(`removeCartItem(input: { key: "k" }) ${cart}`, emptyCart)).toMatchObject({
    ...wholeCart,
    call: 'DELETE /api/v1/cart/k',
  })
  const gift = '{ cart { giftWrap { message } fees { name total { amount } } } }'
  const wrapped = {
    ...emptyCart,
    giftWrap: { message: 'For you' },
    fees: [{ id: 'gift', name: 'Gift wrapping', total: 60 }],
  }
  expect(await write(`setGiftWrap(input: { message: "For you" }) ${gift}`, wrapped)).toMatchObject({
    result: {
      cart: {
        giftWrap: { message: 'For you' },
        fees: [{ name: 'Gift wrapping', total: { amount: 60 } }],
      },
    },
    call: 'PUT /api/v1/cart/gift-wrap',
    sent: { message: 'For you' },
  })
  expect(await write(`setGiftWrap(input: {}) ${cart}`, emptyCart)).toMatchObject({
    ...wholeCart,
    call: 'PUT /api/v1/cart/gift-wrap',
    sent: { message: null },
  })
})

test('a wishlist is changed by the calls of the contract', async () => {
  covers('calls.wishlist.add', 'calls.wishlist.remove')

  const saved = { success: true, message: 'Saved' }
  expect(await write('addToWishlist(input: { productId: "7" }) { message }', saved)).toMatchObject({
    result: { message: 'Saved' },
    call: 'POST /api/v1/wishlist',
    sent: { productId: '7' },
  })
  const removed = { success: true, message: 'Removed' }
  expect(
    await write('removeFromWishlist(input: { productId: "7" }) { message }', removed),
  ).toMatchObject({
    result: { message: 'Removed' },
    call: 'DELETE /api/v1/wishlist/7',
  })
})

test('customers sign in, register and sign out by the calls of the contract', async () => {
  covers(
    'calls.customer.login',
    'calls.customer.logout',
    'calls.customer.register',
    'validation.register.birth-date-text',
  )

  const login = 'login(input: { username: "ada", password: "Hat-1", rememberMe: true })'
  expect(await write(`${login} { viewer { displayName } }`, { user })).toMatchObject({
    result: { viewer: { displayName: 'Ada' } },
    call: 'POST /api/v1/auth/login',
    sent: { username: 'ada', password: 'Hat-1', rememberMe: true },
  })
  const person = {
    firstName: 'Ada',
    lastName: 'Hut',
    birthDate: '1990-01-31',
    phoneNumber: '081',
    email: 'ada@example.com',
    password: 'Hat-1',
  }
  const input = Object.entries(person).map(([name, value]) => `${name}: "${value}"`)
  expect(
    await write(`register(input: { ${input} }) { viewer { displayName } }`, { user }),
  ).toMatchObject({
    result: { viewer: { displayName: 'Ada' } },
    call: 'POST /api/v1/auth/register',
    sent: person,
  })
  expect(await write('logout { message }', { message: 'Bye' })).toMatchObject({
    result: { message: 'Bye' },
    call: 'POST /api/v1/auth/logout',
  })
})

test('lost passwords are replaced by the calls of the contract', async () => {
  covers('calls.customer.lost-password', 'calls.customer.reset-password')

  const sent = { message: 'Sent' }
  expect(
    await write('requestPasswordReset(input: { username: "ada" }) { message }', sent),
  ).toMatchObject({
    result: sent,
    call: 'POST /api/v1/auth/lost-password',
    sent: { username: 'ada' },
  })
  const reset = { password: 'a', confirmPassword: 'b', resetKey: 'k', resetLogin: 'ada' }
  const input = Object.entries(reset).map(([name, value]) => `${name}: "${value}"`)
  expect(await write(`resetPassword(input: { ${input} }) { message }`, sent)).toMatchObject({
    result: sent,
    call: 'POST /api/v1/auth/reset-password',
    sent: reset,
  })
})

test('orders are cancelled, kept in an account and paid by card by the calls of the contract', async () => {
  covers('calls.format.json', 'calls.orders.cancel', 'calls.payment.card-pay')

  const done = { success: true, message: 'Order canceled successfully' }
  expect(await write('cancelOrder(input: { orderId: "71" }) { message }', done)).toMatchObject({
    result: { message: 'Order canceled successfully' },
    call: 'PUT /api/v1/orders/71/cancel',
  })
  const account = 'createAccountFromOrder(input: { orderId: "71", key: "guest" }) { message }'
  expect(await write(account, { success: true, message: 'Sent' })).toMatchObject({
    result: { message: 'Sent' },
    call: 'POST /api/v1/orders/71/account',
  })
  const fields = '{ payment { status authorizeUrl message publicKey scriptUrl } }'
  expect(
    await write(`payByCard(input: { orderId: "71", token: "tokn_1" }) ${fields}`, payment),
  ).toEqual({
    result: {
      payment: {
        status: 'PENDING',
        authorizeUrl: 'https://bank.example/3ds',
        message: null,
        publicKey: 'pkey',
        scriptUrl: 'https://cards.example/card.js',
      },
    },
    call: 'POST /api/v1/checkout/payment/omise/71',
    sent: { token: 'tokn_1' },
    type: 'application/json',
  })
})
