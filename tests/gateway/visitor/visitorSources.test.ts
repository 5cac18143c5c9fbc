import { PublicReads } from '@vitrine/gateway/cache/publicReads.ts'
import { payload } from '@vitrine/gateway/resolvers/payload.ts'
import { changedCart } from '@vitrine/gateway/responses/orders.ts'
import { createContext } from '@vitrine/gateway/sources/context.ts'
import type { CmsCall, CmsClient } from '@vitrine/gateway/upstream/cmsClient.ts'
import { CmsError } from '@vitrine/gateway/upstream/cmsError.ts'
import { expect, test } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'
import { checkout, emptyCart, order } from '../../support/standIns/standInOrders.ts'

type CmsResponse = [status: number, body: unknown]

const notFound: CmsResponse = [404, { code: 'not_found', message: 'Not found' }]
const broken: CmsResponse = [500, {}]

/** The sources of one request, with these responses of the CMS in order; the last is repeated. */
function createSources(...replies: CmsResponse[]) {
  const calls: CmsCall[] = []
  const send = async (call: CmsCall) => {
    calls.push(call)
    const [status, body] = (replies.length > 1 ? replies.shift() : replies[0]) ?? [200, {}]
    return { response: { status, headers: {}, text: JSON.stringify(body) }, attempts: 1 }
  }
  const client = { send } as unknown as CmsClient
  const { sources } = createContext({ client, reads: new PublicReads() }, { requestId: 'r1' })
  const requests = () => calls.map(({ method, path }) => `${method} ${path}`)
  const sent = () => JSON.parse(String(calls.at(-1)?.body))
  const keys = () => calls.map(({ headers }) => headers['x-order-key'])
  return { ...sources, calls, requests, keys, sent }
}

const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'fulfilled',
    (error: unknown) => (error instanceof CmsError ? error.code : error),
  )

test('addToCart adds one item when no quantity is given', async () => {
  const { cart, sent } = createSources([200, emptyCart])
  await cart.add({ productId: '7' })
  expect(sent()).toEqual({ id: '7', quantity: 1, variation: [] })
  await cart.add({ productId: '7', quantity: 2, options: [{ option: 'size', value: 'm' }] })
  expect(sent()).toEqual({
    id: '7',
    quantity: 2,
    variation: [{ attribute: 'size', value: 'm' }],
  })
})

test('coupons and the totals of a shipping method are requested by the calls of the contract', async () => {
  const { cart, requests, sent } = createSources([200, emptyCart])
  await cart.estimate('express')
  await cart.applyCoupon('SUMMER')
  expect(sent()).toEqual({ code: 'SUMMER' })
  await cart.removeCoupon('SUMMER')
  expect(requests()).toEqual([
    'GET /cart?shippingMethod=express',
    'POST /cart/coupons',
    'DELETE /cart/coupons/SUMMER',
  ])
})

test('a cart line links to its product, and an unsafe link is dropped', async () => {
  const line = (permalink: string) => ({
    key: 'a',
    id: '7',
    name: 'Boater',
    permalink,
    images: [],
    newArrival: false,
    prices: { price: 900, regularPrice: 1000 },
    quantity: 1,
    variation: [],
    quantityLimits: { minimum: 1, maximum: 9 },
  })
  const lines = ['/product/boater', 'javascript:alert(1)'].map(line)
  const { items } = await createSources([200, { ...emptyCart, items: lines }]).cart.cart()
  expect(items).toMatchObject([
    {
      key: 'a',
      productId: '7',
      price: { amount: 900 },
      regularPrice: { amount: 1000 },
      url: '/product/boater',
    },
    { url: '#' },
  ])
  expect(items[0]).not.toHaveProperty('id')
})

