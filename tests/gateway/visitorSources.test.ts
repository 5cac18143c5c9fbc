import { expect, test } from 'vitest'
import { PublicReads } from '#gateway/cache/publicReads.ts'
import { slipMaximumBytes } from '#gateway/contracts/orders.ts'
import { createContext } from '#gateway/sources/context.ts'
import type { CmsCall, CmsClient } from '#gateway/upstream/cmsClient.ts'
import { CmsError } from '#gateway/upstream/cmsError.ts'
import { checkout, emptyCart, order } from '../support/standIns/standInOrders.ts'

type Answer = [status: number, body: unknown]

const notFound: Answer = [404, { code: 'not_found', message: 'Not found' }]
const broken: Answer = [500, {}]

/** The sources of one request, with these responses of the CMS in order; the last is repeated. */
function visit(...answers: Answer[]) {
  const calls: CmsCall[] = []
  const send = async (call: CmsCall) => {
    calls.push(call)
    const [status, body] = (answers.length > 1 ? answers.shift() : answers[0]) ?? [200, {}]
    return { response: { status, headers: {}, text: JSON.stringify(body) }, attempts: 1 }
  }
  const client = { send } as unknown as CmsClient
  const { sources } = createContext({ client, reads: new PublicReads() }, { requestId: 'r1' })
  const asked = () => calls.map(({ method, path }) => `${method} ${path}`)
  const sent = () => JSON.parse(String(calls.at(-1)?.body))
  return { ...sources, calls, asked, sent }
}

const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'fulfilled',
    (error: unknown) => (error instanceof CmsError ? error.code : error),
  )

test('addToCart adds one item when no quantity is given', async () => {
  const { cart, sent } = visit([200, emptyCart])
  await cart.add({ productId: '7' })
  expect(sent()).toEqual({ id: '7', quantity: 1, variation: [] })
  await cart.add({ productId: '7', quantity: 2, variation: [{ attribute: 'size', value: 'm' }] })
  expect(sent()).toEqual({
    ...{ id: '7', quantity: 2 },
    variation: [{ attribute: 'size', value: 'm' }],
  })
})

test('the cart and wishlist sources call the addresses of the REST contract', async () => {
  const { cart, asked, sent } = visit([200, emptyCart])
  await cart.estimate('express')
  await cart.update('a b', 3)
  expect(sent()).toEqual({ quantity: 3 })
  await cart.applyCoupon('SUMMER')
  expect(sent()).toEqual({ code: 'SUMMER' })
  await cart.removeCoupon('SUMMER')
  await cart.remove('a')
  expect(asked()).toEqual([
    'GET /cart?shippingMethod=express',
    'PATCH /cart/a%20b',
    'POST /cart/coupons',
    'DELETE /cart/coupons/SUMMER',
    'DELETE /cart/a',
  ])
  const wishlist = visit([200, { success: true, message: 'Saved' }])
  await wishlist.cart.addToWishlist('7')
  expect(wishlist.sent()).toEqual({ productId: '7' })
  await wishlist.cart.removeFromWishlist('7')
  expect(wishlist.asked()).toEqual(['POST /wishlist', 'DELETE /wishlist/7'])
})

test('a cart line links to its product, and an unsafe link is dropped', async () => {
  const line = (permalink: string) => ({
    ...{ key: 'a', id: '7', name: 'Boater', permalink, images: [], newArrival: false },
    ...{ prices: { price: 900, regularPrice: 1000 }, quantity: 1, variation: [] },
    quantityLimits: { minimum: 1, maximum: 9 },
  })
  const lines = ['/product/boater', 'javascript:alert(1)'].map(line)
  const { items } = await visit([200, { ...emptyCart, items: lines }]).cart.cart()
  expect(items).toMatchObject([
    { key: 'a', productId: '7', price: 900, regularPrice: 1000, permalink: '/product/boater' },
    { permalink: '#' },
  ])
  expect(items[0]).not.toHaveProperty('id')
})

test('removing a missing line returns the cart, and any other failure throws', async () => {
  const gone = visit(notFound, [200, emptyCart])
  expect(await gone.cart.remove('a')).toMatchObject({ id: 'cart' })
  expect(gone.asked()).toEqual(['DELETE /cart/a', 'GET /cart'])
  const nameless = visit([200, emptyCart])
  await nameless.cart.remove('..')
  expect(nameless.asked()).toEqual(['GET /cart'])
  expect(await codeOf(visit(broken, [200, emptyCart]).cart.remove('a'))).toBe('INTERNAL')
})

