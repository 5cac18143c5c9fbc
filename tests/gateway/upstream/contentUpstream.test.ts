import { startSeededCms, type TestCms } from '@vitrine/cms/tests/support/testCms.ts'
import { gatewaySecretHeader } from '@vitrine/contract/common.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'
import { reportChanges } from '#tests/support/gateway/reportChanges.ts'
import { startGateway } from '#tests/support/gateway/startGateway.ts'
import { startStandInCms } from '#tests/support/standIns/standInCms.ts'
import { respondWith } from '#tests/support/standIns/standInResponses.ts'

/** The commerce is that of the embedded CMS, the content that of a hat maker. */
let cms: TestCms
beforeAll(async () => {
  cms = await startSeededCms()
})
afterAll(() => cms.close())

const contentSecret = 'the secret of the content'
const cmsSecret = 'a secret of at least forty characters, for the CMS'

async function startShop() {
  const content = await startStandInCms()
  const gateway = await startGateway({
    cmsUrl: cms.url,
    contentUrl: content.url,
    contentWebhookSecret: contentSecret,
    cmsSecret,
    isQa: true,
  })
  return {
    content,
    gateway,
    calls: () => content.calls.map(({ path }) => path.replace('/api/v1', '')),
    [Symbol.asyncDispose]: async () => {
      await gateway.close()
      await content.close()
    },
  }
}

const story = '{ story(slug: "boater") { title } }'
const listing = '{ listing(first: 1) { nodes { price { amount currencyCode } } } }'

test('content calls go to the CMS of the content without secret and cookies, all others to the CMS', async () => {
  await using shop = await startShop()
  const query = `{ ${story.slice(1, -1)} ${listing.slice(1, -1)} cart { itemCount } stores { nodes { slug } } }`
  const { data, errors } = await shop.gateway.postQuery(query, {}, { cookie: 'vitrine_cart=abc' })
  expect(errors).toEqual([])
  expect(data).toMatchObject({
    story: { title: 'How a boater is sewn' },
    cart: { itemCount: 0 },
    listing: { nodes: [{ price: { currencyCode: 'THB' } }] },
  })
  expect(shop.calls().sort()).toEqual(['/posts/boater', '/store-locators'])
  for (const { headers } of shop.content.calls) {
    expect(headers[gatewaySecretHeader]).toBeUndefined()
    expect(headers.cookie).toBeUndefined()
  }
})

test('the site has the menus and texts of the content, and what the commerce promises', async () => {
  await using shop = await startShop()
  const { data } = await shop.gateway.postQuery(`{ site {
    menus { primary { title } } info { name brands { slug } }
    settings { currencyCode delivery { minDays } returns { days } newsletter { title } socialLogin { line } trendingKeywords }
  } }`)
  expect(data).toMatchObject({
    site: {
      menus: { primary: [{ title: 'Hats' }] },
      info: { name: 'Hutmacher', brands: expect.arrayContaining([{ slug: 'asava' }]) },
      settings: {
        ...{ currencyCode: 'THB', delivery: { minDays: 2 }, returns: { days: 14 } },
        ...{ newsletter: { title: 'Letters from the fitting room' }, socialLogin: { line: false } },
        trendingKeywords: ['boater'],
      },
    },
  })
})

test('suggestions have the products of the commerce, and pages of the content alone', async () => {
  await using shop = await startShop()
  const query =
    '{ suggestions(text: "atelier") { ... on HeadlineSuggestion { value } ... on PageSuggestion { url } ... on ProductSuggestion { productId } } }'
  // The commerce has a story of this name too.
  expect((await (await fetch(`${cms.url}/api/v1/search?s=atelier`)).text()).toString()).toContain(
    '/a-day-in-the-atelier',
  )
  const texts = async () => JSON.stringify((await shop.gateway.postQuery(query)).data)
  const page = { type: 'page', fields: { value: 'Atelier', url: '/the-hat-atelier' } }
  const headline = { type: 'headline', fields: { value: 'Of hats' } }
  respondWith(shop.content, [headline, page], { path: '/search' })
  const both = await texts()
  expect(both).toContain('{"value":"Of hats"},{"url":"/the-hat-atelier"}]')
  expect(both).not.toContain('/a-day-in-the-atelier')
  await shop.content.kill()
  // Without a headline of no pages.
  expect(await texts()).not.toMatch(/atelier|Of hats|"value":"[^"]*"\}\]/)
})

