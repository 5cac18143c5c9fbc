import { afterAll, beforeAll, expect, test } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'
import { startShop } from '../../support/gateway/startGateway.ts'

let shop: Awaited<ReturnType<typeof startShop>>
beforeAll(async () => {
  shop = await startShop({ isQa: true, timeouts: { read: 300, write: 400 } })
})
afterAll(() => shop[Symbol.asyncDispose]())

const open = (address: string, headers: Record<string, string> = {}) =>
  fetch(`${shop.gateway.url}/healthz?qa=${address}`, { headers })

const cookieFor = async (switches: string) =>
  (await open(switches)).headers.get('set-cookie')?.split(';')[0] ?? ''

const stores = '{ stores { nodes { slug } } }'
const listing = '{ listing { nodes { stockStatus variations { stockLeft } } } }'
const add = 'mutation { addToCart(input: { productId: "1", quantity: 1 }) { userErrors { code } } }'

/** The code of the payload's first error. */
const rejectionOf = (data: Record<string, unknown> | null) =>
  (data?.['addToCart'] as { userErrors: { code: string }[] } | undefined)?.userErrors[0]?.code

/** Runs a document with switches, and returns its result and the number of calls that reached the CMS. */
async function run(switches: string, document: string, headers: Record<string, string> = {}) {
  const before = shop.cms.calls.length
  const cookie: Record<string, string> = switches ? { cookie: `vitrine_qa=${switches}` } : {}
  const start = performance.now()
  const result = await shop.gateway.postQuery(document, {}, { ...cookie, ...headers })
  return {
    ...result,
    code: result.errors[0]?.extensions['code'] ?? rejectionOf(result.data),
    calls: shop.cms.calls.length - before,
    duration: performance.now() - start,
  }
}

test('an address sets the switches of the browser session, and an empty one clears them', async () => {
  const switches = 'cart.add:409,orders:slow5s,auth:expire,clock:+2h'
  expect((await open(switches)).headers.get('set-cookie')).toBe(
    `vitrine_qa=${switches}; Path=/; HttpOnly; SameSite=Lax`,
  )
  expect((await open('')).headers.get('set-cookie')).toBe(
    'vitrine_qa=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0',
  )
})

test('unknown switches are rejected with the list of calls, and set nothing', async () => {
  covers('security.qa.known')
  const response = await open('cart.ad:500,cart.add:500')
  expect(response.status).toBe(400)
  expect(response.headers.get('set-cookie')).toBeNull()
  const { problems, calls } = await response.json()
  expect(problems).toEqual(['There is no call “cart.ad”.'])
  expect(calls).toContain('cart.add')
  const page = await open('cart.ad:500', { accept: 'text/html' })
  expect(page.headers.get('content-type')).toMatch(/^text\/html/)
  expect(await page.text()).toMatch(/There is no call “cart\.ad”.*<code>cart\.add<\/code>/)
  expect((await open(encodeURIComponent('cart:500; Domain=example'))).status).toBe(400)
})

test.each([
  ['stores.list:500', 'INTERNAL'],
  ['stores.list:503', 'CMS_UNAVAILABLE'],
  ['stores:409', 'CONFLICT'],
  ['stores.list:401', 'UNAUTHENTICATED'],
])('%s fails without a call of the CMS', async (switches, code) => {
  covers('security.qa.any-cms')
  expect(await run(switches, stores)).toMatchObject({ code, calls: 0 })
})

test.each([
  ['stores.list:malform', 'BAD_CMS_RESPONSE'],
  ['stores.list:contract', 'BAD_CMS_RESPONSE'],
  ['stores.list:cut', 'CMS_UNAVAILABLE'],
])('%s spoils the response of the CMS', async (switches, code) => {
  expect(await run(switches, stores)).toMatchObject({ code, calls: 1 })
})

test('a call that hangs or is slower than its timeout times out, a slow one is late', async () => {
  const hanging = await run('stores.list:hang', stores)
  expect(hanging).toMatchObject({ code: 'CMS_TIMEOUT', calls: 0 })
  expect(hanging.duration).toBeGreaterThanOrEqual(299)
  expect(await run('stores.list:slow5s', stores)).toMatchObject({ code: 'CMS_TIMEOUT', calls: 0 })
  const slow = await run('stores.list:slow100ms', stores)
  expect(slow).toMatchObject({ code: undefined, calls: 1 })
  expect(slow.duration).toBeGreaterThanOrEqual(99)
})

test('sold out applies to what is read and to what is written', async () => {
  const { data } = await run('products.list:soldout', listing)
  const statuses = JSON.stringify(data).match(/"stockStatus":"\w+"/g)
  expect(new Set(statuses)).toEqual(new Set(['"stockStatus":"OUT_OF_STOCK"']))
  expect(await run('cart.add:soldout', add)).toMatchObject({ code: 'OUT_OF_STOCK', calls: 0 })
})

