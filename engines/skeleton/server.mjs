import { createHash } from 'node:crypto'
import { createServer } from 'node:http'

// The first five calls of a CMS (docs/adapters.md), over a catalogue in this file: /shop and the pages of its products work
// with them. Replace the catalogue by your engine, then add the other calls.

/** The products, with numbers as ids, which the gateway reads as text, and prices in whole baht. */
const catalogue = [
  { id: 101, slug: 'linen-shirt', name: 'Linen shirt', price: 1900, sale: 1500, sizes: ['s', 'm'] },
  { id: 102, slug: 'silk-dress', name: 'Silk dress', price: 4900, sizes: ['s', 'm', 'l'] },
  { id: 103, slug: 'leather-tote', name: 'Leather tote', price: 6900, sizes: [] },
]

const costOf = ({ price, sale }) => sale ?? price

/** Prices and stock are read strictly: a wrong one loses the product. */
const offerOf = (product) => ({
  price: costOf(product),
  regularPrice: product.price,
  salePrice: product.sale ?? null,
  stockStatus: 'instock',
})

const imageOf = ({ id, slug, name }) => ({ id, name, alt: name, url: `/media/${slug}.png` })

/** A size, without the colour or image of other types of swatches. */
const swatchOf = (size) => ({
  slug: size,
  label: size.toUpperCase(),
  type: 'text-swatch',
  isAvailable: true,
})

/** A product in a list: docs/rest/catalog.md, ProductCard. */
function cardOf(product) {
  const { id, slug, name, sizes } = product
  const isVariable = sizes.length > 0
  return {
    id,
    name,
    url: `/product/${slug}`,
    type: isVariable ? 'variable' : 'simple',
    image: imageOf(product),
    ...offerOf(product),
    isNewArrival: false,
    options: isVariable ? [{ slug: 'size', name: 'Size', swatches: sizes.map(swatchOf) }] : [],
    // The items on sale, each with the slug of a swatch for every option.
    variations: sizes.map((size) => ({ terms: { size }, ...offerOf(product) })),
  }
}

/** GET /products/{slug}: the card, and what only the page of the product shows. */
function readProduct(slug) {
  const product = catalogue.find((item) => item.slug === slug)
  if (!product) return problem(404, 'not_found', 'Product not found')
  return ok({
    ...cardOf(product),
    gallery: [imageOf(product)],
    description: `<p>${product.name}, made to last.</p>`,
    productId: `SK-${product.id}`,
    upsellProducts: catalogue.filter((other) => other !== product).map(cardOf),
    meta: { title: product.name },
  })
}

const orders = {
  default: () => 0,
  popularity: () => 0,
  date: (one, other) => other.id - one.id,
  price: (one, other) => costOf(one) - costOf(other),
  'price-desc': (one, other) => costOf(other) - costOf(one),
}

/** GET /products: one page of the products that fit. */
function listProducts(query) {
  const limit = Number(query.get('limit') ?? 12)
  const page = Number(query.get('page') ?? 1)
  const order = orders[query.get('sort') ?? 'default']
  if (!order || limit < 1 || limit > 48 || page < 1)
    return problem(422, 'invalid', 'A parameter is out of range')
  const text = (query.get('s') ?? '').toLowerCase()
  const fitting = catalogue.filter(({ name }) => name.toLowerCase().includes(text)).sort(order)
  const total = fitting.length
  return ok({
    data: fitting.slice((page - 1) * limit, page * limit).map(cardOf),
    filters: [],
    pagination: { limit, page, pageCount: Math.ceil(total / limit), total },
  })
}

/** GET /site-configuration: the header and the footer, without fields that are not shown. */
const site = {
  menus: { primary: [{ id: 1, title: 'Shop', url: '/shop' }], footer: [] },
  settings: {
    logo: { text: 'Skeleton' },
    contactInfo: { email: 'help@example.com' },
    notificationBar: { enabled: false },
    subscription: { enabled: false },
    socialLogin: {},
    socialMedia: {},
  },
  siteInfo: { name: 'Skeleton', description: 'Made to last', url: 'http://localhost:3000' },
}

/** GET /cart: every visitor's bag is empty, until there is a POST /cart. */
const cart = { items: [], itemCount: 0, totals: emptyTotals() }

function emptyTotals() {
  const names =
    'Discount DiscountTax Fees FeesTax Items ItemsTax Price Saving Shipping ShippingTax Tax'
  return Object.fromEntries(names.split(' ').map((name) => [`total${name}`, 0]))
}

const ok = (body, isPersonal = false) => ({ status: 200, body, isPersonal })
const problem = (status, code, message) => ({ status, body: { code, message } })

/** The response of a call, with status 501 for calls that the CMS does not offer. */
function respond(path, query) {
  if (path === '/site-configuration') return ok(site)
  if (path === '/pages/shop') return ok({ title: 'Shop', meta: { title: 'Shop' }, content: '' })
  if (path === '/products') return listProducts(query)
  if (path.startsWith('/products/')) return readProduct(path.slice('/products/'.length))
  if (path === '/cart') return ok(cart, true)
  return problem(501, 'not_found', 'This call is not offered')
}

/** One grey pixel in place of every image. */
const image = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mM4uW7dfwAHXQMc4v5bGQAAAABJRU5ErkJggg==',
  'base64',
)

const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://cms')
  if (pathname.startsWith('/media/'))
    return response.writeHead(200, { 'content-type': 'image/png' }).end(image)
  const { status, body, isPersonal } = respond(pathname.replace('/api/v1', ''), searchParams)
  const text = JSON.stringify(body)
  const etag = `"${createHash('sha1').update(text).digest('base64url')}"`
  // The gateway caches a public response for this time, then asks by its ETag whether it has changed.
  const cacheControl = isPersonal ? 'private, no-store' : 'max-age=30'
  const headers = { 'content-type': 'application/json', 'cache-control': cacheControl, etag }
  if (request.headers['if-none-match'] === etag) return response.writeHead(304, headers).end()
  response.writeHead(status, headers).end(text)
})

server.listen(Number(process.env.PORT ?? 3001), '127.0.0.1', () => {
  console.log(`The CMS serves http://127.0.0.1:${server.address().port}`)
})
