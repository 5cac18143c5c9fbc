import { afterAll, beforeAll, expect, test } from 'vitest'
import { startShop } from '../support/gateway.ts'

let shop: Awaited<ReturnType<typeof startShop>>
beforeAll(async () => {
  shop = await startShop({ siteUrl: 'https://shop.example' })
})
afterAll(() => shop[Symbol.asyncDispose]())

const lastCall = () => shop.cms.calls.at(-1)

test('of the cookies that a CMS sets only its two reach the browser, with the attributes of this shop', async () => {
  const { headers } = await shop.gateway.ask(
    'mutation { addToCart(input: { productId: "hat-1" }) { itemCount } }',
  )
  expect(headers.getSetCookie()).toEqual([
    'vitrine_cart=c1; Path=/; HttpOnly; SameSite=Lax; Secure',
  ])
  expect(headers.get('x-hutmacher')).toBeNull()
  expect(headers.get('cache-control')).toBe('private, no-store')
})

test('of a browser’s headers only the two cookies and the request id reach the CMS', async () => {
  await shop.gateway.ask(
    '{ cart { itemCount } }',
    {},
    {
      cookie: 'a=b; vitrine_cart=c7; vitrine_session=x y; evil=1',
      authorization: 'Bearer secret',
      'x-forwarded-for': '203.0.113.7',
      'x-request-id': 'seen-from-outside',
    },
  )
  const { host: _, connection: __, ...headers } = lastCall()?.headers ?? {}
  expect(headers).toEqual({
    accept: 'application/json',
    cookie: 'vitrine_cart=c7',
    'x-request-id': 'seen-from-outside',
  })
})

test('signing in counts for the fields that follow it in the same request', async () => {
  const { data, headers } = await shop.gateway.ask(
    'mutation { login(input: { username: "ada", password: "Hat12345" }) { displayName } logout { message } }',
  )
  expect(data).toEqual({ login: { displayName: 'Ada' }, logout: { message: 'Bye' } })
  expect(lastCall()?.headers.cookie).toBe('vitrine_session=ada')
  expect(headers.getSetCookie()).toEqual([
    'vitrine_session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure',
  ])
})

test('a refused sign-in names the field', async () => {
  const { errors } = await shop.gateway.ask(
    'mutation { login(input: { username: "ada", password: "wrong" }) { displayName } }',
  )
  expect(errors[0]).toMatchObject({
    message: 'Wrong password',
    extensions: { code: 'INVALID', fields: { password: 'Wrong password' } },
  })
})

test('a line that is already gone is no error when it is removed, and one when it is changed', async () => {
  const removed = await shop.gateway.ask('mutation { removeCartItem(key: "gone") { itemCount } }')
  expect(removed).toMatchObject({ data: { removeCartItem: { itemCount: 0 } }, errors: [] })
  const changed = await shop.gateway.ask(
    'mutation { updateCartItem(key: "k", quantity: 9) { itemCount } }',
  )
  expect(changed.errors[0]).toMatchObject({
    message: 'Only 2 left',
    extensions: { code: 'OUT_OF_STOCK' },
  })
})

test('an order carries its idempotency key, and one without printable characters is refused', async () => {
  const address = {
    firstName: 'A',
    lastName: 'H',
    address1: 'x',
    city: 'y',
    state: 'z',
    postcode: '10330',
    phone: '0',
  }
  const document = `mutation ($input: PlaceOrderInput!, $key: ID!) { placeOrder(input: $input, idempotencyKey: $key) { id } }`
  const input = {
    billing: address,
    shipping: address,
    shippingMethod: 'post',
    paymentMethod: 'OMISE_PROMPTPAY',
    expectedTotal: 950,
  }
  const placed = await shop.gateway.ask(document, { input, key: 'k-1' })
  expect(placed.data).toEqual({ placeOrder: { id: '71' } })
  expect(lastCall()?.headers['idempotency-key']).toBe('k-1')
  expect(JSON.parse(String(lastCall()?.body))).toMatchObject({
    paymentMethod: 'omise_promptpay',
    billing: { country: 'TH' },
  })
  const calls = shop.cms.calls.length
  const refused = await shop.gateway.ask(document, { input, key: 'k\r\nx: y' })
  expect(refused.errors[0]?.extensions).toMatchObject({ code: 'INVALID' })
  expect(shop.cms.calls).toHaveLength(calls)
})

test('what the CMS serves itself comes through with its two cookies and its cache headers', async () => {
  const frame = await fetch(`${shop.gateway.url}/component/contact-form/`)
  expect(await frame.text()).toBe('<form></form>')
  expect(frame.headers.getSetCookie()).toEqual([
    'vitrine_cart=c2; Path=/; HttpOnly; SameSite=Lax; Secure',
  ])
  const picture = await fetch(`${shop.gateway.url}/media/hat.jpg`, {
    headers: { cookie: 'vitrine_session=ada' },
  })
  expect(picture.headers.get('cache-control')).toBe('public, max-age=60')
  expect(lastCall()?.headers.cookie).toBeUndefined()
  const again = await fetch(`${shop.gateway.url}/media/hat.jpg`, {
    headers: { 'if-none-match': picture.headers.get('etag') ?? '' },
  })
  expect(again.status).toBe(304)
  const provider = await fetch(`${shop.gateway.url}/auth/google`, { redirect: 'manual' })
  expect(provider.headers.get('location')).toBe('https://accounts.example/o')
  const invoice = await fetch(`${shop.gateway.url}/invoice/71`, {
    headers: { cookie: 'vitrine_session=ada' },
  })
  expect(await invoice.text()).toBe('<h1>Invoice</h1>')
  expect((await fetch(`${shop.gateway.url}/media/../api/v1/orders/71`)).status).toBe(404)
  expect(
    (await fetch(`${shop.gateway.url}/media/%2e%2e/api/v1/products`)).status,
  ).toBeGreaterThanOrEqual(400)
})