test('a fault for two calls affects two calls of its visitor, and continues when the address is loaded again', async () => {
  covers('security.qa.times')
  const cookie = await cookieFor('stores.list:500*2')
  const other = await cookieFor('stores.list:500*2')
  expect(cookie).toMatch(/^vitrine_qa=stores\.list:500\*2,run:\w+$/)
  const codes = async (header: string) => (await run('', stores, { cookie: header })).code
  expect(await codes(cookie)).toBe('INTERNAL')
  const again = await open('stores.list:500*2', { cookie })
  expect(again.headers.get('set-cookie')?.split(';')[0]).toBe(cookie)
  expect(await codes(cookie)).toBe('INTERNAL')
  expect(await codes(cookie)).toBeUndefined()
  expect(await codes(other)).toBe('INTERNAL')
  const state = await fetch(`${shop.gateway.url}/_machines/faults.json`, { headers: { cookie } })
  expect(await state.json()).toMatchObject({
    text: 'stores.list:500*2',
    faults: [{ text: 'stores.list:500*2', remaining: 0 }],
  })
})

test('switches of a tab set no cookie and are sent with its requests', async () => {
  covers('security.qa.tab')
  const response = await open('tab,stores.list:500')
  expect(response.headers.get('set-cookie')).toBeNull()
  const headers = { 'x-vitrine-qa': 'tab,stores.list:500' }
  expect(await run('', stores, headers)).toMatchObject({ code: 'INTERNAL' })
  expect(await run('', stores, { ...headers, cookie: 'vitrine_qa=stores.list:409' })).toMatchObject(
    {
      code: 'INTERNAL',
    },
  )
})

test('only the switches that the CMS applies reach it', async () => {
  const switches = 'cart.update:409,clock:+2h,stock:SKU-1=0'
  await run(switches, '{ cart { itemCount } }', { cookie: `a=b; vitrine_qa=${switches}; c=d` })
  expect(shop.cms.calls.at(-1)?.headers.cookie).toBe('vitrine_qa=clock:+7200s,stock:SKU-1=0')
  await run('cart.update:409', '{ cart { itemCount } }')
  expect(shop.cms.calls.at(-1)?.headers.cookie).toBeUndefined()
})

test('expired sessions are not sent to the CMS', async () => {
  const cookie = 'vitrine_session=customer; vitrine_cart=bag'
  await run('', '{ cart { itemCount } }', { cookie })
  expect(shop.cms.calls.at(-1)?.headers.cookie).toContain('vitrine_session=customer')
  await run('', '{ cart { itemCount } }', { cookie: `${cookie}; vitrine_qa=auth:expire` })
  expect(shop.cms.calls.at(-1)?.headers.cookie).toBe('vitrine_cart=bag')
})

test('the shop’s time is moved in its responses', async () => {
  covers('security.qa.clock')
  const { headers } = await run('clock:+2h', stores)
  const moved = Date.parse(headers.get('date') ?? '') - Date.now()
  expect(Math.abs(moved - 7_200_000)).toBeLessThan(5000)
  expect(await cookieFor('clock:2030-01-01T12:00')).toMatch(/^vitrine_qa=clock:\+\d{8,9}s$/)
})

test('failures that are switched on do not open the circuit breakers of other visitors', async () => {
  for (let count = 0; count < 20; count += 1) await run('stores.list:503', stores)
  expect(await run('', stores)).toMatchObject({ code: undefined })
})

test('requests that are passed on fail and hang', async () => {
  const get = (switches: string) =>
    fetch(`${shop.gateway.url}/invoice/1`, { headers: { cookie: `vitrine_qa=${switches}` } })
  const before = shop.cms.calls.length
  const failed = await get('invoice:409')
  expect(failed.status).toBe(409)
  expect(await failed.json()).toMatchObject({ code: 'conflict' })
  expect(shop.cms.calls.length).toBe(before)
  await get('invoice:slow10ms')
  expect(shop.cms.calls.length).toBe(before + 1)
})

test('in production switches are neither read nor set', async () => {
  covers('security.qa.production')
  await using live = await startShop({ isProduction: true })
  const response = await fetch(`${live.gateway.url}/healthz?qa=nonsense:1`)
  expect(response.status).toBe(200)
  expect(response.headers.get('set-cookie')).toBeNull()
  const cookie = 'vitrine_qa=stores.list:500,clock:+2h'
  const tab = { 'x-vitrine-qa': 'stores.list:500,clock:+2h' }
  for (const headers of [{ cookie }, tab] as Record<string, string>[]) {
    const answer = await fetch(`${live.gateway.url}/invoice/1?qa=invoice:500`, { headers })
    expect(answer.status).not.toBe(500)
    expect(Math.abs(Date.parse(answer.headers.get('date') ?? '') - Date.now())).toBeLessThan(5000)
  }
  for (const path of ['faults', 'requests/any'])
    expect((await fetch(`${live.gateway.url}/_machines/${path}.json`)).status, path).toBe(404)
})

test('an error id leads to the operation, its log lines and its calls to the CMS', async () => {
  const { errors } = await run('stores.list:500', stores)
  const id = errors[0]?.extensions['requestId']
  const find = async (name: unknown) => {
    const response = await fetch(`${shop.gateway.url}/_machines/requests/${name}.json`)
    return { status: response.status, found: await response.json() }
  }
  const { found: request } = await find(id)
  expect(request.operations).toMatchObject([
    { calls: [{ name: 'stores.list', status: '500', fault: 'fail', cache: 'none' }] },
  ])
  expect(request.lines).toMatchObject([{ code: errors[0]?.extensions['code'], path: 'stores' }])
  expect((await find('unknown-id')).status).toBe(404)
})
