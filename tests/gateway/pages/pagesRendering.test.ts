import { expect, test } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'
import { startFixtureShop } from '../../support/gateway/fixtureShop.ts'
import { holdResponses } from '../../support/standIns/standInResponses.ts'

const oneRender = { maxActive: 1, maxWaiting: 1 }
const lasting = 'public, max-age=60, stale-while-revalidate=600'

const queue = 'vitrine_page_queue_length'

test('a page that throws while it is rendered is served as the plain shell and not stored', async () => {
  covers('pages.render-failure')

  await using shop = await startFixtureShop()
  const { status, html, headers } = await shop.get('/throws')
  expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
  expect(html).toContain('<script type="module" src="/assets/entry.js"></script>')
  await shop.get('/throws')
  expect(await shop.renders()).toHaveLength(2)
  expect(await shop.metric('vitrine_page_store_bytes')).toBe(0)
  expect((await shop.get('/stores')).html).toContain('hat-lane')
})

test.each(['/exits', '/fills', '/hangs'])(
  'a render thread that fails on %s fails that page alone and is replaced',
  async (path) => {
    // The new thread has to start within this time, on a busy machine too.
    const limits = { maxThreads: 1, maxHeap: 32, timeout: path === '/hangs' ? 5000 : 60_000 }
    await using shop = await startFixtureShop({ limits })
    const [failed, page] = await Promise.all([shop.get(path), shop.get('/stores')])
    expect(failed.html).toContain('/assets/entry.js')
    expect(page.html).toContain('hat-lane')
    expect(await shop.metric('vitrine_pages_total{verdict="failed"}')).toBe(1)
  },
)

test('a page gets 503 with Retry-After and an error page when the render queue is full', async () => {
  await using shop = await startFixtureShop({ limits: oneRender })
  using held = holdResponses(shop.cms)
  const first = shop.get('/stores')
  await expect.poll(() => shop.cms.calls.length).toBe(1)
  const second = shop.get('/shop')
  await expect.poll(() => shop.metric(queue)).toBe(1)
  const rejected = await shop.get('/both')
  expect([rejected.status, rejected.headers['retry-after']]).toEqual([503, '5'])
  expect(rejected.headers['cache-control']).toBe('no-store')
  expect(rejected.html).toContain('The shop is very busy right now.')
  expect(await shop.metric('vitrine_pages_total{verdict="shed"}')).toBe(1)
  held.release()
  expect([(await first).status, (await second).status]).toEqual([200, 200])
})

test('a page gets 503 when it waits too long for a render', async () => {
  await using shop = await startFixtureShop({ limits: { ...oneRender, maxWait: 50 } })
  using held = holdResponses(shop.cms)
  const first = shop.get('/stores')
  await expect.poll(() => shop.cms.calls.length).toBe(1)
  expect((await shop.get('/shop')).status).toBe(503)
  held.release()
  expect((await first).status).toBe(200)
})

test('an expired page is served instead of 503 when the render queue is full', async () => {
  await using shop = await startFixtureShop({ limits: oneRender })
  shop.cms.cacheControl = lasting
  await shop.get('/both')
  shop.clock.now += 700_000
  using held = holdResponses(shop.cms)
  const calls = shop.cms.calls.length
  const first = shop.get('/stores')
  await expect.poll(() => shop.cms.calls.length).toBe(calls + 1)
  const second = shop.get('/shop')
  await expect.poll(() => shop.metric(queue)).toBe(1)
  const expired = await shop.get('/both')
  expect([expired.status, expired.headers['cache-control']]).toEqual([200, 'no-store'])
  expect(expired.html).toContain('hat-lane')
  held.release()
  await Promise.all([first, second])
})

test('a stored page is served while every render thread is busy', async () => {
  await using shop = await startFixtureShop({ limits: oneRender }, { shedding: { maxPending: 2 } })
  await shop.get('/both')
  using held = holdResponses(shop.cms)
  const waiting = [shop.get('/shop?s=one'), shop.get('/shop?s=two')]
  await expect.poll(() => shop.metric(queue)).toBe(1)
  expect((await shop.get('/both')).status).toBe(200)
  const rejected = await shop.get('/shop?s=three', { accept: 'text/html' })
  expect([rejected.status, rejected.headers['content-type']]).toEqual([
    503,
    'text/html; charset=utf-8',
  ])
  held.release()
  await Promise.all(waiting)
})

