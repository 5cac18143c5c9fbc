import Validator from '@adobe/structured-data-validator'
import WebAutoExtractor from '@marbec/web-auto-extractor'
import { type APIRequestContext, expect } from '@playwright/test'
import { covers } from '#tests/support/clauses/coversInBrowser.ts'
import { test } from '../../support/pages/browserTest.ts'
import { executeGraphql, placeOrder, registerCustomer } from '../../support/pages/customers.ts'
import { openUnhydrated } from '../../support/pages/storefront.ts'
import { brokenRules } from '../../support/pages/structuredDataRules.ts'

/** Pages with everything in their HTML, and a text that only their content has. */
const complete = {
  '/': 'Salon Hour',
  '/shop': 'href="/shop?page=2"',
  '/shop?page=2': 'href="/shop?page=3"',
  '/product/silk-slip-dress': 'Care instructions',
  '/product-category/asava/dresses': 'From the desk to the last dance.',
  '/special-price': '฿',
  '/chinese-new-year': '฿',
  '/stories': 'Red for the aunts',
  '/look-book/first-light': 'An off-shoulder satin gown',
  '/stores': 'Vitrine EmQuartier',
  '/store-locator/siam-paragon': '991 Rama I Road',
  '/white-asava': 'Book an appointment',
  '/privacy-policy': 'PDPA',
  '/a-day-in-the-atelier': 'November 14, 2026',
  '/track-order': 'Order number',
  '/no/such/page': 'Back to homepage',
}

/** Pages in whose HTML what belongs to the visitor is missing. */
const personal = [
  '/checkout',
  '/checkout/order-received/1',
  '/checkout/card/1',
  '/confirm-payment',
  '/wishlist',
  '/my-account',
  '/my-account/lost-password',
  '/my-account/orders',
  '/my-account/view-order/1',
  '/my-account/edit-account',
  '/my-account/edit-address',
  '/my-account/payment-history',
  '/my-account/coupons',
  '/my-account/points-and-rewards',
]

/** A product of each kind: with variants, with lengths beside sizes, sold out, on sale, without options. */
const kinds = [
  ['silk-slip-dress', 6900, 'InStock'],
  ['cigarette-trousers', 7500, 'InStock'],
  ['leather-mini-skirt', 5900, 'OutOfStock'],
  ['city-trench', 6320, 'InStock'],
  ['halter-jumpsuit', 12400, 'OutOfStock'],
  ['pearl-drop-earrings', 2900, 'InStock'],
  ['jade-drop-earrings', 2880, 'InStock'],
] as const

/** The structured data in the HTML of a page. */
const structuredData = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">([^<]*)/g)].map(([, text = '']) =>
    JSON.parse(text),
  )

/** Google requires https, which the shop of the tests does not have. */
const brokenIn = (things: object[]) =>
  brokenRules(JSON.parse(JSON.stringify(things).replaceAll('http://', 'https://')))

const htmlOf = async (request: APIRequestContext, path: string) => (await request.get(path)).text()

