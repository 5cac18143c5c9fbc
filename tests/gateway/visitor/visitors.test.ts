import { once } from 'node:events'
import { get } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'
import { startShop } from '../../support/gateway/startGateway.ts'

let shop: Awaited<ReturnType<typeof startShop>>
beforeAll(async () => {
  shop = await startShop({ siteUrl: 'https://shop.example' })
})
afterAll(() => shop[Symbol.asyncDispose]())

const lastCall = () => shop.cms.calls.at(-1)

test('a client without cookies is one visitor by the token of the last response', async () => {
  covers('calls.visitor.token')

  const add = 'mutation { addToCart(input: { productId: "hat-1" }) { cart { itemCount } } }'
  const first = await shop.gateway.postQuery(add, {}, { 'x-visitor-token': 'new' })
  const token = first.headers.get('x-visitor-token') ?? ''
  expect(first.headers.get('set-cookie')).toBeNull()
  const cookie = '__Host-vitrine_cart=of-the-browser'
  await shop.gateway.postQuery('{ cart { itemCount } }', {}, { 'x-visitor-token': token, cookie })
  expect(lastCall()?.headers.cookie).toBe('vitrine_cart=c1')
  for (const other of ['new', 'no token', '']) {
    await shop.gateway.postQuery('{ cart { itemCount } }', {}, { 'x-visitor-token': other, cookie })
    expect(lastCall()?.headers.cookie).toBeUndefined()
  }
  const browser = await shop.gateway.postQuery(add, {}, { cookie })
  expect(browser.headers.get('x-visitor-token')).toBeNull()
})

const address = {
  firstName: 'A',
  lastName: 'H',
  address1: 'x',
  city: 'y',
  province: 'z',
  postcode: '10330',
  phoneNumber: '0',
}
const orderInput = {
  billing: address,
  shipping: address,
  shippingMethod: 'post',
  paymentMethod: 'PROMPTPAY',
  expectedTotal: 950,
}
const placeOrder =
  'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { order { id: number } userErrors { code field } } }'

test('only the two cookies of the CMS reach the browser, with the attributes of this shop', async () => {
  covers('calls.visitor.cookies', 'session.cookies.attributes')

  const { headers } = await shop.gateway.postQuery(
    'mutation { addToCart(input: { productId: "hat-1" }) { cart { itemCount } } }',
  )
  expect(headers.getSetCookie()).toEqual([
    '__Host-vitrine_cart=c1; Path=/; HttpOnly; SameSite=Lax; Secure',
  ])
  expect(headers.get('x-hutmacher')).toBeNull()
  expect(headers.get('cache-control')).toBe('private, no-store')
})

test('only the two cookies, the request id and the visitor’s address reach the CMS', async () => {
  covers('calls.visitor.cookies')

  await shop.gateway.postQuery(
    '{ cart { itemCount } }',
    {},
    {
      cookie: 'a=b; __Host-vitrine_cart=c7; __Host-vitrine_session=x y; evil=1',
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
    // The address of the connection, not the header of the browser.
    'x-forwarded-for': '127.0.0.1',
  })
})

test('the CMS receives the visitor’s own address behind a trusted proxy', async () => {
  await using proxied = await startShop({ trustedProxies: '127.0.0.1' })
  const header = { 'x-forwarded-for': '198.51.100.1, 203.0.113.7' }
  await proxied.gateway.postQuery('{ cart { itemCount } stores { nodes { slug } } }', {}, header)
  const received = proxied.cms.calls.map(({ path, headers }) => [path, headers['x-forwarded-for']])
  expect(Object.fromEntries(received)).toEqual({
    '/api/v1/cart': '203.0.113.7',
    // Public reads are shared, so they carry no visitor's address.
    '/api/v1/store-locators': undefined,
  })
})

