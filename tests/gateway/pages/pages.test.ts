import { expect, test } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'
import { startFixtureShop } from '../../support/gateway/fixtureShop.ts'
import { replaceInResponses } from '../../support/standIns/standInResponses.ts'

test('a page is rendered once and then served from the store', async () => {
  await using shop = await startFixtureShop()
  const first = await shop.get('/stores')
  const second = await shop.get('/stores')
  expect(first.status).toBe(200)
  expect(first.html).toContain('hat-lane')
  expect(second.bytes).toEqual(first.bytes)
  expect(await shop.renders()).toEqual(['/stores'])
  expect(await shop.metric('vitrine_pages_total{verdict="hit"}')).toBe(1)
  expect(await shop.metric('vitrine_pages_total{verdict="rendered"}')).toBe(1)
})

test('URLs that differ in parameters that the route does not read share one page', async () => {
  await using shop = await startFixtureShop()
  await shop.get('/shop?s=felt&utm_source=mail')
  await shop.get('/shop?utm_source=post&fbclid=12&s=felt')
  await shop.get('/shop?s=felt')
  expect(await shop.renders()).toEqual(['/shop?s=felt'])
})

test('a page is stored once for each language, and no visitor or robot is redirected to the other', async () => {
  covers('routes.language', 'frame.language.suggestion')
  await using shop = await startFixtureShop()
  const visitors: Record<string, string>[] = [
    { 'accept-language': 'th-TH,th;q=0.9,en;q=0.8' },
    { 'accept-language': 'en', cookie: 'language=th' },
    { 'accept-language': 'th', 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' },
  ]
  for (const path of ['/stores', '/th/stores'])
    for (const headers of visitors) {
      const page = await shop.get(path, headers)
      expect([page.status, page.headers['vary']]).toEqual([200, 'accept-encoding'])
    }
  expect(await shop.renders()).toEqual(['/stores', '/th/stores'])
  expect(await shop.metric('vitrine_pages_total{verdict="hit"}')).toBe(4)
})

test('fifty concurrent requests for one page wait for one render', async () => {
  await using shop = await startFixtureShop()
  const pages = await Promise.all(Array.from({ length: 50 }, () => shop.get('/stores')))
  expect(new Set(pages.map(({ html }) => html)).size).toBe(1)
  expect(await shop.renders()).toEqual(['/stores'])
})

test('hundreds of query strings neither grow the store beyond its share nor displace plain pages', async () => {
  const maxStoredBytes = 30_000
  // More pages than one visitor may have rendered.
  const allowed = { request: { times: 100_000, window: 60_000 } }
  await using shop = await startFixtureShop(
    { maxStoredBytes, limits: { maxWaiting: 1000 } },
    { allowed },
  )
  await shop.get('/stores')
  for (let round = 0; round < 12; round += 1)
    await Promise.all(
      Array.from({ length: 25 }, (_, index) => shop.get(`/shop?s=w${round}-${index}`)),
    )
  expect(await shop.metric('vitrine_page_store_bytes')).toBeLessThan(maxStoredBytes)
  const before = (await shop.renders()).length
  expect(before).toBe(301)
  await shop.get('/stores')
  await shop.get('/shop?s=w11-24')
  expect(await shop.renders()).toHaveLength(before)
})

test('a page at a URL of more than 512 characters is rendered for each request and not stored', async () => {
  await using shop = await startFixtureShop()
  const long = `/${'x'.repeat(600)}`
  expect((await shop.get(long)).status).toBe(200)
  expect((await shop.get(long)).status).toBe(200)
  expect(await shop.renders()).toHaveLength(2)
  expect(await shop.metric('vitrine_page_store_bytes')).toBe(0)
})

test('a URL of 100 kB is rejected without a render', async () => {
  await using shop = await startFixtureShop()
  const response = await shop.get(`/shop?s=${'x'.repeat(100_000)}`)
  expect(response.status).toBe(431)
  expect((await shop.get('/stores')).status).toBe(200)
  expect(await shop.renders()).toEqual(['/stores'])
})

const lasting = 'public, max-age=60, stale-while-revalidate=600'

test('a stale page is served while it is rendered again in the background', async () => {
  await using shop = await startFixtureShop()
  shop.cms.cacheControl = lasting
  await shop.get('/stores')
  shop.clock.now += 61_000
  replaceInResponses(shop.cms, 'hat-lane', 'new-lane')
  expect((await shop.get('/stores')).html).toContain('hat-lane')
  await expect.poll(async () => (await shop.get('/stores')).html).toContain('new-lane')
  expect(await shop.renders()).toEqual(['/stores', '/stores'])
  expect(await shop.metric('vitrine_pages_total{verdict="stale"}')).toBeGreaterThan(0)
})

test('an expired page is rendered again before it is served', async () => {
  await using shop = await startFixtureShop()
  shop.cms.cacheControl = lasting
  await shop.get('/stores')
  shop.clock.now += 661_000
  replaceInResponses(shop.cms, 'hat-lane', 'new-lane')
  expect((await shop.get('/stores')).html).toContain('new-lane')
})

test('a page of responses with no-store is rendered for each request', async () => {
  await using shop = await startFixtureShop()
  shop.cms.cacheControl = 'private, max-age=60'
  const { headers } = await shop.get('/stores')
  await shop.get('/stores')
  expect(headers['cache-control']).toBe('no-store')
  expect(await shop.renders()).toHaveLength(2)
  expect(await shop.metric('vitrine_page_store_bytes')).toBe(0)
})

test('a page that belongs to one visitor is rendered for each request and not stored', async () => {
  await using shop = await startFixtureShop()
  const { headers } = await shop.get('/pay?order=12')
  await shop.get('/pay?order=12')
  expect(headers['cache-control']).toBe('no-store')
  expect(await shop.renders()).toHaveLength(2)
  expect(await shop.metric('vitrine_page_store_bytes')).toBe(0)
})

test('a not-found page is stored for five seconds', async () => {
  await using shop = await startFixtureShop()
  expect((await shop.get('/nowhere')).status).toBe(404)
  const { status, headers } = await shop.get('/nowhere')
  expect([status, headers['cache-control']]).toEqual([404, 'no-store'])
  expect(await shop.renders()).toHaveLength(1)
  shop.clock.now += 5001
  await shop.get('/nowhere')
  expect(await shop.renders()).toHaveLength(2)
})

test('a page is compressed further when it is requested again', async () => {
  await using shop = await startFixtureShop()
  const first = await shop.get('/both')
  await expect.poll(async () => (await shop.get('/both')).headers['etag']).toMatch(/best/)
  const again = await shop.get('/both')
  expect(again.html).toBe(first.html)
  expect(again.bytes.length).toBeLessThan(first.bytes.length)
  expect(await shop.renders()).toHaveLength(1)
})

test('with a budget of 0 no page is stored', async () => {
  await using shop = await startFixtureShop({ maxStoredBytes: 0 })
  await shop.get('/stores')
  await shop.get('/stores')
  expect(await shop.renders()).toHaveLength(2)
})

test('a page without its first image is rendered again as soon as the image may have arrived', async () => {
  await using shop = await startFixtureShop()
  // Without the image it would be rendered again after an hour.
  shop.cms.cacheControl = 'public, max-age=3600'
  shop.cms.interfere = ({ path }, response) => {
    const isImage = path === '/media/first.avif'
    if (isImage) response.writeHead(200, { 'content-type': 'image/avif' }).end('picture')
    return isImage
  }
  expect((await shop.get('/picture')).html).toContain('"images":{}')
  await expect
    .poll(async () => {
      shop.clock.now += 1001
      return (await shop.get('/picture')).html
    })
    .toContain('data:image/avif;base64,')
  expect(shop.cms.calls.filter(({ path }) => path === '/media/first.avif')).toHaveLength(1)
})
