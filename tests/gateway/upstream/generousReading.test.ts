import { Cart } from '@vitrine/gateway/responses/cart.ts'
import { Posts, Stores } from '@vitrine/gateway/responses/content.ts'
import { SignedIn } from '@vitrine/gateway/responses/customer.ts'
import { instantForm } from '@vitrine/gateway/responses/generous/instantForm.ts'
import { Listing } from '@vitrine/gateway/responses/listing.ts'
import { Order } from '@vitrine/gateway/responses/orders.ts'
import { Product } from '@vitrine/gateway/responses/products.ts'
import type { ResponseParser } from '@vitrine/gateway/responses/responseParser.ts'
import { Site } from '@vitrine/gateway/responses/site.ts'
import { expect, test } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'
import { site, store } from '#tests/support/standIns/standInContent.ts'
import { hat, hatPage } from '#tests/support/standIns/standInHats.ts'
import { standInImage } from '#tests/support/standIns/standInImage.ts'
import { emptyCart, order } from '#tests/support/standIns/standInOrders.ts'

const listing = (data: unknown, more: object = {}) => ({
  data,
  filters: [],
  pagination: { limit: 12, page: 1, pageCount: 1, total: 1 },
  lookBooks: [],
  ...more,
})

const line = {
  key: 'k1',
  id: 'hat-1',
  name: 'Cloche',
  permalink: '/product/hat-1',
  images: [],
  newArrival: false,
  prices: { price: 950, regularPrice: 950 },
  quantity: 1,
  quantityLimits: { minimum: 1, maximum: 5 },
  variation: [],
} satisfies Record<string, unknown>

/** The value of a response that can be read, with the fields that were left out. */
function read<T>(parser: ResponseParser<T>, body: unknown, reading = {}) {
  const parsed = parser(body, reading)
  if ('violations' in parsed) throw new Error(JSON.stringify(parsed.violations))
  return { value: parsed.value, lost: parsed.losses.map(({ field }) => field) }
}

const violated = (parser: ResponseParser<unknown>, body: unknown) => {
  const parsed = parser(body)
  return 'violations' in parsed ? parsed.violations.map(({ field }) => field) : []
}

const productOf = (changes: object) => read(Product, { ...hatPage(1), ...changes }).value

test('ids that are numbers, and numbers and flags that are texts, are read', () => {
  covers('calls.response.forms')

  const card = { ...hat(1), id: 71, price: '1290', regularPrice: ' 1290.00 ', isNewArrival: '1' }
  const { value, lost } = read(Listing, listing([card]))
  expect(value.nodes[0]).toMatchObject({ id: '71', isNew: true, price: { amount: 1290 } })
  expect(lost).toEqual([])
  expect(read(Stores, [{ ...store, id: 5, slug: undefined }]).value).toMatchObject([
    { id: '5', slug: '5' },
  ])
})

test('images are read with src, as addresses alone, and with renditions as addresses or objects', () => {
  covers('entities.image.src', 'calls.response.forms')

  const { url, sizes, ...rest } = standInImage('hat')
  const imageOf = (image: unknown) => productOf({ image }).image
  expect(imageOf({ ...rest, sizes, src: url })?.url).toBe(url)
  expect(imageOf({ ...rest, sizes, url, src: '/other.jpg' })?.url).toBe(url)
  expect(imageOf('https://cms.example/a.jpg')).toMatchObject({
    url: 'https://cms.example/a.jpg',
    alt: '',
    srcset: '',
    sizes: { thumbnail: { url: 'https://cms.example/a.jpg', width: 150, height: 200 } },
  })
  const addresses = { thumbnail: '/t-150x100.jpg', medium: '/m-300x200.jpg', large: '/l.jpg' }
  expect(imageOf({ id: 7, url: '/f.jpg', sizes: addresses })).toMatchObject({
    id: '7',
    width: 1024,
    height: 683,
    sizes: { thumbnail: { url: '/t-150x100.jpg', width: 150, height: 100 } },
  })
  const beside = { medium: '/m.jpg', 'medium-width': 300, 'medium-height': '400' }
  expect(imageOf({ url: '/f.jpg', sizes: beside })).toMatchObject({
    srcset: '/m.jpg 300w',
    sizes: { medium: { width: 300, height: 400 }, full: { url: '/f.jpg', width: 1600 } },
  })
})

