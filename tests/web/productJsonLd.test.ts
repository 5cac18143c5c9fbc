import { analyticsItem } from '@vitrine/web/shop/catalog/card/productAnalytics.ts'
import { productJsonLd, sharedProduct } from '@vitrine/web/shop/catalog/product/productJsonLd.ts'
import { breadcrumbJsonLd } from '@vitrine/web/shop/content/head/jsonLd.ts'
import { sharedImage } from '@vitrine/web/shop/content/head/sharedImage.ts'
import { expect, test } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'
import { brokenRules } from '#tests/support/pages/structuredDataRules.ts'

const thb = (amount: number) => ({ amount, currencyCode: 'THB' })

const image = {
  alt: 'A slip dress',
  pattern: '/media/dress-{320,960,1200,1600}.{avif,jpg}',
  files: null,
  color: null,
  width: 960,
  height: 1280,
}

const variation = (colour: string, size: string, stockStatus: string) => ({
  id: `${colour}-${size}`,
  selectedOptions: [
    { option: 'colour', value: colour },
    { option: 'size', value: size },
  ],
  price: thb(6900),
  regularPrice: thb(8900),
  stockStatus,
  stockLeft: null,
  gtin: size === 's' ? '8850000000010' : null,
  gallery: colour === 'ink' ? [{ ...image, pattern: '/media/ink-{320}.{jpg}' }] : [],
})

const dress = {
  id: '1025',
  name: '/dress: the </script> slip',
  url: '/product/slip-dress',
  slug: 'slip-dress',
  type: 'VARIABLE',
  price: thb(6900),
  regularPrice: thb(8900),
  stockStatus: 'IN_STOCK',
  brands: [
    { slug: 'asava', name: 'ASAVA' },
    { slug: 'loom', name: 'Lanna Loom' },
  ],
  categories: [{ slug: 'dresses', name: 'Dresses' }],
  options: [
    {
      slug: 'colour',
      name: 'Colour',
      values: [
        { slug: 'ink', label: 'Ink' },
        { slug: 'ivory', label: 'Ivory' },
      ],
    },
    {
      slug: 'size',
      name: 'Size',
      values: [
        { slug: 's', label: 'S' },
        { slug: 'm', label: 'M' },
      ],
    },
  ],
  variations: [
    variation('ink', 's', 'IN_STOCK'),
    variation('ink', 'm', 'OUT_OF_STOCK'),
    variation('ivory', 's', 'IN_STOCK'),
  ],
  gallery: [image],
  description: '<p>Cut on the bias.</p>\n<p>Lined.</p>',
  composition: 'Silk',
  code: 'AS-25',
  gtin: null,
  meta: { title: 'Slip', description: 'Cut on the bias. Lined.', breadcrumbs: [] },
} as unknown as Parameters<typeof productJsonLd>[0]

const simple = { ...dress, options: [], variations: [], gtin: '88500010' }

const settings = {
  freeShippingFrom: thb(3000),
  delivery: { price: thb(80), minDays: 2, maxDays: 4 },
  returns: { days: 14, isFree: true },
}

/** Returns a product's data and its policies. */
const dataOf = (product: typeof dress, given: Parameters<typeof productJsonLd>[1] = settings) => {
  const [data, ...policies] = productJsonLd(product, given) as Record<string, unknown>[]
  return { data: Object(data), policies }
}

test('a product with options is a group of variants, each with its price and availability', () => {
  covers('pages.structured-data.variants')
  const { data } = dataOf(dress)
  expect(data).toMatchObject({
    '@type': 'ProductGroup',
    productGroupID: '1025',
    description: 'Cut on the bias. Lined.',
    url: '/product/slip-dress',
    brand: { '@type': 'Brand', name: 'ASAVA × Lanna Loom' },
    mpn: 'AS-25',
    variesBy: ['https://schema.org/color', 'https://schema.org/size'],
  })
  const [first, second, third] = data.hasVariant
  expect(first).toMatchObject({
    sku: '1025-ink-s',
    gtin: '8850000000010',
    name: `${dress.name}, Ink, S`,
    color: 'Ink',
    size: 'S',
    image: '/media/ink-320.jpg',
    offers: {
      url: '/product/slip-dress?variation=colour:ink,size:s',
      price: 6900,
      priceCurrency: 'THB',
      availability: 'https://schema.org/InStock',
      itemCondition: 'https://schema.org/NewCondition',
    },
  })
  expect(second.offers.availability).toBe('https://schema.org/OutOfStock')
  expect(third.image).toBe('/media/dress-1600.jpg')
  expect(new Set(data.hasVariant.map(({ sku }: { sku: string }) => sku)).size).toBe(3)
})