test('visitors whose requests are in flight together get their own data and cookies', async () => {
  covers('calls.visitor.request')

  await using open = await startShop()
  open.cms.interfere = ({ path, headers }, response) => {
    const name = /vitrine_session=(\w+)/.exec(headers.cookie ?? '')?.[1] ?? 'guest'
    if (path !== '/api/v1/profile') return false
    const user = { id: name, displayName: name, firstName: name, lastName: name }
    const respond = () =>
      response
        .writeHead(200, {
          'content-type': 'application/json',
          'cache-control': 'public, max-age=60',
          'set-cookie': `vitrine_session=${name}2`,
        })
        .end(JSON.stringify(user))
    setImmediate(respond)
    return true
  }
  const names = Array.from({ length: 20 }, (_, index) => `visitor${index}`)
  for (let round = 0; round < 2; round += 1)
    await Promise.all(
      names.map(async (name) => {
        const cookie = { cookie: `vitrine_session=${name}`, 'x-request-id': `request-of-${name}` }
        const query = '{ viewer { displayName } stores { nodes { slug } } }'
        const { data, headers } = await open.gateway.postQuery(query, {}, cookie)
        expect(data).toMatchObject({ viewer: { displayName: name } })
        expect(headers.getSetCookie()).toEqual([
          `vitrine_session=${name}2; Path=/; HttpOnly; SameSite=Lax`,
        ])
        expect(headers.get('x-request-id')).toBe(`request-of-${name}`)
      }),
    )
})

test('a sign-in applies to the following fields of the same request', async () => {
  const { data, headers } = await shop.gateway.postQuery(
    'mutation { login(input: { username: "ada", password: "Hat12345" }) { viewer { displayName } } logout { message } }',
  )
  expect(data).toEqual({ login: { viewer: { displayName: 'Ada' } }, logout: { message: 'Bye' } })
  expect(lastCall()?.headers.cookie).toBe('vitrine_session=ada')
  expect(headers.getSetCookie()).toEqual([
    '__Host-vitrine_session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure',
  ])
})

test('removing a missing cart line succeeds, and changing one fails', async () => {
  const removed = await shop.gateway.postQuery(
    'mutation { removeCartItem(input: { key: "gone" }) { cart { itemCount } } }',
  )
  expect(removed).toMatchObject({
    data: { removeCartItem: { cart: { itemCount: 0 } } },
    errors: [],
  })
  const changed = await shop.gateway.postQuery(
    'mutation { updateCartItem(input: { key: "k", quantity: 9 }) { cart { id } userErrors { code field message } } }',
  )
  const error = { code: 'OUT_OF_STOCK', field: null, message: 'Only 2 left' }
  expect(changed.data).toEqual({ updateCartItem: { cart: null, userErrors: [error] } })
})

test('an order carries its idempotency key, and an unprintable key is rejected', async () => {
  const placed = await shop.gateway.postQuery(placeOrder, {
    input: { ...orderInput, idempotencyKey: 'k-1' },
  })
  expect(placed.data).toEqual({ placeOrder: { order: { id: '71' }, userErrors: [] } })
  expect(lastCall()?.headers['idempotency-key']).toBe('k-1')
  expect(JSON.parse(String(lastCall()?.body))).toMatchObject({
    paymentMethod: 'omise_promptpay',
    billing: { country: 'TH' },
  })
  const calls = shop.cms.calls.length
  const rejected = await shop.gateway.postQuery(placeOrder, {
    input: { ...orderInput, idempotencyKey: 'k\r\nx: y' },
  })
  const userErrors = [{ code: 'INVALID', field: 'idempotencyKey' }]
  expect(rejected.data).toEqual({ placeOrder: { order: null, userErrors } })
  expect(shop.cms.calls).toHaveLength(calls)
})

test('pages of the CMS are passed on with its two cookies and its cache headers', async () => {
  const frame = await fetch(`${shop.gateway.url}/component/contact-form/`)
  expect(await frame.text()).toBe('<form></form>')
  expect(frame.headers.getSetCookie()).toEqual([
    '__Host-vitrine_cart=c2; Path=/; HttpOnly; SameSite=Lax; Secure',
  ])
  const image = await fetch(`${shop.gateway.url}/media/hat.jpg`, {
    headers: { cookie: '__Host-vitrine_session=ada' },
  })
  expect(image.headers.get('cache-control')).toBe('public, max-age=60')
  expect(lastCall()?.headers.cookie).toBeUndefined()
  const again = await fetch(`${shop.gateway.url}/media/hat.jpg`, {
    headers: { 'if-none-match': image.headers.get('etag') ?? '' },
  })
  expect(again.status).toBe(304)
  const provider = await fetch(`${shop.gateway.url}/auth/google`, { redirect: 'manual' })
  expect(provider.headers.get('location')).toBe('https://accounts.example/o')
  const invoice = await fetch(`${shop.gateway.url}/invoice/71`, {
    headers: { cookie: '__Host-vitrine_session=ada' },
  })
  expect(await invoice.text()).toBe('<h1>Invoice</h1>')
})

