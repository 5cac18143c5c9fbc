import { expect, type Page } from '@playwright/test'
import { covers } from '#tests/support/clauses/coversInBrowser.ts'
import { test } from '../../support/pages/browserTest.ts'
import { executeGraphql } from '../../support/pages/customers.ts'

test('the sitemap lists every kind of page, and each URL responds with 200', async ({
  request,
}) => {
  covers('pages.sitemap.last-change', 'pages.languages.sitemap')
  const xml = await (await request.get('/sitemap.xml')).text()
  const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => {
    const { pathname, search } = new URL(url)
    return pathname + search
  })
  expect(paths).toContain('/shop?collections=monsoon-edit')
  expect(xml).toMatch(/<loc>[^<]*\/ink-before-noon<\/loc><lastmod>\d{4}-\d\d-\d\dT[^<]+<\/lastmod>/)
  expect(xml).toMatch(/<loc>[^<]*\/product\/silk-slip-dress<\/loc><lastmod>\d{4}-\d\d-\d\dT/)
  expect(paths.filter((path) => path.startsWith('/product/')).length).toBeGreaterThan(100)
  for (const path of ['/', '/shop', '/stories', '/stores', '/privacy-policy'])
    expect(paths).toContain(path)
  for (const kind of ['/look-book/', '/store-locator/', '/product-category/'])
    expect(paths.some((path) => path.startsWith(kind))).toBe(true)
  expect(paths.filter((path) => /^\/(my-account|checkout|wishlist)/.test(path))).toEqual([])
  expect(new Set(paths).size).toBe(paths.length)
  const isThai = (path: string) => /^\/th(\/|$|\?)/.test(path)
  expect(paths.filter(isThai)).toHaveLength(paths.length / 2)
  const dress = /<url><loc>([^<]*\/th\/product\/silk-slip-dress)<\/loc>(.*?)<\/url>/.exec(xml)
  expect(dress?.[2]).toContain(`hreflang="th" href="${dress?.[1]}"`)
  expect(dress?.[2]).toContain(`hreflang="x-default" href="${dress?.[1]?.replace('/th/', '/')}"`)
  const sample = paths.filter((path, index) => index % (path.includes('/product/') ? 40 : 8) === 0)
  for (const path of sample)
    expect(`${(await request.get(path, { maxRedirects: 0 })).status()} ${path}`).toBe(`200 ${path}`)
})

test('the sitemap lists every page of the menus, the catalogue, the stories and the stores', async ({
  request,
}) => {
  covers('pages.sitemap')
  interface Item {
    url: string
    items: Item[]
  }
  interface Listing {
    nodes: { url: string }[]
    pageCount: number
  }
  const { site, stories, stores } = await executeGraphql<{
    site: {
      menus: { primary: Item[]; footer: Item[] }
      settings: { megaMenus: { columns: { url: string | null; items: Item[] }[] }[] }
    }
    stories: { nodes: { url: string }[] }
    stores: { nodes: { slug: string }[] }
  }>(
    request,
    `{ site {
        menus { primary { url items { url } } footer { url items { url } } }
        settings { megaMenus { columns { url items { url } } } } }
      stories(first: 48) { nodes { url } }
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
    ...stories.nodes.map(({ url }) => url),
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

/** Whether a rule of robots.txt matches a path (RFC 9309, 2.2.2 and 2.2.3). */
const matchesRule = (rule: string, path: string) => {
  const pattern = rule.replace(/[.?+^(){}|[\]\\]/g, '\\$&').replaceAll('*', '.*')
  return new RegExp(`^${pattern}`).test(path)
}

test('robots.txt names the sitemap and blocks only addresses without pages', async ({
  request,
}) => {
  covers('pages.robots.addresses')
  const text = await (await request.get('/robots.txt')).text()
  expect(text).toMatch(/^Sitemap: https?:\/\/\S+\/sitemap\.xml$/m)
  const rules = [...text.matchAll(/^Disallow: (.+)$/gm)].map(([, rule = '']) => rule)
  const isBlocked = (path: string) => rules.some((rule) => matchesRule(rule, path))
  for (const path of [
    '/graphql',
    '/graphql?query=x',
    '/auth/line',
    '/invoice/7',
    '/_machines/cart',
  ])
    expect([path, isBlocked(path)]).toEqual([path, true])
  for (const path of [
    ...['/', '/shop?brands=asava', '/shop?collections=x&colors=ink&sizes=s', '/shop?s=silk'],
    ...['/wishlist-guide', '/searching', '/checkout-help', '/authors', '/invoices', '/my-account'],
  ])
    expect([path, isBlocked(path)]).toEqual([path, false])
})

test('a non-canonical URL redirects permanently', async ({ request }) => {
  covers('routes.search', 'routes.trailing-slash', 'routes.letter-case', 'routes.blanks')

  for (const [written, canonical] of [
    ['/stores/', '/stores'],
    ['/product-category//asava', '/product-category/asava'],
    ['/shop/?sort=price', '/shop?sort=price'],
    ['/search/silk', '/shop?s=silk'],
    ['/search?s=silk', '/shop?s=silk'],
    ['/Shop', '/shop'],
    ['/Privacy-Policy', '/privacy-policy'],
    ['/product/Silk-Slip-Dress?utm_source=a', '/product/silk-slip-dress?utm_source=a'],
    ['/shop%20', '/shop'],
    ['/.well-known/change-password', '/my-account'],
  ] as const) {
    const response = await request.get(written, { maxRedirects: 0 })
    const status = written.startsWith('/.well-known') ? 302 : 301
    expect([response.status(), response.headers()['location']]).toEqual([status, canonical])
  }
})

test('the icons exist, and unknown files get a small 404 without a page', async ({ request }) => {
  covers('routes.unknown-file', 'pages.well-known.security', 'pages.well-known.change-password')
  const manifest = await (await request.get('/manifest.webmanifest')).json()
  for (const { src, type } of [
    ...manifest.icons,
    { src: '/apple-touch-icon.png', type: 'image/png' },
    { src: '/favicon.ico', type: 'image/vnd.microsoft.icon' },
  ]) {
    const icon = await request.get(src)
    expect([src, icon.status(), icon.headers()['content-type']]).toEqual([src, 200, type])
  }
  for (const path of ['/.env', '/wp-login.php', '/.git/HEAD', '/dump.sql']) {
    const response = await request.get(path)
    expect([path, response.status()]).toEqual([path, 404])
    expect((await response.body()).length).toBeLessThan(200)
  }
  const security = await (await request.get('/.well-known/security.txt')).text()
  expect(security).toMatch(/^Contact: mailto:\S+@\S+$/m)
  const [, expires = ''] = /^Expires: (.+)$/m.exec(security) ?? []
  expect(Date.parse(expires) - Date.now()).toBeGreaterThan(86_400_000)
  expect(Date.parse(expires) - Date.now()).toBeLessThan(365 * 86_400_000)
})

const meta = (page: Page, name: string) =>
  page.locator(`meta[name="${name}"], meta[property="${name}"]`)

test('the home page names the organisation in text and in structured data', async ({ page }) => {
  await page.goto('/')
  await expect(meta(page, 'og:site_name')).toHaveAttribute('content', 'Vitrine')
  await expect(meta(page, 'og:image')).toHaveAttribute('content', /^https?:\/\//)
  await expect(meta(page, 'description')).toHaveAttribute('content', /\w{3}/)
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(data.map((text) => JSON.parse(text))).toContainEqual(
    expect.objectContaining({ '@type': 'Organization', url: expect.stringMatching(/^https?:/) }),
  )
})