test('a typed text of a cart line is marked, and values are chosen for a CMS without texts', async () => {
  covers('product.text.unsupported')

  const line = {
    key: 'a',
    id: '7',
    name: 'Tote',
    permalink: '/product/tote',
    images: [],
    newArrival: false,
    prices: { price: 900, regularPrice: 1000 },
    quantity: 1,
    variation: [
      { attribute: 'colour', value: 'ink' },
      { attribute: 'monogram', value: 'AB', name: 'Monogram', label: 'AB', isText: true },
    ],
    quantityLimits: { minimum: 1, maximum: 9 },
  }
  const { items } = await createSources([200, { ...emptyCart, items: [line] }]).cart.cart()
  expect(items[0]?.selectedOptions).toEqual([
    { option: 'colour', value: 'ink', isText: false },
    { option: 'monogram', value: 'AB', name: 'Monogram', label: 'AB', isText: true },
  ])
})

test('removing a missing line returns the cart, and any other failure throws', async () => {
  const missing = createSources(notFound, [200, emptyCart])
  expect(await missing.cart.remove('a')).toMatchObject({ id: 'cart' })
  expect(missing.requests()).toEqual(['DELETE /cart/a', 'GET /cart'])
  const withoutId = createSources([200, emptyCart])
  await withoutId.cart.remove('..')
  expect(withoutId.requests()).toEqual(['GET /cart'])
  expect(await codeOf(createSources(broken, [200, emptyCart]).cart.remove('a'))).toBe('INTERNAL')
})

test('viewer is null on 401 and throws on any other error', async () => {
  expect(await createSources([401, {}]).customer.viewer()).toBeNull()
  expect(await codeOf(createSources(broken).customer.viewer())).toBe('INTERNAL')
  const ada = { id: '7', displayName: 'Ada', firstName: 'Ada', lastName: 'Hut' }
  expect(await createSources([200, ada]).customer.viewer()).toEqual({
    ...ada,
    id: 'viewer',
    isAdmin: false,
  })
  const details = { phoneNumber: '081', email: 'ada@example.com', isAdmin: true }
  expect(await createSources([200, { ...ada, ...details }]).customer.viewer()).toMatchObject(
    details,
  )
})

test('a sign-in is remembered only when requested', async () => {
  const user = { id: '7', displayName: 'Ada', firstName: 'Ada', lastName: 'Hut' }
  const { customer, sent } = createSources([200, { user }])
  expect(await customer.login({ username: 'ada', password: 'secret' })).toMatchObject({
    id: 'viewer',
    firstName: 'Ada',
  })
  expect(sent()).toEqual({ username: 'ada', password: 'secret', rememberMe: false })
  await customer.login({ username: 'ada', password: 'secret', rememberMe: true })
  expect(sent().rememberMe).toBe(true)
})

test('a missing order is null, and a failed read throws', async () => {
  const withoutId = createSources()
  expect(await withoutId.orders.order('..', 'k')).toBeNull()
  expect(await withoutId.orders.promptPay('', 'k')).toBeNull()
  expect(withoutId.calls).toEqual([])
  expect(await createSources(notFound).orders.order('71', 'k')).toBeNull()
  expect(await createSources(notFound).orders.promptPay('71', 'k')).toBeNull()
  expect(await codeOf(createSources(broken).orders.order('71', 'k'))).toBe('INTERNAL')
  const orderSources = createSources([200, order])
  expect(await orderSources.orders.order('71', 'k')).toMatchObject({ id: '71' })
  await orderSources.orders.order('71', null)
  expect(orderSources.requests()).toEqual(['GET /orders/71', 'GET /orders/71'])
  expect(orderSources.keys()).toEqual(['k', undefined])
})

