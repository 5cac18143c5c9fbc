import { Listing, Product, ProductCards } from '@vitrine/contract/catalog.ts'
import { covers } from '@vitrine/tests/support/clauses/covers.ts'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { products, variations } from '#cms/database/schema/catalog.ts'
import { seedCatalogue } from '#cms/tests/support/seedCatalogue.ts'
import { sharedCms } from '#cms/tests/support/sharedCms.ts'
import { smallCatalogue, smallProduct } from '#cms/tests/support/smallCatalogue.ts'

const cms = sharedCms()
beforeAll(() => seedCatalogue(cms))

const request = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${cms.url}/api/v1/${path}`, { headers })
const product = async (slug: string, headers?: Record<string, string>) =>
  Product.parse(await (await request(`products/${slug}`, headers)).json())

test('a product is found by the SKU of a variation in any case, which its variations name', async () => {
  covers('calls.catalog.sku')

  const dress = await product('silk-slip-dress')
  const sku = dress.variations[1]?.sku ?? ''
  expect(sku).toBe('silk-slip-dress-1')
  const find = async (wanted: string) => {
    const response = await request(`products/by-sku/${encodeURIComponent(wanted)}`)
    return response.status === 200 ? Product.parse(await response.json()).id : response.status
  }
  const other = { id: dress.variations[0]?.id, sku: 'UPPER/1 %' }
  const row = eq(variations.id, Number(other.id))
  await cms.cms.database.update(variations).set({ sku: other.sku }).where(row)
  expect(await find(sku.toUpperCase())).toBe(dress.id)
  expect(await Promise.all([sku, 'UPPER/1 %', 'upper/1 %'].map(find))).toEqual(
    Array(3).fill(dress.id),
  )
  for (const unknown of ['silk-slip-dress', 'silk', '%', "' or true --", '\\', 'x'.repeat(100)])
    expect(await find(unknown), unknown).toBe(404)
  await cms.cms.database.update(variations).set({ sku: 'silk-slip-dress-0' }).where(row)
  const { data } = Listing.parse(await (await request('products')).json())
  expect(data.flatMap((card) => card.variations.map(({ sku }) => sku ?? null))).not.toContain(sku)
  await cms.cms.database
    .update(products)
    .set({ isHidden: true })
    .where(eq(products.slug, 'silk-slip-dress'))
  expect(await find(sku), 'hidden').toBe(404)
  await cms.cms.database
    .update(products)
    .set({ isHidden: false })
    .where(eq(products.slug, 'silk-slip-dress'))
})

test('a product has its options, prices, breadcrumbs and related products', async () => {
  const dress = await product('silk-slip-dress')
  expect(dress).toMatchObject({
    type: 'variable',
    price: 12900,
    salePrice: null,
    productId: 'SILK-SLIP-DRESS',
    brands: [{ slug: 'asava', name: 'ASAVA' }],
    collections: [{ slug: 'resort' }],
    upsellProducts: [{ name: 'Linen Shirt' }, { name: 'Leather Tote' }],
    completeTheLook: {
      products: [{ name: 'Leather Tote', packshotImage: { alt: 'Leather tote, flat' } }],
      gallery: [{ alt: 'Look' }],
    },
  })
  expect(dress.options.map(({ slug }) => slug)).toEqual(['color', 'size'])
  expect(dress.variations).toHaveLength(4)
  expect(dress.meta.breadcrumbs?.map(({ text, url }) => `${text} ${url}`)).toEqual([
    'Home /',
    'Clothing /product-category/clothing',
    'Dresses /product-category/clothing/dresses',
    'Silk Slip Dress /product/silk-slip-dress',
  ])
})

test('a simple product has no options and takes its stock status from its only variation', async () => {
  expect(await product('mini-bag')).toMatchObject({
    type: 'simple',
    options: [],
    variations: [],
    salePrice: 3540,
    regularPrice: 5900,
    stockStatus: 'outofstock',
  })
  expect((await product('leather-tote')).stockStatus).toBe('instock')
})

test('on sale a price is the sale price, and otherwise the regular price', async () => {
  covers('entities.product.sale-price')

  const { data } = Listing.parse(await (await request('products?limit=48')).json())
  const prices = data.flatMap((card) => [card, ...card.variations])
  const reduced = prices.filter(({ salePrice }) => salePrice)
  expect(reduced.length).toBeGreaterThan(0)
  expect(reduced.length).toBeLessThan(prices.length)
  for (const { price, regularPrice, salePrice } of prices)
    if (salePrice) {
      expect(price).toBe(salePrice)
      expect(price).toBeLessThan(regularPrice)
    } else expect(price).toBe(regularPrice)
})

test('QA overrides stock for one visitor with an uncacheable response', async () => {
  const cookie = 'vitrine_qa=stock:linen-shirt-0=0,stock:linen-shirt-1=0'
  const response = await request('products/linen-shirt', { cookie })
  const overridden = Product.parse(await response.json())
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(overridden.variations.map(({ stockStatus }) => stockStatus).slice(0, 3)).toEqual([
    'outofstock',
    'outofstock',
    'instock',
  ])
  expect((await product('linen-shirt')).variations[0]?.stockStatus).toBe('instock')
})

test.each(['unknown', '%27', '..%2f', 'a'.repeat(200)])(
  'an unknown product is not found: %s',
  async (slug) => {
    const response = await request(`products/${slug}`)
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ code: 'not_found' })
  },
)

test('recently viewed products are returned in the requested order without unknown ones', async () => {
  covers('calls.catalog.recently-viewed')

  const tote = (await product('leather-tote')).id
  const shirt = (await product('linen-shirt')).id
  const ids = `${tote},999999,abc,-1,99999999999999999999,${shirt},${tote}`
  const { success, data } = ProductCards.parse(
    await (await request(`recently-viewed?ids=${ids}`)).json(),
  )
  expect(success).toBe(true)
  expect(data.map(({ id }) => id)).toEqual([tote, shirt])
  expect(ProductCards.parse(await (await request('recently-viewed')).json()).data).toEqual([])
})

test('storing a catalogue again keeps ids and stock, applies changes and deletes removed products', async () => {
  covers('routes.gone')

  const before = await product('linen-shirt')
  await seedStock(['linen-shirt-0'], 2)
  const renamed = smallProduct({
    slug: 'linen-shirt',
    name: 'Linen Shirt II',
    brand: 'asv',
    categories: ['shirts'],
    price: 4900,
    colours: ['ivory'],
    sizes: ['s'],
  })
  const remaining = smallCatalogue.products.filter(({ slug }) => slug !== 'mini-bag')
  await seedCatalogue(cms, {
    ...smallCatalogue,
    products: remaining.map((one) => (one.slug === 'linen-shirt' ? renamed : one)),
  })
  const after = await product('linen-shirt')
  const stock = await cms.cms.database
    .select()
    .from(variations)
    .where(eq(variations.productId, Number(after.id)))
  const removed = await request('products/mini-bag')
  const problem = await removed.json()
  const unknown = await request('products/no-such-bag')
  await seedCatalogue(cms)
  expect(after).toMatchObject({ id: before.id, name: 'Linen Shirt II', price: 4900 })
  expect(stock).toMatchObject([{ sku: 'linen-shirt-0', stock: 2 }])
  expect(removed.status).toBe(410)
  expect(problem).toMatchObject({ code: 'not_found', similar: 'bags' })
  expect(unknown.status).toBe(404)
  expect((await request('products/mini-bag')).status).toBe(200)
})

test('a product has the date of its last change, and its barcode where that is right', async () => {
  covers('pages.sitemap.last-change', 'pages.structured-data.gtin')

  const before = await product('linen-shirt')
  const withBarcode = (gtin: string) => ({
    ...smallCatalogue,
    products: smallCatalogue.products.map((one) =>
      one.slug === 'linen-shirt'
        ? { ...one, variations: one.variations.map((variation) => ({ ...variation, gtin })) }
        : one,
    ),
  })
  await seedCatalogue(cms, smallCatalogue, new Date('2026-11-02T00:00:00Z'))
  expect((await product('linen-shirt')).modifiedDate).toBe(before.modifiedDate)
  await seedCatalogue(cms, withBarcode('8850000000010'), new Date('2026-11-03T00:00:00Z'))
  const changed = await product('linen-shirt')
  expect(changed.modifiedDate).toBe('2026-11-03 07:00:00')
  expect(changed.variations[0]?.gtin).toBe('8850000000010')
  expect((await product('silk-slip-dress')).modifiedDate).toBe(before.modifiedDate)
  await seedCatalogue(cms, withBarcode('8850000000011'))
  expect((await product('linen-shirt')).variations[0]?.gtin).toBeNull()
  await seedCatalogue(cms)
})

test('a catalogue with an unknown slug is rejected with the slug and changes nothing', async () => {
  const [first, ...others] = smallCatalogue.products
  if (!first) throw new Error('The small catalogue is empty')
  const invalid = { ...smallCatalogue, products: [{ ...first, brand: 'unknown' }, ...others] }
  await expect(seedCatalogue(cms, invalid)).rejects.toThrow('no brand called "unknown"')
  expect((await product('silk-slip-dress')).brands).toMatchObject([{ slug: 'asava' }])
})

async function seedStock(skus: string[], stock: number) {
  for (const sku of skus) {
    await cms.cms.database.update(variations).set({ stock }).where(eq(variations.sku, sku))
  }
}

test('a product is found by every slug that it had, and a slug that is used again by its new owner', async () => {
  covers('routes.gone', 'routes.renamed')

  const named = (slug: string, ...added: typeof smallCatalogue.products) => ({
    ...smallCatalogue,
    products: [
      ...smallCatalogue.products.map((product) =>
        product.slug === 'mini-bag' ? { ...product, slug } : product,
      ),
      ...added,
    ],
  })
  const urlOf = async (slug: string) => (await product(slug)).url
  const { id } = await product('mini-bag')
  await seedCatalogue(cms, named('tiny-bag'))
  await seedCatalogue(cms, named('evening-bag'))
  for (const slug of ['mini-bag', 'tiny-bag', 'evening-bag'])
    expect(await product(slug)).toMatchObject({ id, url: '/product/evening-bag' })
  const [bag] = named('tiny-bag').products.filter(({ slug }) => slug === 'tiny-bag')
  if (!bag) throw new Error('There is no bag')
  const variations = bag.variations.map((variation) => ({
    ...variation,
    sku: `${variation.sku}-other`,
  }))
  const other = { ...bag, code: 'OTHER', name: 'Another Bag', variations }
  await seedCatalogue(cms, named('evening-bag', other))
  expect((await product('tiny-bag')).name).toBe('Another Bag')
  await seedCatalogue(cms, named('last-bag'))
  const others = smallCatalogue.products.filter(({ slug }) => slug !== 'mini-bag')
  await seedCatalogue(cms, { ...smallCatalogue, products: others })
  for (const slug of ['evening-bag', 'last-bag'])
    expect((await request(`products/${slug}`)).status).toBe(410)
  await seedCatalogue(cms)
  expect(await urlOf('mini-bag')).toBe('/product/mini-bag')
  expect(await urlOf('evening-bag')).toBe('/product/mini-bag')
  expect((await request('products/never-a-bag')).status).toBe(404)
})

test('a hidden product that has an earlier slug again is not found', async () => {
  covers('routes.renamed')

  const [bag] = smallCatalogue.products.filter(({ slug }) => slug === 'mini-bag')
  if (!bag) throw new Error('There is no bag')
  const variations = bag.variations.map((variation) => ({
    ...variation,
    sku: `${variation.sku}-purse`,
  }))
  const withPurse = (changes: { slug: string; isHidden?: boolean }) => ({
    ...smallCatalogue,
    products: [
      ...smallCatalogue.products,
      { ...bag, code: 'PURSE', name: 'Purse', variations, ...changes },
    ],
  })
  await seedCatalogue(cms, withPurse({ slug: 'purse' }))
  await seedCatalogue(cms, withPurse({ slug: 'coin-purse' }))
  await seedCatalogue(cms, withPurse({ slug: 'purse' }))
  expect((await product('coin-purse')).url).toBe('/product/purse')
  await seedCatalogue(cms, withPurse({ slug: 'purse', isHidden: true }))
  expect((await request('products/purse')).status).toBe(404)
  expect((await request('products/coin-purse')).status).toBe(410)
  await seedCatalogue(cms)
})

test('categories below each other in a circle are stored at the top, each with its products', async () => {
  const circle = smallCatalogue.categories.map((term) =>
    term.slug === 'clothing' ? { ...term, parent: 'dresses' } : term,
  )
  await seedCatalogue(cms, { ...smallCatalogue, categories: circle })
  const dress = await product('silk-slip-dress')
  const { data } = Listing.parse(await (await request('products?categories=dresses')).json())
  expect(data.map(({ name }) => name)).toContain('Silk Slip Dress')
  expect(dress.meta.breadcrumbs?.at(-1)?.text).toBe('Silk Slip Dress')

  await cms.cms.database.execute(sql`
    update terms set parent_id = (select id from terms as below where below.slug = 'dresses' and below.kind = 'category')
    where slug = 'clothing' and kind = 'category'`)
  await cms.cms.database.execute(sql`
    update terms set parent_id = (select id from terms as above where above.slug = 'clothing' and above.kind = 'category')
    where slug = 'dresses' and kind = 'category'`)
  expect((await request('search?s=dresses')).status).toBe(200)
  await seedCatalogue(cms)
})