test.each([
  ['2026-11-21 09:30:00', '2026-11-21 09:30:00'],
  ['2026-11-21T09:30:00', '2026-11-21 09:30:00'],
  ['2026-11-21T02:30:00Z', '2026-11-21 09:30:00'],
  ['2026-11-21', '2026-11-21 00:00:00'],
  ['next week', 'next week'],
  [1795, 1795],
])('the time %s is read as %s', (sent, expected) => {
  covers('calls.response.forms')

  expect(instantForm(sent)).toBe(expected)
})

test.each(['', false, null, []])('%j means nothing where a field may be absent', (nothing) => {
  covers('calls.response.nothing')

  const fields = [
    'salePrice',
    'secondImage',
    'video',
    'sizeGuideImage',
    'completeTheLook',
    'brands',
  ]
  const product = productOf(Object.fromEntries(fields.map((field) => [field, nothing])))
  expect(product).toMatchObject({
    salePrice: null,
    secondImage: null,
    video: null,
    sizeGuideImage: null,
    completeTheLook: null,
    brands: [],
  })
  expect(productOf({ description: nothing }).description).toBe('')
})

test('what the specification does not name is derived', () => {
  covers('calls.response.derived')

  const [variation] = hat(1).variations
  const { categories: _, ...page } = hatPage(1)
  const product = read(Product, { ...page, variations: [{ ...variation, id: undefined }] }).value
  expect(product).toMatchObject({ slug: 'hat-1', categories: [] })
  expect(product.variations[0]?.id).toMatch(/56/)
  expect(productOf({ url: '' })).toMatchObject({ slug: 'hat-1', url: '/product/hat-1' })
  expect(productOf({ url: 'https://cms.example/shop/boater/?x=1' })).toMatchObject({
    slug: 'boater',
    url: '/product/boater',
  })
  const term = { id: 1, slug: 'm', name: 'M' }
  const filters = [{ slug: 'sizes', title: 'Size', terms: [term] }]
  expect(read(Listing, listing([hat(1)], { filters })).value.filters[0]?.terms[0]?.count).toBe(-1)
  const { id: _id, ...nameless } = line
  const cart = read(Cart, { ...emptyCart, items: [nameless] }).value
  expect(cart.items[0]?.productId).toBe('hat-1')
  const story = { id: 1, title: 'S', categories: [], permalink: 'https://cms.example/2026/s/' }
  const data = Array.from({ length: 10 }, () => story)
  const stories = { success: true, data, meta: { pagination: { total: 45 } } }
  const { value } = read(Posts, stories, { query: { page: '2', limit: '10' } })
  expect(value).toMatchObject({ totalCount: 45, pageCount: 5, pageInfo: { hasNextPage: true } })
  expect(value.nodes[0]).toMatchObject({ url: '/s', excerpt: '' })
  const plain = { ...stories, data: [{ ...story, permalink: 'https://cms.example/?p=1' }] }
  expect(read(Posts, plain).value.nodes[0]?.url).toBe('/1')
  expect(read(SignedIn, {}).value).toBeNull()
})

test('a list loses a broken item and names it', () => {
  covers('calls.response.item')

  const broken = { ...hat(2), price: 'abc' }
  const parsed = Listing(listing([hat(1), broken, null, hat(3)]))
  expect(parsed).toMatchObject({
    value: { nodes: [{ id: 'hat-1' }, { id: 'hat-3' }] },
    losses: [
      { field: 'data.1', problem: expect.stringMatching(/price: .*“Fedora in wool, no. 2”/) },
      { field: 'data.2' },
    ],
  })
  expect(read(Product, { ...hatPage(1), gallery: [{}, standInImage('a')] })).toMatchObject({
    value: { gallery: [{ id: 'a' }] },
    lost: ['gallery.0'],
  })
})