test('an order is mapped to the schema’s enums, with an unknown status as UNKNOWN and without an unknown payment method', async () => {
  const shown = (changes: object) =>
    createSources([200, { ...order, ...changes }]).orders.order('71', null)
  expect(await shown({})).toMatchObject({
    status: 'ON_HOLD',
    statusText: 'on-hold',
    paymentMethod: 'BANK_TRANSFER',
    invoiceUrl: null,
    total: { amount: 950 },
    items: [{ name: 'Boater', url: null, image: null, total: { amount: 900 } }],
  })
  const lost = { status: 'lost', paymentMethod: 'barter', accessKey: 'k', note: 'Ring twice' }
  expect(await shown(lost)).toMatchObject({
    status: 'UNKNOWN',
    statusText: 'lost',
    paymentMethod: undefined,
    accessKey: 'k',
    note: 'Ring twice',
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
  const { orders, requests, keys } = createSources([200, { success: true, message: 'Canceled' }])
  await orders.cancel({ orderId: '71', key: 'a/b' })
  await orders.cancel({ orderId: '71' })
  await orders.cancel({ orderId: '71', key: 'a\nb' })
  expect(new Set(requests())).toEqual(new Set(['PUT /orders/71/cancel']))
  expect(keys()).toEqual(['a/b', undefined, undefined])
  expect(await codeOf(orders.cancel({ orderId: '..', key: 'k' }))).toBe('NOT_FOUND')
})

const name = { firstName: 'A', lastName: 'H', address1: 'x', city: 'y' }
const person = { ...name, postcode: '10330', province: 'z', phoneNumber: '0' }
const input = {
  billing: person,
  shipping: person,
  shippingMethod: 'post',
  expectedTotal: 950,
  paymentMethod: 'PROMPTPAY' as const,
}

test('an order is placed with an idempotency key that is valid in a header', async () => {
  const { orders, calls, sent } = createSources([201, order])
  for (const key of ['', 'with space', 'k'.repeat(201)])
    await expect(orders.place({ ...input, idempotencyKey: key })).rejects.toMatchObject({
      extensions: { code: 'INVALID', fields: { idempotencyKey: expect.any(String) } },
    })
  expect(calls).toEqual([])
  await orders.place({ ...input, idempotencyKey: 'k'.repeat(200) })
  const sentPerson = { ...name, postcode: '10330', state: 'z', phone: '0' }
  expect(sent()).toEqual({
    ...input,
    // The contract requires one; a CMS says what is wrong with an empty one.
    billing: { ...sentPerson, email: '' },
    shipping: sentPerson,
    paymentMethod: 'omise_promptpay',
  })
  expect(calls[0]?.headers).toMatchObject({ 'idempotency-key': 'k'.repeat(200) })
})

test('a rejected order includes the changed cart when it is valid', async () => {
  const place = (response: CmsResponse) =>
    payload(
      createSources(response)
        .orders.place({ ...input, idempotencyKey: 'k' })
        .then((placed) => ({ order: placed })),
      changedCart,
    )
  const rejectionOf = (body: object) =>
    place([409, { code: 'conflict', message: 'Moved', ...body }])
  const userErrors = [{ code: 'CONFLICT', field: null, isSpecific: true, message: 'Moved' }]
  expect(await rejectionOf({ cart: { ...emptyCart, itemCount: 3 } })).toMatchObject({
    cart: { id: 'cart', itemCount: 3 },
    userErrors,
  })
  for (const body of [{}, { cart: null }, { cart: { items: 1 } }])
    expect(await rejectionOf(body)).toEqual({ userErrors })
  expect(await codeOf(place([500, 'broken']))).toBe('INTERNAL')
  expect(await place([409, null])).toMatchObject({ userErrors: [{ code: 'CONFLICT' }] })
})

test('a QR code is an image address of the CMS or a data URL', async () => {
  const shown = async (image: string | null) =>
    (
      await createSources([200, { image, status: 'pending', expiresAt: null }]).orders.promptPay(
        '71',
        null,
      )
    )?.image
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
  const read = (changes: object) =>
    createSources([200, { ...checkout, ...changes }]).orders.checkout()
  const shown = await read({})
  expect(shown).toMatchObject({ billing: null, shipping: null })
  expect(shown?.paymentMethods.map(({ method }) => method)).toEqual(['BANK_TRANSFER', undefined])
  const { billing } = order
  expect(await read({ addresses: { billing, shipping: billing } })).toMatchObject({
    billing: { city: 'Pathum Wan' },
    shipping: { city: 'Pathum Wan' },
  })
})