test('the shop sells with its last content while the CMS of the content is down', async () => {
  await using shop = await startShop()
  shop.content.cacheControl = 'public, max-age=0'
  await shop.gateway.postQuery(story)
  await shop.content.kill()
  expect((await shop.gateway.postQuery(story)).data).toMatchObject({
    story: { title: 'How a boater is sewn' },
  })
  // Enough failures for the circuit breaker of its pages, each of a page that is not cached.
  for (let page = 0; page < 4; page += 1) {
    const { errors } = await shop.gateway.postQuery(`{ page(key: "never-read-${page}") { title } }`)
    expect(errors[0]?.extensions).toMatchObject({ code: 'CMS_UNAVAILABLE' })
  }
  const { data, errors } = await shop.gateway.postQuery(listing)
  expect(errors).toEqual([])
  expect(data).toMatchObject({ listing: { nodes: [{ price: { currencyCode: 'THB' } }] } })
  const readiness = await (await fetch(`${shop.gateway.url}/readyz`)).json()
  expect(readiness).toEqual({ status: 'ready', cms: 'up', content: 'down' })
  const metrics = await (await fetch(`${shop.gateway.url}/metrics`)).text()
  expect(metrics).toMatch(/^vitrine_content_breakers_open 1$/m)
  expect(metrics).toMatch(/^vitrine_cms_breakers_open 0$/m)
  expect(metrics).toMatch(
    /vitrine_cms_call_seconds_count\{upstream="content",method="GET",family="pages",status="CMS_UNAVAILABLE"\} 4/,
  )
})

test.each([
  { switches: 'content:503', fails: 'story', works: 'listing', media: [503, 404] },
  { switches: 'commerce:503', fails: 'listing', works: 'story', media: [200, 503] },
])('$switches fails all calls of that CMS, and none of the other', async (example) => {
  covers('security.qa.upstream')
  await using shop = await startShop()
  const visitor = { cookie: `vitrine_qa=${example.switches}` }
  const queries: Record<string, string> = { story, listing }
  const run = async (query: string | undefined, headers = {}) =>
    (await shop.gateway.postQuery(query ?? '', {}, headers)).errors[0]?.extensions['code']
  expect(await run(queries[example.fails], visitor)).toBe('CMS_UNAVAILABLE')
  expect(await run(queries[example.works], visitor)).toBeUndefined()
  // The site is read from both.
  expect(await run('{ site { info { name } } }', visitor)).toBe('CMS_UNAVAILABLE')
  const files = ['/media/content/hat.jpg', '/media/no-such-picture.jpg']
  const statuses = files.map(
    async (path) => (await fetch(shop.gateway.url + path, { headers: visitor })).status,
  )
  expect(await Promise.all(statuses)).toEqual(example.media)
  // Other visitors notice nothing.
  expect(await run(queries[example.fails])).toBeUndefined()
})

test.each([
  ['/', ['story']],
  ['/posts', ['story']],
  ['/products', []],
  ['/site-configuration', []],
])('a notice of the content about %s drops content alone', async (path, dropped) => {
  await using shop = await startShop()
  const query = `{ ${story.slice(1, -1)} ${listing.slice(1, -1)} }`
  await shop.gateway.postQuery(query)
  await reportChanges(shop.gateway.url, contentSecret, Date.now(), [path])
  const { extensions } = await shop.gateway.postQuery(query)
  const requested = extensions.upstream?.filter(({ cache }) => cache === 'none')
  expect(requested?.map(({ call }) => call)).toEqual(dropped.map(() => 'GET /posts/boater'))
})

test('a preview is that of the CMS of the content', async () => {
  await using shop = await startShop()
  await shop.gateway.postQuery(story, {}, { cookie: 'vitrine_preview=made.up.token' })
  expect(shop.calls()).toEqual(['/preview', '/posts/boater'])
})
