import { Listing } from '@vitrine/contract/catalog.ts'
import { covers } from '@vitrine/tests/support/clauses/covers.ts'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { variations } from '#cms/database/schema/catalog.ts'
import { seedCatalogue } from '#cms/tests/support/seedCatalogue.ts'
import { sharedCms } from '#cms/tests/support/sharedCms.ts'

const statements: string[] = []

const cms = sharedCms({ onStatement: (statement) => statements.push(statement) })
beforeAll(() => seedCatalogue(cms))
beforeEach(() => {
  statements.length = 0
})

async function list(query: string, path = 'products') {
  const response = await fetch(`${cms.url}/api/v1/${path}?${query}`)
  expect(response.status).toBe(200)
  return Listing.parse(await response.json())
}
const slugs = ({ data }: Listing) => data.map(({ url }) => url.replace('/product/', ''))
const counts = ({ filters }: Listing, slug: string) =>
  Object.fromEntries(
    filters.find((filter) => filter.slug === slug)?.terms.map((term) => [term.slug, term.count]) ??
      [],
  )

test('a listing without filters has all products in curated order and the counts of all terms', async () => {
  covers('listing.filters.names')

  const listing = await list('')
  expect(slugs(listing)).toEqual([
    'silk-slip-dress',
    'evening-gown',
    'linen-shirt',
    'cotton-shirt',
    'leather-tote',
    'mini-bag',
    'wrap-dress',
    'shirt-dress',
  ])
  expect(listing.pagination).toEqual({ limit: 12, page: 1, pageCount: 1, total: 8 })
  expect(listing.filters.map(({ slug }) => slug)).toEqual([
    'brands',
    'categories',
    'collections',
    'colors',
    'discounts',
    'sizes',
    'availability',
  ])
  expect(counts(listing, 'brands')).toEqual({ asava: 3, asv: 3, guest: 2 })
})

test('a category without products is not offered', async () => {
  expect(counts(await list(''), 'categories')).not.toHaveProperty('empty')
})

test('a category contains the products of its subcategories', async () => {
  const listing = await list('categories=clothing')
  expect(listing.pagination.total).toBe(6)
  expect(slugs(listing)).not.toContain('leather-tote')
})

test('a category term has its parent, and a two-colour term its two colours', async () => {
  const { filters } = await list('')
  const terms = filters.flatMap((filter) => filter.terms)
  expect(terms.find(({ slug }) => slug === 'shirts')).toMatchObject({ parent: 'clothing' })
  expect(terms.find(({ slug }) => slug === 'bags')).toMatchObject({ parent: null })
  expect(terms.find(({ slug }) => slug === 'black')).toMatchObject({
    color: '#111111',
    colors: null,
  })
  expect(terms.find(({ slug }) => slug === 'monochrome')).toMatchObject({
    color: null,
    colors: ['#111111', '#ffffff'],
  })
})

test('values of one filter are alternatives, and several filters are combined', async () => {
  covers('listing.filters.combination')

  expect(slugs(await list('brands=asava,guest&colors=ivory'))).toEqual([
    'silk-slip-dress',
    'wrap-dress',
  ])
})

test('a filter counts its own terms as if it were not set', async () => {
  covers('listing.filters.counts')

  const listing = await list('brands=asava&colors=black')
  expect(counts(listing, 'brands')).toEqual({ asava: 2, asv: 1 })
  expect(counts(listing, 'colors')).toEqual({ ivory: 1, black: 2, monochrome: 1 })
  expect(counts(listing, 'sizes')).toEqual({ s: 2, m: 1 })
})