test('a page is not rendered when all its clients have disconnected', async () => {
  await using shop = await startFixtureShop({ limits: oneRender })
  using held = holdResponses(shop.cms)
  const active = new AbortController()
  const waiting = new AbortController()
  const first = shop.get('/stores', {}, { signal: active.signal })
  await expect.poll(() => shop.cms.calls.length).toBe(1)
  const others = [1, 2].map(() => shop.get('/shop', {}, { signal: waiting.signal }))
  await expect.poll(() => shop.metric(queue)).toBe(1)
  waiting.abort()
  await Promise.allSettled(others)
  await expect.poll(() => shop.metric(queue)).toBe(0)
  active.abort()
  await Promise.allSettled([first])
  await expect.poll(() => shop.metric('vitrine_pages_total{verdict="aborted"}')).toBe(3)
  held.release()
  expect((await shop.get('/both')).status).toBe(200)
  expect(await shop.renders()).toEqual(['/both'])
})

test('a page is rendered for the remaining clients when one disconnects', async () => {
  await using shop = await startFixtureShop()
  using held = holdResponses(shop.cms)
  const leaving = new AbortController()
  const aborted = shop.get('/stores', {}, { signal: leaving.signal })
  await expect.poll(() => shop.cms.calls.length).toBe(1)
  const remaining = shop.get('/stores')
  leaving.abort()
  await Promise.allSettled([aborted])
  held.release()
  expect((await remaining).html).toContain('hat-lane')
})

test('a closing gateway finishes its pending renders', async () => {
  await using shop = await startFixtureShop()
  using held = holdResponses(shop.cms)
  const page = shop.get('/stores')
  await expect.poll(() => shop.cms.calls.length).toBe(1)
  const closed = shop.gateway.close()
  await expect.poll(() => shop.gateway.app.server.listening).toBe(false)
  held.release()
  expect((await page).html).toContain('hat-lane')
  await closed
})

test('a page whose data failed to load shows the request id and is not stored', async () => {
  covers('pages.status.failed', 'pages.status.not-cached')

  await using shop = await startFixtureShop()
  shop.cms.interfere = (_, response) => Boolean(response.writeHead(500).end())
  const { status, headers, html } = await shop.get('/stores', { 'x-request-id': 'of-the-visitor' })
  expect([status, headers['cache-control'], headers['retry-after']]).toEqual([503, 'no-store', '5'])
  expect(html).toContain(`<p id="failure">${headers['x-request-id']}</p>`)
  expect(shop.cms.calls[0]?.headers['x-request-id']).toBe(headers['x-request-id'])
  expect(headers['x-request-id']).not.toBe('of-the-visitor')
  const again = await shop.get('/stores')
  expect(again.headers['x-request-id']).not.toBe(headers['x-request-id'])
  shop.cms.interfere = undefined
  expect((await shop.get('/stores')).status).toBe(200)
})

test('a page with a gap where data could not be loaded is served and not stored', async () => {
  covers('pages.failure.partial')

  await using shop = await startFixtureShop()
  shop.cms.interfere = ({ path }, response) =>
    path.startsWith('/api/v1/products') && Boolean(response.writeHead(500).end())
  const { status, headers, html } = await shop.get('/both')
  expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
  expect(html).toContain('hat-lane')
  shop.cms.interfere = undefined
  expect((await shop.get('/both')).headers['cache-control']).toMatch(/^public/)
})

test('an expired page is served while the CMS is down', async () => {
  await using shop = await startFixtureShop()
  await shop.get('/stores')
  await shop.cms.kill()
  shop.clock.now += 3_600_000
  for (let time = 0; time < 3; time += 1)
    expect(await shop.get('/stores')).toMatchObject({
      status: 200,
      html: expect.stringContaining('hat-lane'),
    })
})
