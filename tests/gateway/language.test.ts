import { thaiUrl, withThaiLinks } from '@vitrine/gateway/resolvers/resolveUrls.ts'
import { registerLanguageSwitch } from '@vitrine/gateway/visitor/languageSwitch.ts'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'
import type { StandInCms } from '#tests/support/standIns/standInCms.ts'
import { loadDocuments, persistedPath } from '../support/gateway/documents.ts'
import { startShop } from '../support/gateway/startGateway.ts'

const stores =
  'query Stores($language: Language) @inContext(language: $language) { stores { nodes { name } } }'

/** Makes the CMS return its stores in Thai to calls that name it. */
function speakThai(cms: StandInCms) {
  cms.interfere = ({ path }, response) => {
    const isThai = new URLSearchParams(path.split('?')[1]).get('lang') === 'th'
    if (!isThai || !path.startsWith('/api/v1/store-locators')) return false
    const store = {
      id: '1',
      slug: 'hat-lane',
      name: 'ตรอกหมวก',
      content: '',
      location: { lat: 13, lng: 100, address: 'กรุงเทพฯ' },
    }
    response.writeHead(200, {
      'content-type': 'application/json',
      'cache-control': cms.cacheControl,
      'content-language': 'th',
    })
    response.end(JSON.stringify([store]))
    return true
  }
}

const paths = (cms: StandInCms) => cms.calls.map(({ path }) => path.replace('/api/v1', ''))

test.each([
  ['no argument', '@inContext', {}, ''],
  ['Thai', '@inContext(language: TH)', {}, '?lang=th'],
  [
    'a variable',
    '($language: Language) @inContext(language: $language)',
    { language: 'TH' },
    '?lang=th',
  ],
  ['a variable without a value', '($language: Language) @inContext(language: $language)', {}, ''],
  [
    'the default of a variable',
    '($language: Language = TH) @inContext(language: $language)',
    {},
    '?lang=th',
  ],
  [
    'a variable instead of its default',
    '($language: Language = TH) @inContext(language: $language)',
    { language: 'EN' },
    '',
  ],
])(
  'an operation requests the language from the CMS when it names %s',
  async (_, head, variables, query) => {
    await using shop = await startShop()
    const { errors } = await shop.gateway.postQuery(
      `query Stores ${head} { stores { totalCount } }`,
      variables,
    )
    expect(errors).toEqual([])
    expect(paths(shop.cms)).toEqual([`/store-locators${query}`])
  },
)

test('a CMS with one language responds in it to an operation in Thai, without an error', async () => {
  covers('calls.language.one')

  await using shop = await startShop()
  const english = await shop.gateway.postQuery(stores, { language: 'EN' })
  const thai = await shop.gateway.postQuery(stores, { language: 'TH' })
  expect(thai.data).toEqual(english.data)
  expect(thai.errors).toEqual(english.errors)
  expect(thai.status).toBe(200)
  expect(paths(shop.cms)).toEqual(['/store-locators', '/store-locators?lang=th'])
})

test('every call of an operation names its language, also of mutations and filtered listings', async () => {
  covers('calls.language.operation')

  await using shop = await startShop()
  await shop.gateway.postQuery(
    'query All @inContext(language: TH) { listing(filter: { search: "felt" }, first: 2) { totalCount } cart { itemCount } areas(search: "10110") { province } }',
  )
  await shop.gateway.postQuery(
    'mutation Add @inContext(language: TH) { addToCart(input: { productId: "1" }) { userErrors { code } } }',
  )
  expect(paths(shop.cms).toSorted()).toEqual([
    '/cart?lang=th',
    '/cart?lang=th',
    '/checkout/areas?search=10110&lang=th',
    '/products?s=felt&page=1&limit=2&lang=th',
  ])
})

test('simultaneous and cached responses of the two languages are kept apart', async () => {
  covers('calls.language.caches')

  await using shop = await startShop()
  speakThai(shop.cms)
  for (let round = 0; round < 2; round += 1) {
    const responses = await Promise.all(
      ['TH', 'EN', 'TH', 'EN'].map((language) => shop.gateway.postQuery(stores, { language })),
    )
    expect(responses.map(({ data }) => JSON.stringify(data))).toEqual([
      expect.stringContaining('ตรอกหมวก'),
      expect.not.stringContaining('ตรอกหมวก'),
      expect.stringContaining('ตรอกหมวก'),
      expect.not.stringContaining('ตรอกหมวก'),
    ])
  }
  expect(paths(shop.cms).toSorted()).toEqual(['/store-locators', '/store-locators?lang=th'])
})

test('products that are read one by one for operations in two languages take one call for each language', async () => {
  await using shop = await startShop()
  const document =
    'query Nodes($ids: [ID!]!, $language: Language) @inContext(language: $language) { listing(filter: { ids: $ids }) { totalCount } }'
  await Promise.all(
    ['EN', 'TH'].map((language) => shop.gateway.postQuery(document, { ids: ['1', '2'], language })),
  )
  expect(paths(shop.cms).toSorted()).toEqual([
    '/recently-viewed?ids=1%2C2',
    '/recently-viewed?ids=1%2C2&lang=th',
  ])
})