test('sizes and colours find and count variations in stock of the combination', async () => {
  covers(
    'listing.card.found-link',
    'listing.filters.in-stock',
    'listing.filters.purchasable',
    'listing.filters.purchasable-counts',
  )

  const { database } = cms.cms
  const soldOut = { colour: 'black', size: 's' }
  const skirts = await list('colors=black&sizes=s')
  const [first = ''] = slugs(skirts)
  const before = counts(skirts, 'sizes')['s'] ?? 0
  expect(skirts.data[0]?.found).toEqual({ color: 'black', size: 's' })
  const product = Number(skirts.data[0]?.id)
  const rows = await database.select().from(variations).where(eq(variations.productId, product))
  const [soldOutVariation] = rows.filter(({ facets }) =>
    Object.entries(soldOut).every(([kind, slug]) => facets?.includes(`${kind} ${slug}`)),
  )
  const id = soldOutVariation?.id ?? 0
  await database.update(variations).set({ stock: 0 }).where(eq(variations.id, id))
  const after = await list('colors=black&sizes=s')
  expect(slugs(after)).not.toContain(first)
  expect(counts(after, 'sizes')['s']).toBe(before - 1)
  expect(slugs(await list('colors=black'))).toContain(first)
  expect(slugs(await list('sizes=s'))).toContain(first)
  const others = rows.filter((row) => row.id !== id)
  await database.update(variations).set({ stock: 0 }).where(eq(variations.productId, product))
  expect(slugs(await list(''))).toContain(first)
  const inStock = await list('availability=in-stock')
  expect(slugs(inStock)).not.toContain(first)
  expect(counts(await list(''), 'availability')).toEqual({
    'in-stock': inStock.pagination.total,
  })
  for (const row of [...others, ...(soldOutVariation ? [soldOutVariation] : [])])
    await database.update(variations).set({ stock: row.stock }).where(eq(variations.id, row.id))
})

test('the colours and sizes of a product decide while those of its variations are not known', async () => {
  const withFacets = await list('colors=black&sizes=s')
  const { database } = cms.cms
  const rows = await database.select().from(variations)
  await database.update(variations).set({ facets: null })
  expect(slugs(await list('colors=black&sizes=s'))).toEqual(slugs(withFacets))
  expect(counts(await list(''), 'sizes')).toEqual({ s: 3, m: 3, l: 3 })
  for (const { id, facets } of rows)
    await database.update(variations).set({ facets }).where(eq(variations.id, id))
})

test('a chosen term is still offered when its count is zero', async () => {
  expect(counts(await list('brands=guest&colors=black'), 'brands')).toMatchObject({ guest: 0 })
})

test('an unknown term matches no products', async () => {
  const listing = await list('brands=unknown')
  expect(listing.data).toEqual([])
  expect(listing.pagination).toMatchObject({ total: 0, pageCount: 0 })
})

test('the discount filter groups products by percentage', async () => {
  expect(counts(await list(''), 'discounts')).toEqual({ 10: 1, 30: 1, 50: 1 })
  expect(slugs(await list('discounts=30,50'))).toEqual(['evening-gown', 'mini-bag'])
})

test('the special price listing contains products on sale and supports filters', async () => {
  covers('listing.fixed.special-price', 'calls.catalog.special-price')

  expect(slugs(await list('sort=price', 'special-price'))).toEqual([
    'linen-shirt',
    'mini-bag',
    'evening-gown',
  ])
  expect(slugs(await list('categories=bags', 'special-price'))).toEqual(['mini-bag'])
})

test.each([
  ['price', ['cotton-shirt', 'linen-shirt', 'mini-bag', 'leather-tote']],
  ['price-desc', ['evening-gown', 'silk-slip-dress', 'shirt-dress', 'wrap-dress']],
  ['popularity', ['linen-shirt', 'leather-tote', 'silk-slip-dress', 'cotton-shirt']],
  ['date', ['linen-shirt', 'silk-slip-dress', 'evening-gown', 'cotton-shirt']],
])('a listing sorted by %s begins with the expected products', async (sort, expected) => {
  expect(slugs(await list(`sort=${sort}&limit=4`))).toEqual(expected)
})

