import { Listing } from '@vitrine/contract/catalog.ts'
import { covers } from '@vitrine/tests/support/clauses/covers.ts'
import { beforeAll, expect, test } from 'vitest'
import { seedCatalogue } from '#cms/tests/support/seedCatalogue.ts'
import { sharedCms } from '#cms/tests/support/sharedCms.ts'
import { smallCatalogue, smallProduct } from '#cms/tests/support/smallCatalogue.ts'

/** A coat that costs 8,000, and 12,000 in size M. */
function sizedByPrice() {
  const coat = smallProduct({
    slug: 'sized-coat',
    name: 'Sized Coat',
    brand: 'asv',
    categories: ['dresses'],
    price: 8000,
    colours: ['black'],
    sizes: ['s', 'm'],
  })
  const variations = coat.variations.map((variation) =>
    variation.terms['size'] === 'm' ? { ...variation, regularPrice: 12_000 } : variation,
  )
  return { ...coat, variations }
}

const cms = sharedCms()
beforeAll(() =>
  seedCatalogue(cms, {
    ...smallCatalogue,
    products: [...smallCatalogue.products, sizedByPrice()],
  }),
)

const request = (query: string, path = 'products') => fetch(`${cms.url}/api/v1/${path}?${query}`)
async function list(query: string, path?: string) {
  const response = await request(query, path)
  expect(response.status).toBe(200)
  return Listing.parse(await response.json())
}
const slugs = ({ data }: Listing) => data.map(({ url }) => url.replace('/product/', '')).sort()
const counts = ({ filters }: Listing, name: string) =>
  Object.fromEntries(
    filters.find(({ slug }) => slug === name)?.terms.map(({ slug, count }) => [slug, count]) ?? [],
  )

test('a price range lists what costs from its minimum to its maximum', async () => {
  covers('listing.filters.price')

  const cheap = await list('maxPrice=3315')
  expect(slugs(cheap)).toEqual(['cotton-shirt', 'linen-shirt'])
  expect(cheap.pagination.total).toBe(2)
  expect(slugs(await list('maxPrice=3314'))).toEqual(['cotton-shirt'])
  expect(slugs(await list('minPrice=2900&maxPrice=2900'))).toEqual(['cotton-shirt'])
  expect(slugs(await list('minPrice=2901&maxPrice=3314'))).toEqual([])
  const all = (await list('')).pagination.total
  expect((await list('minPrice=0&maxPrice=9999999')).pagination.total).toBe(all)
})

test('a reduced product counts at its sale price', async () => {
  covers('listing.filters.price-variations')

  // The gown costs 19,500 instead of 39,000.
  expect(slugs(await list('minPrice=19500&maxPrice=19500'))).toEqual(['evening-gown'])
  expect(slugs(await list('minPrice=19501'))).toEqual([])
})

test('a product is listed when one of its variations is in the range', async () => {
  covers('listing.filters.price-variations')

  expect(slugs(await list('minPrice=8000&maxPrice=8000'))).toEqual(['sized-coat'])
  expect(slugs(await list('minPrice=12000&maxPrice=12000'))).toEqual(['sized-coat'])
  // Neither size has a price between.
  expect(slugs(await list('minPrice=8001&maxPrice=11999'))).not.toContain('sized-coat')
})

test('the counts of the other filters respect the price range', async () => {
  covers('listing.filters.price-counts')

  const cheap = await list('maxPrice=3315&limit=1')
  expect(counts(cheap, 'brands')).toEqual({ asv: 2 })
  expect(counts(cheap, 'sizes')).toEqual({ s: 1, m: 1, l: 2 })
  expect(counts(await list('maxPrice=3315&brands=asava'), 'brands')).toEqual({ asava: 0, asv: 2 })
})

test('the price range is that of what fits the other filters', async () => {
  covers('listing.filters.price-range')

  const range = async (query: string, path?: string) => (await list(query, path)).priceRange
  expect(await range('')).toEqual({ lowest: 2900, highest: 19_500 })
  expect(await range('minPrice=5000&maxPrice=6000')).toEqual({ lowest: 2900, highest: 19_500 })
  expect(await range('brands=asv')).toEqual({ lowest: 2900, highest: 12_000 })
  expect(await range('s=shirt&minPrice=3000')).toMatchObject({ lowest: 2900 })
  expect((await range('', 'special-price'))?.lowest).toBe(3315)
  expect(await range('brands=unknown')).toBeNull()
})

test('a price range applies to searches, sales, orders and deep pages', async () => {
  expect(slugs(await list('s=shirt&maxPrice=3000'))).toEqual(['cotton-shirt'])
  expect(slugs(await list('minPrice=10000', 'special-price'))).toEqual(['evening-gown'])
  for (const sort of ['default', 'price-desc']) {
    const page = async (number: number) =>
      slugs(await list(`minPrice=3000&limit=1&page=${number}&sort=${sort}`))
    const { total } = (await list(`minPrice=3000&limit=1&sort=${sort}`)).pagination
    const pages = await Promise.all(Array.from({ length: total }, (_, index) => page(index + 1)))
    expect(new Set(pages.flat()).size, sort).toBe(total)
    expect(pages.flat(), sort).not.toContain('cotton-shirt')
  }
})

test.each([
  'minPrice=-1',
  'minPrice=2&maxPrice=1',
  'minPrice=',
  'minPrice=10.5',
  'maxPrice=10000000',
  'minPrice=1&minPrice=2',
])('%s is invalid', async (query) => {
  const response = await request(query)
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({ code: 'invalid' })
})