test.each([null, {}, 'x', [{ no: 'hat' }]])(
  'a listing whose data is %j is no empty shop',
  (data) => {
    covers('calls.response.strict')

    const body = listing(data)
    if (data === null) expect(read(Listing, body).value.nodes).toEqual([])
    else expect(violated(Listing, body)).not.toEqual([])
  },
)

test('a broken part of the site configuration is left empty, and the others are shown', () => {
  covers('calls.response.part')

  const { settings, siteInfo, menus, popups } = site
  const body = {
    menus: { ...menus, footer: 'none' },
    popups,
    settings: {
      ...settings,
      megaMenus: [{ type: 'unknown' }],
      contactInfo: 7,
      logo: '/logo.svg',
      subscription: undefined,
      tags: { scriptUrl: 'gtag.js' },
    },
    siteInfo: { name: siteInfo.name },
  }
  const { value, lost } = read(Site, body)
  expect(value).toMatchObject({
    menus: { primary: [{ title: 'Hats' }], footer: [] },
    info: { name: 'Hutmacher', description: '', brands: [] },
    settings: {
      megaMenus: [],
      contactInfo: { email: '' },
      logo: { text: 'Hutmacher', image: { url: '/logo.svg' } },
      newsletter: { enabled: false },
      tags: null,
      trendingKeywords: ['boater'],
    },
  })
  expect(lost).toEqual([
    'menus.footer.0',
    'settings.megaMenus.0',
    'settings.contactInfo',
    'settings.subscription',
    'settings.tags.scriptUrl',
    'settings.tags',
  ])
  expect(violated(Site, null)).not.toEqual([])
})

test.each([
  ['a price that is no number', Product, { ...hatPage(1), price: '1,290' }, 'price'],
  ['a sale price that is no number', Product, { ...hatPage(1), salePrice: 'half' }, 'salePrice'],
  ['an id that is not exact', Product, { ...hatPage(1), id: 1e300 }, 'id'],
  ['stock that is unknown', Product, { ...hatPage(1), stockStatus: 'soon' }, 'stockStatus'],
  [
    'a line without its price',
    Cart,
    { ...emptyCart, items: [{ ...line, prices: {} }] },
    'items.0.prices.price',
  ],
  ['a line that is nothing', Cart, { ...emptyCart, items: [line, null] }, 'items.1'],
  ['an order with a wrong item', Order, { ...order, orderItems: [{}] }, 'orderItems.0.name'],
] as const)('%s is not made up', (_, parser, body, field) => {
  covers('calls.response.strict')

  expect(violated(parser as ResponseParser<unknown>, body)).toContain(field)
})

test('links to an own origin become paths; files and other origins stay', () => {
  covers('calls.response.links')

  const origins = ['https://cms.example']
  const linked = (url: string) => {
    const menus = { primary: [{ id: 1, title: 'A', url, items: [] }], footer: [] }
    return read(Site, { ...site, menus }, { origins }).value.menus.primary[0]?.url
  }
  expect(linked('https://cms.example/shop/?sort=price')).toBe('/shop?sort=price')
  expect(linked('https://cms.example')).toBe('/')
  expect(linked('https://cms.example/files/terms.pdf')).toBe('https://cms.example/files/terms.pdf')
  expect(linked('https://cms.example.evil/shop')).toBe('https://cms.example.evil/shop')
})

test.each([
  ['Silk &amp; linen', 'Silk & linen'],
  ['<b>Silk</b> dress', 'Silk dress'],
  ['A < B > C & D', 'A < B > C & D'],
  ['&lt;script&gt;', '<script>'],
  ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
])('the name %s is shown as %s', (name, shown) => {
  covers('calls.response.markup')

  expect(productOf({ name }).name).toBe(shown)
})