test.describe('at any width', () => {
  test('the HTML of every page has its frame, its title and its content', async ({ request }) => {
    covers('pages.server-rendered', 'pages.listing.links')
    for (const path of [...Object.keys(complete), ...personal]) {
      const html = await htmlOf(request, path)
      for (const part of [/<title>[^<]+</, /<header/, /<main[^>]*id="content"/, /<h1[^>]*>/])
        expect(html, path).toMatch(part)
    }
    for (const [path, text] of Object.entries(complete)) {
      const html = await htmlOf(request, path)
      const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
      expect(main, path).toContain(text)
      expect(main, path).not.toContain('Loading…')
    }
  })

  test('the HTML of every page is the same for a customer with a bag, a wishlist and an order as for a guest', async ({
    page,
    playwright,
    baseURL,
  }) => {
    covers('pages.anonymous-html')
    const { displayName, email } = await registerCustomer(page)
    const order = await placeOrder(page, 'BANK_TRANSFER')
    const { product } = await executeGraphql<{ product: { id: string } }>(
      page.request,
      '{ product(slug: "silk-slip-dress") { id: databaseId } }',
    )
    await executeGraphql(
      page.request,
      'mutation ($id: ID!) { addToWishlist(input: { productId: $id }) { userErrors { code message } } }',
      product,
    )
    const guest = await playwright.request.newContext({ ...(baseURL && { baseURL }) })
    for (const key of [...Object.keys(complete), ...personal]) {
      const path = key.replace('view-order/1', `view-order/${order.id}`)
      // Values that differ with each response, but not with the visitor.
      const plain = async (request: APIRequestContext) =>
        (await htmlOf(request, path)).replaceAll(/data:image\/[^"' ]+/g, '')
      // The order of another test may change a page between two requests: the customer gets what a guest gets before or
      // after.
      const before = await plain(guest)
      const html = await plain(page.request)
      for (const detail of [displayName, email]) expect(html, path).not.toContain(detail)
      if (html !== before) expect(html, path).toBe(await plain(guest))
    }
    await guest.dispose()
  })

  test('exactly the personal pages and those without content are not indexed', async ({
    request,
  }) => {
    covers('pages.noindex')
    const isExcluded = async (path: string) =>
      /<meta name="robots" content="noindex"/.test(await htmlOf(request, path))
    for (const path of [
      '/no-such-page',
      '/product/no-such-dress',
      '/product-category/no-such-category',
      '/look-book/no-such-season',
      '/store-locator/no-such-store',
      '/no/such/page',
      '/shop?page=999',
      '/stories?page=9',
      '/shop?s=silk',
      '/stock-alerts/confirm?key=unknown',
      '/stock-alerts/unsubscribe?key=unknown',
      '/newsletter/confirm?key=unknown',
      '/newsletter/unsubscribe?key=unknown',
      ...personal.filter((path) => path !== '/confirm-payment'),
    ])
      expect(await isExcluded(path), path).toBe(true)
    for (const path of ['/confirm-payment', ...Object.keys(complete)])
      expect(await isExcluded(path), path).toBe(path === '/no/such/page')
  })

  test('the title of a page is the meta title of its content', async ({ request }) => {
    covers('pages.title')
    const titleOf = async (field: string) => {
      const { subject } = await executeGraphql<{ subject: { meta: { title: string } } }>(
        request,
        `{ subject: ${field} { meta { title } } }`,
      )
      return subject.meta.title
    }
    for (const [path, field] of [
      ['/', 'page(key: "home")'],
      ['/shop', 'page(key: "shop")'],
      ['/stories', 'page(key: "stories")'],
      ['/wishlist', 'page(key: "wishlist")'],
      ['/privacy-policy', 'page(key: "privacy-policy")'],
      ['/a-day-in-the-atelier', 'story(slug: "a-day-in-the-atelier")'],
      ['/special-price', 'story(slug: "special-price")'],
      ['/chinese-new-year', 'story(slug: "chinese-new-year")'],
      ['/stores', 'story(slug: "stores")'],
      ['/white-asava', 'story(slug: "white-asava")'],
      ['/my-account', 'story(slug: "my-account")'],
      ['/confirm-payment', 'story(slug: "confirm-payment")'],
      ['/look-book/first-light', 'lookBook(slug: "first-light")'],
      ['/product/silk-slip-dress', 'product(slug: "silk-slip-dress")'],
    ] as const) {
      const [, title] = /<title>([^<]*)<\/title>/.exec(await htmlOf(request, path)) ?? []
      expect(title, path).toBe((await titleOf(field)).replaceAll('&', '&amp;'))
    }
  })

  test('the page of each kind of product has its price in THB and its availability in structured data', async ({
    request,
  }) => {
    covers(
      'pages.structured-data.product',
      'pages.structured-data.rules',
      'pages.open-graph.product',
    )
    for (const [slug, price, availability] of kinds) {
      const html = await htmlOf(request, `/product/${slug}`)
      const things = structuredData(html)
      const types = things.map((thing) => thing['@type'])
      expect(types).toEqual(
        expect.arrayContaining(['BreadcrumbList', 'MerchantReturnPolicy', 'OfferShippingDetails']),
      )
      const product = things.find(({ name }) => name !== undefined)
      const offers = [product, ...(product.hasVariant ?? [])].flatMap((item) => item.offers ?? [])
      const offer = { '@type': 'Offer', price, priceCurrency: 'THB' }
      expect(offers, slug).toContainEqual(
        expect.objectContaining({ ...offer, availability: `https://schema.org/${availability}` }),
      )
      expect(brokenIn(things), slug).toEqual([])
      for (const { url } of [product, ...offers])
        expect(url).toMatch(/^https?:\/\/[^/]+\/product\//)
      expect(html).toContain(`<meta property="product:price:amount" content="${price}"`)
    }
  })

  test('the structured data of no product breaks a rule of Google or schema.org', {
    tag: '@all',
  }, async ({ request }) => {
    test.slow()
    covers('pages.structured-data.rules')
    const sitemap = await htmlOf(request, '/sitemap.xml')
    const addresses = sitemap.match(/(?<=<loc>)[^<]*\/product\/[^<]*/g) ?? []
    expect(addresses.length).toBeGreaterThan(100)
    for (const address of addresses)
      expect(brokenIn(structuredData(await htmlOf(request, address))), address).toEqual([])
    for (const [slug] of kinds) {
      const html = await htmlOf(request, `/product/${slug}`)
      // Reading the whole page for its structured data takes ten times as long.
      const scripts = html.match(/<script type="application\/ld\+json".*?<\/script>/gs) ?? []
      const issues = await new Validator().validate(new WebAutoExtractor().parse(scripts.join('')))
      expect(issues.length, slug).toBeGreaterThan(0)
      expect(
        issues.filter(({ severity }) => severity === 'ERROR'),
        slug,
      ).toEqual([])
    }
  })
})

test('the customer, the bag and the wishlist are requested once the page is hydrated', async ({
  page,
  isMobile,
}) => {
  covers('pages.personal-data')
  const { displayName } = await registerCustomer(page)
  await placeOrder(page, 'BANK_TRANSFER')
  const requested: string[] = []
  page.on('request', (request) => {
    const text = `${request.url()} ${request.postData() ?? ''}`
    for (const name of ['Viewer', 'Cart', 'WishlistIds'])
      if (new RegExp(`operationName["=:]+${name}\\b`).test(text)) requested.push(name)
  })
  const hydrate = await openUnhydrated(page, '/shop')
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(requested).toEqual([])
  await expect(page.getByText(displayName)).toHaveCount(0)
  hydrate()
  await expect.poll(() => [...new Set(requested)].sort()).toEqual(['Cart', 'Viewer', 'WishlistIds'])
  if (!isMobile)
    await expect(page.getByRole('banner').getByRole('link', { name: displayName })).toBeVisible()
})