test('a persisted query has its language in the URL, by which shared caches store it', async () => {
  await using shop = await startShop({ isProduction: true, documents: await loadDocuments(stores) })
  speakThai(shop.cms)
  const get = async (language: string) => {
    const response = await fetch(shop.gateway.url + persistedPath(stores, { language }), {
      headers: { 'apollo-require-preflight': '1' },
    })
    expect(response.headers.get('cache-control')).toMatch(/^public/)
    return response.text()
  }
  const [thai, english] = [await get('TH'), await get('EN')]
  expect(thai).toContain('ตรอกหมวก')
  expect(english).not.toContain('ตรอกหมวก')
  expect([await get('TH'), await get('EN')]).toEqual([thai, english])
  expect(shop.cms.calls).toHaveLength(2)
})

test('URLs of pages lead below /th in an operation in Thai, those of files and of other sites do not', async () => {
  covers('routes.language.links')
  await using shop = await startShop()
  const document = (language: string) =>
    `query Links @inContext(language: ${language}) {
      listing(first: 1) { nodes { url image { url } } } site { settings { checkoutUrl } menus { primary { url } } } }`
  const [english, thai] = await Promise.all(
    ['EN', 'TH'].map((language) => shop.gateway.postQuery(document(language))),
  )
  const urls = (value: unknown): string[] =>
    [...JSON.stringify(value).matchAll(/[uU]rl":"([^"]*)"/g)].map(([, url = '']) => url)
  expect(urls(thai?.data)).toEqual(urls(english?.data).map(thaiUrl))
  expect(urls(thai?.data).filter((url) => url.startsWith('/th/')).length).toBeGreaterThan(0)
})

test.each([
  ['/', '/th'],
  ['/?a=1', '/th?a=1'],
  ['/shop?s=/media/', '/th/shop?s=/media/'],
  ['/product/silk#reviews', '/th/product/silk#reviews'],
  ['/thailand', '/th/thailand'],
])('the page %s is at %s in Thai', (english, thai) => {
  expect(thaiUrl(english)).toBe(thai)
})

test.each([
  '/th/shop',
  '/media/dress.jpg',
  '/component/contact-form/',
  '/auth/line',
  '/invoice/12',
  '/terms.pdf',
  '//elsewhere.example/shop',
  'https://elsewhere.example/shop',
  '#size',
  'mailto:shop@example.com',
])('the address %s has no language', (url) => {
  expect(thaiUrl(url)).toBe(url)
})

test('links in HTML lead below /th in Thai', () => {
  const html =
    '<p><a class="a" href="/stores">x</a> <a href="https://e.example/">y</a> <img src="/x"></p>'
  expect(withThaiLinks(html)).toBe(html.replace('"/stores"', '"/th/stores"'))
})

test.each([
  [
    '/th/language',
    'https://shop.example/shop?colors=ink&page=2',
    '/th/shop?colors=ink&page=2',
    'th',
  ],
  ['/th/language', 'https://shop.example/', '/th', 'th'],
  ['/language', 'https://shop.example/th/product/silk', '/product/silk', 'en'],
  ['/language', 'https://shop.example/thailand', '/thailand', 'en'],
  ['/th/language', 'https://elsewhere.example/shop', '/th', 'th'],
  ['/th/language', 'https://shop.example/language', '/th', 'th'],
  ['/th/language', '', '/th', 'th'],
  ['/language', 'https://shop.example//elsewhere.example/', '/', 'en'],
  ['/language', 'https://shop.example/th//elsewhere.example/', '/', 'en'],
])('%s leads from %s to %s and stores the language', async (url, referer, path, language) => {
  covers('frame.language.switch', 'frame.language.remembered', 'security.redirects.local')
  await using app = Fastify()
  registerLanguageSwitch(app, { siteUrl: 'https://shop.example', isSecure: true })
  const { statusCode, headers } = await app.inject({ url, headers: { referer } })
  expect([statusCode, headers.location]).toEqual([303, path])
  expect(headers['set-cookie']).toBe(
    `language=${language}; Path=/; Max-Age=31536000; SameSite=Lax; Secure`,
  )
  expect(headers['cache-control']).toBe('no-store')
})

test.each([
  ['/th/language', '/shop?colors=ink&page=2', '/th/shop?colors=ink&page=2'],
  [
    '/th/language',
    '/story/ผ้าไหม',
    '/th/story/%E0%B8%9C%E0%B9%89%E0%B8%B2%E0%B9%84%E0%B8%AB%E0%B8%A1',
  ],
  ['/th/language', '/languages', '/th/languages'],
  ['/language', '/th//elsewhere.example', '/'],
  ['/language', 'https://elsewhere.example/', '/'],
  ['/language', '/th/language?page=/th/language', '/'],
  ['/language', '', '/'],
])('%s?page= leads without a Referer to own pages only: %j', async (url, page, location) => {
  covers('frame.language.switch', 'security.redirects.local')
  await using app = Fastify()
  registerLanguageSwitch(app, { siteUrl: 'https://shop.example', isSecure: true })
  const response = await app.inject({ url, query: { page } })
  expect([response.statusCode, response.headers.location]).toEqual([303, location])
})

test('the page that the link names goes before the Referer, which browsers cut', async () => {
  covers('frame.language.switch')
  await using app = Fastify()
  registerLanguageSwitch(app, { siteUrl: 'https://shop.example', isSecure: true })
  const headers = { referer: 'https://shop.example/' }
  const leads = async (url: string) => (await app.inject({ url, headers })).headers.location
  expect(await leads('/th/language?page=/shop')).toBe('/th/shop')
  expect(await leads('/th/language?page=/shop&page=/stores')).toBe('/th')
})