test('viewer is null on 401 and throws on any other error', async () => {
  expect(await visit([401, {}]).customer.viewer()).toBeNull()
  expect(await codeOf(visit(broken).customer.viewer())).toBe('INTERNAL')
  const ada = { id: '7', displayName: 'Ada', firstName: 'Ada', lastName: 'Hut' }
  expect(await visit([200, ada]).customer.viewer()).toEqual({
    ...{ ...ada, id: 'viewer', phoneNumber: null, email: null, isAdmin: false },
  })
  const told = { phoneNumber: '081', email: 'ada@example.com', isAdmin: true }
  expect(await visit([200, { ...ada, ...told }]).customer.viewer()).toMatchObject(told)
})

test('a sign-in is remembered only when requested', async () => {
  const user = { id: '7', displayName: 'Ada', firstName: 'Ada', lastName: 'Hut' }
  const { customer, sent } = visit([200, { user }])
  expect(await customer.login({ username: 'ada', password: 'secret' })).toMatchObject({
    ...{ id: 'viewer', firstName: 'Ada' },
  })
  expect(sent()).toEqual({ username: 'ada', password: 'secret', rememberMe: false })
  await customer.login({ username: 'ada', password: 'secret', rememberMe: true })
  expect(sent().rememberMe).toBe(true)
})

test('the account source calls the addresses of the REST contract', async () => {
  const user = { id: '7', displayName: 'Ada', firstName: 'Ada', lastName: 'Hut' }
  const { customer, asked, sent } = visit([200, { user, success: true, message: 'Done' }])
  const person = { firstName: 'Ada', lastName: 'Hut', email: 'ada@example.com', phoneNumber: '081' }
  await customer.register({ ...person, birthDate: '1990-01-01', password: 'Secret-1' })
  expect(sent()).toMatchObject(person)
  await customer.requestPasswordReset('ada')
  expect(sent()).toEqual({ username: 'ada' })
  const reset = {
    password: 'Secret-2',
    confirmPassword: 'Secret-2',
    resetKey: 'k',
    resetLogin: 'ada',
  }
  await customer.resetPassword(reset)
  expect(sent()).toEqual(reset)
  await customer.logout()
  expect(asked()).toEqual(
    ['register', 'lost-password', 'reset-password', 'logout'].map((path) => `POST /auth/${path}`),
  )
})

test('a missing order is null, and a failed read throws', async () => {
  const nameless = visit()
  expect(await nameless.orders.order('..', 'k')).toBeNull()
  expect(await nameless.orders.promptPay('', 'k')).toBeNull()
  expect(nameless.calls).toEqual([])
  expect(await visit(notFound).orders.order('71', 'k')).toBeNull()
  expect(await visit(notFound).orders.promptPay('71', 'k')).toBeNull()
  expect(await codeOf(visit(broken).orders.order('71', 'k'))).toBe('INTERNAL')
  const found = visit([200, order])
  expect(await found.orders.order('71', 'k')).toMatchObject({ id: '71' })
  await found.orders.order('71', null)
  expect(found.asked()).toEqual(['GET /orders/71?key=k', 'GET /orders/71'])
})

test('an order is mapped to the schema’s enums, with unknown values as UNKNOWN', async () => {
  const shown = (changes: object) => visit([200, { ...order, ...changes }]).orders.order('71', null)
  expect(await shown({})).toMatchObject({
    ...{ status: 'ON_HOLD', statusText: 'on-hold', paymentMethod: 'BACS', accessKey: null },
    ...{ note: null, invoicePermalink: null, billing: { company: null }, total: 950 },
    items: [{ name: 'Boater', permalink: null, image: null, total: 900 }],
  })
  const lost = { status: 'lost', paymentMethod: 'barter', accessKey: 'k', note: 'Ring twice' }
  expect(await shown(lost)).toMatchObject({
    ...{ status: 'UNKNOWN', statusText: 'lost', paymentMethod: 'UNKNOWN' },
    ...{ accessKey: 'k', note: 'Ring twice' },
  })
  await expect(shown({ createdDate: '2026-02-31 18:00:00' })).rejects.toMatchObject({
    extensions: {
      code: 'BAD_CMS_RESPONSE',
      field: 'createdDate',
      problem: 'not a valid date and time',
    },
  })
})

test('an order is cancelled with its access key when there is one', async () => {
  const { orders, asked } = visit([200, { success: true, message: 'Canceled' }])
  await orders.cancel('71', 'a/b')
  await orders.cancel('71', null)
  expect(asked()).toEqual(['PUT /orders/71/cancel?key=a%2Fb', 'PUT /orders/71/cancel'])
  expect(await codeOf(orders.cancel('..', 'k'))).toBe('NOT_FOUND')
})

const address = { firstName: 'A', lastName: 'H', address1: 'x', city: 'y', state: 'z' }
const person = { ...address, postcode: '10330', phone: '0' }
const input = {
  ...{ billing: person, shipping: person, shippingMethod: 'post', expectedTotal: 950 },
  paymentMethod: 'OMISE_PROMPTPAY' as const,
}

