import { PublicReads } from '@vitrine/gateway/cache/publicReads.ts'
import { payload } from '@vitrine/gateway/resolvers/payload.ts'
import { changedCart } from '@vitrine/gateway/responses/orders.ts'
import { createContext } from '@vitrine/gateway/sources/context.ts'
import type { CmsCall, CmsClient } from '@vitrine/gateway/upstream/cmsClient.ts'
import { CmsError } from '@vitrine/gateway/upstream/cmsError.ts'
import { expect, test } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'
import { emptyCart, order } from '../../support/standIns/standInOrders.ts'

type CmsResponse = [status: number, body: unknown]

/** The sources of one request, with these responses of the CMS in order, the last one repeatedly. */
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

const line = {
  key: 'a',
  id: '7',
  name: 'Boater',
  permalink: '/product/boater',
  images: [],
  newArrival: false,
  prices: { price: 900, regularPrice: 1000 },
  quantity: 1,
  variation: [],
  quantityLimits: { minimum: 1, maximum: 9 },
}
const linesOf = async (...items: object[]) =>
  (await createSources([200, { ...emptyCart, items }]).cart.cart()).items

test('a cart line links to its product, and an unsafe link is dropped', async () => {
  const items = await linesOf(line, { ...line, permalink: 'javascript:alert(1)' })
  expect(items.map(({ url }) => url)).toEqual(['/product/boater', '#'])
})

test('a typed text of a cart line is marked, and values are chosen for a CMS without texts', async () => {
  covers('product.text.unsupported')

  const colour = { attribute: 'colour', value: 'ink' }
  const text = { value: 'AB', name: 'Monogram', label: 'AB', isText: true }
  const variation = [colour, { attribute: 'monogram', ...text }]
  const [item] = await linesOf({ ...line, variation })
  expect(item?.selectedOptions).toEqual([
    { option: 'colour', value: 'ink', isText: false },
    { option: 'monogram', ...text },
  ])
})

test('an order is mapped to the schema’s enums, with an unknown status as UNKNOWN and without an unknown payment method', async () => {
  const shown = (changes: object) =>
    createSources([200, { ...order, ...changes }]).orders.order('71', null)
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

test('bag, checkout and wishlist are read after the same visitor’s changes in flight, and only those', async () => {
  covers('cart.flush.next-page')

  const sent: string[] = []
  const finishes = new Map<string, () => void>()
  const send = async ({ method, path }: CmsCall) => {
    sent.push(`${method} ${path}`)
    if (method !== 'GET')
      await new Promise<void>((resolve) => {
        finishes.set(path, resolve)
      })
    return { response: { status: 404, headers: {}, text: '{}' }, attempts: 1 }
  }
  const upstream = { client: { send } as unknown as CmsClient, reads: new PublicReads() }
  const visit = (session: string) =>
    createContext(upstream, { requestId: 'r1', cookies: `vitrine_cart=${session}` }).sources
  const left = visit('a')
  const changes = [codeOf(left.cart.update('k', 2)), codeOf(left.cart.removeFromWishlist('7'))]
  const next = visit('a')
  const reads = [
    codeOf(next.cart.cart()),
    codeOf(next.orders.checkout()),
    codeOf(next.cart.wishlist({})),
  ]
  await Promise.all([codeOf(visit('b').cart.cart()), codeOf(next.orders.coupons())])
  const writes = ['PATCH /cart/k', 'DELETE /wishlist/7']
  expect(sent).toEqual([...writes, 'GET /cart', 'GET /coupons'])
  for (const finish of finishes.values()) finish()
  await Promise.all([...changes, ...reads])
  expect(sent.slice(4).toSorted()).toEqual(['GET /cart', 'GET /checkout', 'GET /wishlist'])
})
