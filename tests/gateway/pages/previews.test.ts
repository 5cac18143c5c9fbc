import { toInstant } from '@vitrine/contract/clock.ts'
import { previewHeader } from '@vitrine/contract/common.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'
import { persistedPath } from '../../support/gateway/documents.ts'
import { texts } from '../../support/gateway/fixtureBuild/server/documents.js'
import { startFixtureShop } from '../../support/gateway/fixtureShop.ts'

const minute = 60_000
/** The token of a draft of its own: requests of a preview are counted. */
const draftOf = (test: string) => `draft-${test}`

let shop: Awaited<ReturnType<typeof startFixtureShop>>
/** The response of the CMS to a token that is not the draft's. */
let other: 'unknown' | 'down' = 'unknown'
let isWithdrawn = false

beforeAll(async () => {
  shop = await startFixtureShop(
    {},
    {
      trustedProxies: '127.0.0.1',
      allowed: {
        request: { times: 1000, window: minute },
        page: { times: 4, window: minute },
        previewCheck: { times: 3, window: minute },
        preview: { times: 12, window: minute },
      },
    },
  )
  shop.cms.interfere = ({ path, headers }, response) => {
    if (path !== '/api/v1/preview') return false
    const isValid = String(headers[previewHeader]).startsWith('draft-') && !isWithdrawn
    const expires = toInstant(new Date(shop.clock.now + 10 * minute))
    if (isValid) response.end(JSON.stringify({ title: 'pages/careers', expires }))
    else
      response
        .writeHead(other === 'down' ? 503 : 404)
        .end(JSON.stringify({ code: 'not_found', message: 'Not found.' }))
    return true
  }
})
afterAll(() => shop[Symbol.asyncDispose]())

let visitors = 0
beforeEach(async () => {
  other = 'unknown'
  isWithdrawn = false
  // Results of checks end with the test.
  shop.clock.now += 2 * minute
  await createVisitor()('/stores')
})

/** A visitor with an address of their own. */
function createVisitor() {
  visitors += 1
  const address = `203.0.113.${visitors}`
  return (path: string, cookie = '') =>
    shop.get(path, {
      'accept-encoding': 'br',
      'x-forwarded-for': address,
      ...(cookie && { cookie: `vitrine_preview=${cookie}` }),
    })
}
const checks = () => shop.cms.calls.filter(({ path }) => path === '/api/v1/preview').length
const deleted = 'vitrine_preview=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0'

test.each([
  ['a made-up cookie', '/stores', 'x'],
  ['a cookie of more than 200 characters', '/stores', 'a'.repeat(300)],
  ['a made-up parameter', '/stores?preview=y', ''],
  ['a made-up parameter and the cookie of a draft', '/stores?preview=z', draftOf('mixed')],
])('%s is deleted, and the visitor gets the stored page', async (_, path, cookie) => {
  covers('security.previews.made-up')
  const visit = createVisitor()
  const renders = await shop.renders()
  const { status, headers } = await visit(path, cookie)
  expect([status, headers['set-cookie']]).toEqual([200, deleted])
  expect(headers['server-timing']).toMatch(/^page;desc="(hit|stale)"/)
  expect(headers['x-robots-tag']).toBeUndefined()
  expect(await shop.renders()).toEqual(renders)
})

test('a made-up token is checked once, and a visitor has few checked', async () => {
  covers('security.previews.made-up')
  const visit = createVisitor()
  const before = checks()
  for (let time = 0; time < 5; time += 1) await visit('/stores', 'same')
  expect(checks()).toBe(before + 1)
  for (let time = 0; time < 10; time += 1) {
    const { status, headers } = await visit('/stores', `other-${time}`)
    expect([status, headers['server-timing']]).toEqual([
      200,
      expect.stringMatching(/^page;desc="(hit|stale)"/),
    ])
  }
  expect(checks()).toBe(before + 3)
  await createVisitor()('/stores', draftOf('checked'))
  expect(checks()).toBe(before + 4)
})

test('pages with made-up cookies that are not stored have the limit of other pages', async () => {
  covers('security.previews.made-up', 'security.rate-limits.pages')
  const visit = createVisitor()
  const statuses: number[] = []
  for (let time = 0; time < 6; time += 1)
    statuses.push((await visit(`/shop?s=made-up-${time}`, `made-up-${time}`)).status)
  expect(statuses).toEqual([200, 200, 200, 200, 429, 429])
})

test('operations with a made-up cookie are served from the cache', async () => {
  covers('security.previews.made-up')
  const text = texts.stores
  const send = (cookie: string) =>
    fetch(shop.gateway.url + persistedPath(text), {
      headers: { 'apollo-require-preflight': '1', cookie: `vitrine_preview=${cookie}` },
    })
  await send('one')
  const calls = shop.cms.calls.filter(({ path }) => path !== '/api/v1/preview').length
  const response = await send('two')
  expect(response.headers.get('server-timing')).toBe('cache;desc="hit"')
  expect(response.headers.get('set-cookie')).toBeNull()
  expect(shop.cms.calls.filter(({ path }) => path !== '/api/v1/preview')).toHaveLength(calls)
})

test('a draft is rendered for those who have its link, within the limits of pages and of a preview', async () => {
  covers('security.previews.limits', 'security.staff.preview')
  const visit = createVisitor()
  const draft = draftOf('limited')
  const { status, headers } = await visit(`/stores?preview=${draft}`)
  expect(status).toBe(200)
  expect(headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'no-store' })
  expect(headers['set-cookie']).toMatch(new RegExp(`^vitrine_preview=${draft}; .*; Expires=`))
  expect(shop.cms.calls.at(-1)?.headers).toMatchObject({ [previewHeader]: draft })
  const statuses: number[] = []
  for (let time = 0; time < 5; time += 1) statuses.push((await visit('/stores', draft)).status)
  expect(statuses).toEqual([200, 200, 200, 429, 429])
  // Six requests of the preview remain for all visitors together.
  const others: number[] = []
  for (let time = 0; time < 8; time += 1)
    others.push((await createVisitor()('/stores', draft)).status)
  expect(others).toEqual([200, 200, 200, 200, 200, 200, 429, 429])
  expect((await visit('/stores')).status).toBe(200)
})

test('a preview ends within a minute when the CMS has its draft no longer', async () => {
  covers('security.staff.preview')
  const visit = createVisitor()
  const draft = draftOf('withdrawn')
  expect((await visit('/stores', draft)).headers['x-robots-tag']).toBe('noindex')
  isWithdrawn = true
  shop.clock.now += minute
  const { headers } = await visit('/stores', draft)
  expect([headers['set-cookie'], headers['x-robots-tag']]).toEqual([deleted, undefined])
})

test('the link of a draft that cannot be checked shows a page that tries again, and never the published page', async () => {
  covers('security.previews.made-up')
  other = 'down'
  const { status, headers, html } = await createVisitor()('/th/stores?preview=unchecked')
  expect([status, headers['refresh'], headers['cache-control']]).toEqual([503, '2', 'no-store'])
  expect(html).toContain('ตัวอย่างยังไม่พร้อม')
})

test('a cookie that cannot be checked is kept, and the visitor gets the stored page', async () => {
  covers('security.previews.made-up')
  other = 'down'
  const { headers } = await createVisitor()('/stores', 'unchecked')
  expect(headers['set-cookie']).toBeUndefined()
  expect(headers['server-timing']).toMatch(/^page;desc="(hit|stale)"/)
})