test('an order is placed with an idempotency key that is valid in a header', async () => {
  const { orders, calls, sent } = visit([201, order])
  for (const key of ['', 'with space', 'k'.repeat(201)])
    await expect(orders.place(input, key)).rejects.toMatchObject({
      extensions: { code: 'INVALID', fields: { idempotencyKey: expect.any(String) } },
    })
  expect(calls).toEqual([])
  await orders.place(input, 'k'.repeat(200))
  expect(sent()).toEqual({ ...input, paymentMethod: 'omise_promptpay' })
  expect(calls[0]?.headers).toMatchObject({ 'idempotency-key': 'k'.repeat(200) })
})

test('a rejected order includes the changed cart when it is valid', async () => {
  const refused = (body: object) =>
    visit([409, { code: 'conflict', message: 'Moved', ...body }])
      .orders.place(input, 'k')
      .catch((error: unknown) => error)
  expect(await refused({ cart: { ...emptyCart, itemCount: 3 } })).toMatchObject({
    ...{ code: 'CONFLICT', message: 'Moved' },
    extensions: { code: 'CONFLICT', cart: { id: 'cart', itemCount: 3 } },
  })
  for (const body of [{}, { cart: null }, { cart: { items: 1 } }]) {
    const error = await refused(body)
    expect(error).toMatchObject({ code: 'CONFLICT' })
    expect(error).not.toHaveProperty('extensions.cart')
  }
  expect(await codeOf(visit([500, 'broken']).orders.place(input, 'k'))).toBe('INTERNAL')
  expect(await codeOf(visit([409, null]).orders.place(input, 'k'))).toBe('CONFLICT')
})

test('a slip of exactly 2 MiB is sent, and one byte more is rejected', async () => {
  const { orders, calls } = visit([200, { success: true, message: 'Submitted' }])
  const form = { name: 'A', phoneNumber: '0', order: '71', transferAmount: '1', bank: 'K' }
  const slip = (bytes: number) => new File([new Uint8Array(bytes)], 'slip.png')
  await expect(
    orders.confirmPayment({ ...form, slip: slip(slipMaximumBytes + 1) }),
  ).rejects.toMatchObject({
    extensions: { code: 'TOO_LARGE', fields: { slip: 'File size must be less than 2MB' } },
  })
  expect(calls).toEqual([])
  await orders.confirmPayment({ ...form, slip: slip(slipMaximumBytes) })
  const body = calls[0]?.body
  expect(body && typeof body !== 'string' && [...body.keys()]).toEqual([
    ...Object.keys(form),
    'slip',
  ])
})

test('a QR code is a picture address of the CMS or a data URL', async () => {
  const shown = async (image: string | null) =>
    (await visit([200, { image, status: 'pending', expiresAt: null }]).orders.promptPay('71', null))
      ?.image
  for (const image of [
    'data:image/png;base64,AA',
    'https://a.example/q',
    'http://a.example/q',
    '/q',
  ])
    expect(await shown(image)).toBe(image)
  for (const image of ['javascript:alert(1)', '//evil.example/qr.png', 'x/qr.png', '', null])
    expect(await shown(image)).toBeNull()
})

test('the checkout lists the known payment methods and the last used addresses', async () => {
  const read = (changes: object) => visit([200, { ...checkout, ...changes }]).orders.checkout()
  const shown = await read({})
  expect(shown).toMatchObject({ billing: null, shipping: null })
  expect(shown.paymentMethods.map(({ method }) => method)).toEqual(['BACS', 'UNKNOWN'])
  const { billing } = order
  expect(await read({ addresses: { billing, shipping: billing } })).toMatchObject({
    billing: { city: 'Pathum Wan', company: null },
    shipping: { city: 'Pathum Wan', company: null },
  })
})

test('the payment source calls the addresses of the REST contract', async () => {
  const accounts = visit([200, []])
  expect(await accounts.orders.bankAccounts()).toEqual([])
  const { orders, asked } = visit([200, { image: null, status: 'pending', expiresAt: null }])
  await orders.promptPay('71', 'k')
  expect([...accounts.asked(), ...asked()]).toEqual([
    'GET /confirm-payment/bank-accounts',
    'GET /checkout/payment/omise-promptpay/71?key=k',
  ])
})

test('the orders of a tab are requested by its name', async () => {
  const { orders, asked } = visit([200, { success: true, data: [order] }])
  expect(await orders.orders('PENDING_PAYMENT')).toMatchObject([{ id: '71' }])
  expect(asked()).toEqual(['GET /orders?status=pending-payment'])
})
