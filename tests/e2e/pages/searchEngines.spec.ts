import { expect, type Page } from '@playwright/test'
import { covers } from '#tests/support/clauses/coversInBrowser.ts'
import { test } from '../../support/pages/browserTest.ts'
import { executeGraphql } from '../../support/pages/customers.ts'

test('the sitemap lists every kind of page, and each URL responds with 200', {
  tag: '@phone',
}, async ({ request }) => {
  const xml = await (await request.get('/sitemap.xml')).text()
  const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  )
  expect(paths.filter((path) => path.startsWith('/product/')).length).toBeGreaterThan(100)
  for (const path of ['/', '/shop', '/stories', '/stores', '/privacy-policy'])
    expect(paths).toContain(path)
  for (const kind of ['/look-book/', '/store-locator/', '/product-category/'])
    expect(paths.some((path) => path.startsWith(kind))).toBe(true)
  expect(paths.filter((path) => /^\/(my-account|checkout|wishlist)/.test(path))).toEqual([])
  expect(new Set(paths).size).toBe(paths.length)
  const sample = paths.filter(
    (path, index) => index % (path.startsWith('/product/') ? 40 : 4) === 0,
  )
  for (const path of sample)
    expect(`${(await request.get(path, { maxRedirects: 0 })).status()} ${path}`).toBe(`200 ${path}`)
})

test('the sitemap lists every page of the menus, the catalogue, the stories and the stores', {
  tag: '@phone',
}, async ({ request }) => {
  covers('pages.sitemap')
  interface Item {
    url: string
    items: Item[]
  }
  interface Listing {
    nodes: { url: string }[]
    pageCount: number
  }
  const { site, posts, stores } = await executeGraphql<{
    site: {
      menus: { primary: Item[]; footer: Item[] }
      settings: { megaMenus: { columns: { url: string | null; items: Item[] }[] }[] }
    }
    posts: { nodes: { url: string }[] }
    stores: { nodes: { slug: string }[] }
  }>(
    request,
    `{ site {
        menus { primary { url items { url } } footer { url items { url } } }
        settings { megaMenus { columns { url items { url } } } } }
      posts(first: 48) { nodes { url } }
      stores { nodes { slug } } }`,
  )
  const pageOf = async (page: number) => {
    const { listing } = await executeGraphql<{ listing: Listing }>(
      request,
      'query ($page: Int) { listing(first: 48, page: $page) { nodes { url } pageCount } }',
      { page },
    )
    return listing
  }
  const { pageCount } = await pageOf(1)
  const listings = await Promise.all(
    Array.from({ length: pageCount }, (_, index) => pageOf(index + 1)),
  )
  const below = (items: Item[]): string[] =>
    items.flatMap(({ url, items: inner = [] }) => [url, ...below(inner)])
  const columns = site.settings.megaMenus.flatMap((menu) => menu.columns)
  const expected = [
    ...below([...site.menus.primary, ...site.menus.footer]),
    ...columns.flatMap(({ url, items }) => [url ?? '/', ...below(items)]),
    ...listings.flatMap(({ nodes }) => nodes.map(({ url }) => url)),
    ...posts.nodes.map(({ url }) => url),
    ...stores.nodes.map(({ slug }) => `/store-locator/${slug}`),
  ]
  const isListed = (url: string) =>
    /^\/(?!my-account|checkout|confirm-payment|wishlist|component|_machines)/.test(url) &&
    !/[?#]/.test(url)
  const xml = await (await request.get('/sitemap.xml')).text()
  const listed = new Set(
    [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname),
  )
  const pages = new Set(expected.filter(isListed).map((url) => url.replace(/(?<=.)\/$/, '')))
  expect(pages.size).toBeGreaterThan(150)
  expect([...pages].filter((path) => !listed.has(path))).toEqual([])
})

test('robots.txt names the sitemap and excludes private pages', { tag: '@phone' }, async ({
  request,
}) => {
  const text = await (await request.get('/robots.txt')).text()
  expect(text).toMatch(/^Sitemap: https?:\/\/\S+\/sitemap\.xml$/m)
  expect(text).toContain('Disallow: /my-account')
  expect(text).not.toMatch(/^Disallow: \/$/m)
})

test('a non-canonical URL redirects permanently', { tag: '@phone' }, async ({ request }) => {
  covers('routes.search', 'routes.trailing-slash')

  for (const [written, canonical] of [
    ['/stores/', '/stores'],
    ['/search/silk', '/shop?s=silk'],
    ['/search?s=silk', '/shop?s=silk'],
  ] as const) {
    const response = await request.get(written, { maxRedirects: 0 })
    expect([response.status(), response.headers()['location']]).toEqual([301, canonical])
  }
})

test('the icons of the manifest exist', { tag: '@phone' }, async ({ request }) => {
  const manifest = await (await request.get('/manifest.webmanifest')).json()
  for (const { src, type } of [
    ...manifest.icons,
    { src: '/apple-touch-icon.png', type: 'image/png' },
  ]) {
    const icon = await request.get(src)
    expect([src, icon.status(), icon.headers()['content-type']]).toEqual([src, 200, type])
  }
})

const meta = (page: Page, name: string) =>
  page.locator(`meta[name="${name}"], meta[property="${name}"]`)

test('the home page names the organisation in text and in structured data', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/')
  await expect(meta(page, 'og:site_name')).toHaveAttribute('content', 'Vitrine')
  await expect(meta(page, 'og:image')).toHaveAttribute('content', /^https?:\/\//)
  await expect(meta(page, 'description')).toHaveAttribute('content', /\w{3}/)
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(data.map((text) => JSON.parse(text))).toContainEqual(
    expect.objectContaining({ '@type': 'Organization', url: expect.stringMatching(/^https?:/) }),
  )
})