/** Makes the addresses absolute, as the server does. */
const absolute = (data: object[]): unknown =>
  JSON.parse(JSON.stringify(data), (name, value) =>
    ['url', 'image', 'item'].includes(name)
      ? [value].flat().map((path: string) => new URL(path, 'https://shop.example').href)
      : value,
  )

test.each([
  ['with variants', dress, settings],
  ['without options', simple, settings],
  ['at its full price', { ...simple, price: thb(8900) }, settings],
  ['of a shop without policies', simple, { freeShippingFrom: null, delivery: null, returns: null }],
])('a product %s breaks no rule of Google and schema.org', (_, product, given) => {
  covers('pages.structured-data.rules')
  const crumbs = [
    { id: 'home', text: 'Home', url: '/' },
    { id: 'slip', text: '/dress', url: '/product/slip-dress' },
  ]
  const data = [...productJsonLd(product as typeof dress, given), ...breadcrumbJsonLd(crumbs)]
  expect(brokenRules(absolute(data))).toEqual([])
})

test('a product without an image lacks that property alone, which makes it no merchant listing', () => {
  const bare = { ...simple, gallery: [] } as unknown as typeof dress
  const data = absolute(productJsonLd(bare, settings)) as object[]
  expect(brokenRules(data)).toEqual([expect.stringContaining('Product.image')])
  expect(data[0]).not.toHaveProperty('image')
})

test('a length belongs to the size, so that no two variants are the same', () => {
  const length = { slug: 'length', name: 'Length', values: [{ slug: 'long', label: 'Long' }] }
  const [first] = dress.variations
  const chosen = [...(first?.selectedOptions ?? []), { option: 'length', value: 'long' }]
  const long = { ...first, selectedOptions: chosen }
  const product = {
    ...dress,
    options: [...dress.options, length],
    variations: [...dress.variations, long],
  } as typeof dress
  const { data } = dataOf(product)
  expect(data.hasVariant.at(-1)).toMatchObject({ color: 'Ink', size: 'S, Long' })
  expect(brokenRules(absolute(productJsonLd(product, settings) as object[]))).toEqual([])
})

test('a reduced price names the one before it, and a full price does not', () => {
  expect(dataOf(simple).data.offers.priceSpecification).toMatchObject({
    priceType: 'https://schema.org/StrikethroughPrice',
    price: 8900,
  })
  const full = { ...simple, price: thb(8900) }
  expect(dataOf(full).data.offers.priceSpecification).toBeUndefined()
})

test.each([
  [2999, 3000, '#delivery'],
  [3000, 3000, '#free-delivery'],
  [6900, null, '#delivery'],
])('an offer of %s with free delivery from %s refers to %s', (amount, from, id) => {
  covers('pages.structured-data.policies')
  const freeShippingFrom = from === null ? null : thb(from)
  const { data, policies } = dataOf(
    { ...simple, price: thb(amount) },
    { ...settings, freeShippingFrom },
  )
  expect(data.offers).toMatchObject({
    shippingDetails: { '@id': id },
    hasMerchantReturnPolicy: { '@id': '#returns' },
  })
  const ids = policies.map((policy) => policy['@id'])
  expect(ids).toContain(id)
  expect(policies.at(-1)).toMatchObject({
    '@type': 'MerchantReturnPolicy',
    merchantReturnDays: 14,
    returnFees: 'https://schema.org/FreeReturn',
  })
})

test('a shop that describes neither delivery nor returns promises none', () => {
  const { data, policies } = dataOf(simple, {
    freeShippingFrom: null,
    delivery: null,
    returns: null,
  })
  expect(policies).toEqual([])
  expect(JSON.parse(JSON.stringify(data.offers))).not.toHaveProperty('shippingDetails')
})

test('analytics and structured data name a product by the same id, brand and price', () => {
  covers('analytics.item.same')
  const item = analyticsItem(simple)
  const { data } = dataOf(simple)
  expect([item.item_id, item.item_brand, item.price]).toEqual([
    data.sku,
    data.brand.name,
    data.offers.price,
  ])
  expect(sharedProduct(simple)).toEqual({
    price: thb(6900),
    isInStock: true,
    brand: data.brand.name,
  })
})

test.each([
  ['/media/a-{320,1200,1600}.{avif,jpg}', '/media/a-1200.jpg', 1200, 1600],
  ['/media/a-{320,960}.{jpg}', '/media/a-960.jpg', 960, 1280],
  ['/media/a-{1600}.{jpg}', '/media/a-1600.jpg', 960, 1280],
])('networks are sent the widest image up to 1200 px of %s', (pattern, url, width, height) => {
  covers('pages.open-graph.image')
  expect(sharedImage({ ...image, pattern })).toEqual({ url, width, height, alt: 'A slip dress' })
})