test.each(['default', 'popularity', 'date', 'price', 'price-desc'])(
  'pages by %s never overlap and miss nothing, filtered or not',
  async (sort) => {
    covers('calls.catalog.order')

    for (const filter of ['', 'brands=asava,asv', 'categories=clothing&sizes=m,l']) {
      const whole = slugs(await list(`sort=${sort}&limit=48&${filter}`))
      const paged: string[] = []
      for (let page = 1; paged.length < whole.length; page += 1) {
        paged.push(...slugs(await list(`sort=${sort}&limit=3&page=${page}&${filter}`)))
      }
      expect(paged).toEqual(whole)
    }
  },
)

test('a page past the end is empty and has correct counts', async () => {
  for (const sort of ['default', 'price-desc']) {
    const listing = await list(`sort=${sort}&page=1000000&brands=asv`)
    expect(listing.data).toEqual([])
    expect(listing.pagination).toMatchObject({ page: 1_000_000, total: 3, pageCount: 1 })
  }
})

test('a listing runs one statement, and three with a search', async () => {
  for (const query of ['', 'page=2&limit=3', 'brands=asava&sort=price-desc', 'categories=bags']) {
    statements.length = 0
    await list(query)
    expect(statements).toHaveLength(1)
  }
  // The first one also reads which Thai words people have written.
  await list('s=silk')
  statements.length = 0
  await list('s=silk dress&brands=asava')
  expect(statements).toHaveLength(3)
})

test('look books of the chosen term come before general ones', async () => {
  expect((await list('')).lookBooks.map(({ title }) => title)).toEqual(['The resort'])
  expect((await list('categories=bags')).lookBooks.map(({ title }) => title)).toEqual([
    'Bags',
    'The resort',
  ])
})

test("a listing of one term has the term's featured content", async () => {
  const clothing = await list('categories=clothing&brands=asava,asv')
  expect(clothing).toMatchObject({
    featuredType: 'image',
    featuredImage: { alt: 'Clothing' },
    featuredImageMobile: { alt: 'Clothing on phones' },
    content: '<p>All clothing</p>',
  })
  expect(await list('collections=resort')).toMatchObject({
    featuredType: 'video',
    featuredVideo: '/media/resort.mp4',
  })
  expect((await list('categories=clothing,bags')).featuredImage).toBeNull()
})

test('a product that sells out is out of stock in the next response', async () => {
  const { database } = cms.cms
  const before = await database
    .select({ sku: variations.sku, stock: variations.stock })
    .from(variations)
  await database.update(variations).set({ stock: 0 })
  const soldOut = await list('')
  for (const { sku, stock } of before) {
    await database.update(variations).set({ stock }).where(eq(variations.sku, sku))
  }
  expect(new Set(soldOut.data.map(({ stockStatus }) => stockStatus))).toEqual(
    new Set(['outofstock']),
  )
  const [dress] = soldOut.data
  expect(dress?.variations.map(({ stockStatus }) => stockStatus)).not.toContain('instock')
  expect(dress?.options[0]?.swatches.map(({ isAvailable }) => isAvailable)).toEqual([false, false])
})

test.each([
  'limit=0',
  'limit=49',
  'page=1.5',
  'sort=cheapest',
  'brands=a&brands=b',
  `s=${'a'.repeat(201)}`,
  `colors=${Array.from({ length: 51 }, (_, index) => index).join(',')}`,
  `sizes=${'a,'.repeat(501)}`,
])('%s is rejected with the name of its field', async (query) => {
  const response = await fetch(`${cms.url}/api/v1/products?${query}`)
  expect(response.status).toBe(422)
  const { code, message, fields } = (await response.json()) as Record<string, unknown>
  expect({ code, fields }).toEqual({
    code: 'invalid',
    fields: { [query.split('=')[0] ?? '']: message },
  })
})

test.each([
  "brands=' or 1=1 --",
  'colors=$1',
  's=%27%3B drop table products',
  's=\\',
  's=%_%',
  's=\u{1F600}',
])('hostile search text matches nothing: %s', async (query) => {
  expect((await list(query)).pagination.total).toBe(0)
  expect((await list('')).pagination.total).toBe(8)
})