test.each(['/../', '/%2e%2e/', '/..%2f', '/%2E%2E%5C', '/a%00/'])(
  'the API of the CMS is not reachable by /media%sapi/v1/orders',
  async (prefix) => {
    const calls = shop.cms.calls.length
    const { port } = new URL(shop.gateway.url)
    // Sent unchanged: a browser or fetch would normalize it.
    const request = get({ port, path: `/media${prefix}api/v1/orders/71` })
    const [response] = await once(request, 'response')
    response.resume()
    expect(response.statusCode).toBe(404)
    expect(shop.cms.calls).toHaveLength(calls)
  },
)

test('the payment webhook reaches the CMS unchanged, with its signature and without cookies', async () => {
  const body = '{ "charge":  "c1" }'
  const report = (headers: Record<string, string>, path = '/api/v1/webhooks/payment') =>
    fetch(shop.gateway.url + path, { method: 'POST', body, headers })
  const signed = { 'x-vitrine-signature': 't=1,v1=ab', cookie: '__Host-vitrine_session=ada' }
  await report({ 'content-type': 'application/json', ...signed })
  const { method, path, headers, body: received } = lastCall() ?? {}
  expect([method, path, String(received)]).toEqual(['POST', '/api/v1/webhooks/payment', body])
  expect(headers?.['x-vitrine-signature']).toBe('t=1,v1=ab')
  expect(headers?.cookie).toBeUndefined()
  const calls = shop.cms.calls.length
  expect((await report({}, '/api/v1/orders')).status).toBe(404)
  expect((await report({}, '/media/hat.jpg')).status).toBe(404)
  const long = { method: 'POST', body: 'x'.repeat(300_000) }
  expect((await fetch(`${shop.gateway.url}/component/contact-form/`, long)).status).toBe(413)
  expect(shop.cms.calls).toHaveLength(calls)
})

test('the address of the CMS is not exposed while it is down', async () => {
  await using other = await startShop()
  await other.cms.kill()
  for (const path of ['/media/hat.jpg', '/component/contact-form/', '/auth/google']) {
    const response = await fetch(other.gateway.url + path)
    const text = await response.text()
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
    expect(text).toContain('CMS_UNAVAILABLE')
    expect(text).not.toContain(new URL(other.cms.url).port)
  }
})

test('an image that the CMS is slow to send gets 503 after a short timeout, unlike a slow form', async () => {
  covers('calls.timeout.media')

  await using slow = await startShop()
  const respond: (() => void)[] = []
  slow.cms.interfere = (_, response) => {
    respond.push(() => response.writeHead(200).end('late'))
    return true
  }
  const form = fetch(`${slow.gateway.url}/component/contact-form/`)
  const sentAt = performance.now()
  const image = await fetch(`${slow.gateway.url}/media/hat.jpg`)
  expect([image.status, image.headers.get('retry-after')]).toEqual([503, '5'])
  // The clock of the HTTP client is exact to half a second.
  expect(performance.now() - sentAt).toBeGreaterThan(1500)
  expect(performance.now() - sentAt).toBeLessThan(6000)
  for (const response of respond) response()
  expect(await (await form).text()).toBe('late')
})

test('every response forbids MIME sniffing, framing by other sites and the full referrer', async () => {
  for (const path of ['/graphql', '/media/hat.jpg', '/healthz', '/nowhere']) {
    const { headers } = await fetch(shop.gateway.url + path)
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': expect.stringContaining('max-age='),
      'x-request-id': expect.any(String),
    })
    expect(headers.get('x-powered-by')).toBeNull()
  }
})
