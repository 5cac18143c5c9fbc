import type * as contract from '@vitrine/contract/catalog.ts'
import { sorts } from '@vitrine/contract/catalog.ts'
import { Listing } from '@vitrine/gateway/responses/listing.ts'
import { Product, ProductCards } from '@vitrine/gateway/responses/products.ts'
import { type Client, expectProblem, isOffered, validated } from './client.ts'
import { assert, type Report, required } from './report.ts'

/** Checks docs/rest/catalog.md without its emails: read-only. */
export async function checkCatalog(report: Report, client: Client) {
  const first = await checkListings(report, client)
  await report.check('GET /special-price returns only products on sale', async () => {
    const { data } = await client.read(Listing, '/special-price?limit=48')
    const wrong = data.find(({ price, regularPrice }) => price >= regularPrice)
    assert(!wrong, `${wrong?.name} is not on sale`)
  })
  await checkProducts(report, client, first)
  await checkRecentlyViewed(report, client, first)
}

/** Checks GET /products, and returns its first page. */
export async function checkListings(report: Report, client: Client) {
  const list = (query: string) => client.read(Listing, `/products?${query}`)
  const first = await report.check('GET /products', async () => {
    const listing = await list('limit=12&page=1')
    const { data, pagination } = listing
    assert(data.length > 0 || pagination.total === 0, `no products, of ${pagination.total}`)
    return listing
  })
  for (const sort of sorts) {
    await report.check(`sort=${sort}: pages never overlap`, async () => {
      const ids: string[] = []
      for (const page of [1, 2, 3]) {
        ids.push(...(await list(`limit=5&page=${page}&sort=${sort}`)).data.map(({ id }) => id))
      }
      assert(new Set(ids).size === ids.length, 'a product is on two pages')
    })
  }
  await report.check('products sort by price in both directions', async () => {
    const ascending = (await list('sort=price&limit=48')).data.map(({ price }) => price)
    const descending = (await list('sort=price-desc&limit=48')).data.map(({ price }) => price)
    assert(
      ascending.join() === ascending.toSorted((one, other) => one - other).join(),
      'price is not ascending',
    )
    assert(
      descending.join() === descending.toSorted((one, other) => other - one).join(),
      'price-desc is not descending',
    )
  })
  await report.check(
    'the limit is respected, and a page past the end has correct counts',
    async () => {
      const { pagination } = await list('limit=7')
      assert(pagination.limit === 7, 'pagination.limit is not the requested limit')
      assert(
        pagination.pageCount === Math.ceil(pagination.total / 7),
        'pageCount does not match total',
      )
      const past = await list(`limit=7&page=${pagination.pageCount + 5}`)
      assert(past.data.length === 0, 'there are products past the end')
      assert(past.pagination.total === pagination.total, 'the total changes past the end')
    },
  )
  const wrongPrices = ['minPrice=-1', 'maxPrice=NaN', 'minPrice=2&maxPrice=1']
  const wrong = ['limit=0', 'limit=49', 'page=0', 'sort=nonsense']
  for (const query of first?.priceRange ? [...wrong, ...wrongPrices] : wrong) {
    await report.check(`${query} is invalid`, async () => {
      expectProblem(await client.request('GET', `/products?${query}`), 'invalid', 422)
    })
  }
  await report.check("each facet term's count equals its number of products", async () => {
    const { filters } = required(first, 'GET /products failed')
    for (const { slug, terms } of filters) {
      const term = terms.find(({ count }) => (count ?? 0) > 0)
      if (!term) continue
      const { pagination } = await list(`${slug}=${encodeURIComponent(term.slug)}&limit=1`)
      assert(
        pagination.total === term.count,
        `${slug}=${term.slug} has the count ${term.count}, but returns ${pagination.total} products`,
      )
    }
  })
  await report.check(
    'two values of one filter are alternatives, and a filter does not narrow its own counts',
    async () => {
      const { filters } = required(first, 'GET /products failed')
      const brands = filters.find(({ slug }) => slug === 'brands')?.terms ?? []
      const [one, other] = [required(brands[0], 'no brands'), required(brands[1], 'one brand only')]
      const both = await list(`brands=${one.slug},${other.slug}&limit=1`)
      assert(
        both.pagination.total >= Math.max(one.count ?? 0, other.count ?? 0),
        'two brands return fewer products than one',
      )
      const counted = both.filters.find(({ slug }) => slug === 'brands')?.terms
      assert(
        counted?.find(({ slug }) => slug === one.slug)?.count === one.count,
        'the brand’s own count changed',
      )
    },
  )
  if (first?.priceRange) await checkPrices(report, list)
  return first
}

/** Checks the price filter of a CMS that has one. */
async function checkPrices(report: Report, list: (query: string) => Promise<contract.Listing>) {
  await report.check('a price range lists what costs from its minimum to its maximum', async () => {
    const { priceRange, pagination } = await list('limit=1')
    const { lowest, highest } = required(priceRange ?? undefined, 'no priceRange')
    const all = await list(`minPrice=${lowest}&maxPrice=${highest}&limit=1`)
    assert(all.pagination.total === pagination.total, 'the whole range leaves products out')
    const middle = Math.floor((lowest + highest) / 2)
    const cheap = await list(`maxPrice=${middle}&limit=48`)
    const wrong = cheap.data.find(({ price }) => price > middle)
    assert(!wrong, `${wrong?.name} costs more than ${middle}`)
    assert(
      cheap.priceRange?.lowest === lowest && cheap.priceRange.highest === highest,
      'the price range narrows its own limits',
    )
  })
}

/** Checks GET /products/{slug} with the products of a listing. */
export async function checkProducts(
  report: Report,
  client: Client,
  listing: contract.Listing | undefined,
) {
  await report.check('GET /products/{slug} agrees with its card', async () => {
    for (const card of required(listing, 'GET /products failed').data) {
      const slug = required(
        /^\/product\/([^/?#]+)/.exec(card.url)?.[1],
        `${card.url} is not a product path`,
      )
      const product = await client.read(Product, `/products/${slug}`)
      assert(
        product.id === card.id && product.price === card.price,
        `${slug} differs from its card`,
      )
    }
  })
  await report.check('GET /products/by-sku/{sku} returns the product, where offered', async () => {
    for (const { url } of required(listing, 'GET /products failed').data) {
      const { id, variations } = await client.read(Product, `/products/${url.split('/').at(-1)}`)
      const sku = variations.find((variation) => variation.sku)?.sku
      if (!sku) continue
      const response = await client.request('GET', `/products/by-sku/${encodeURIComponent(sku)}`)
      if (!isOffered(response)) return
      assert(validated(Product, response).id === id, `${sku} has another product`)
      expectProblem(await client.request('GET', '/products/by-sku/no-such-sku'), 'not_found', 404)
      return
    }
  })
  await report.check('an unknown product is not_found', async () => {
    expectProblem(await client.request('GET', '/products/no-such-product'), 'not_found', 404)
  })
}

async function checkRecentlyViewed(
  report: Report,
  client: Client,
  listing: contract.Listing | undefined,
) {
  await report.check(
    'GET /recently-viewed keeps the requested order and omits unknown ids',
    async () => {
      const ids = required(listing, 'GET /products failed')
        .data.slice(0, 3)
        .map(({ id }) => id)
        .reverse()
      const { data } = await client.read(
        ProductCards,
        `/recently-viewed?ids=${[...ids, '999999999'].join()}`,
      )
      assert(data.map(({ id }) => id).join() === ids.join(), 'the order is not the requested one')
    },
  )
}
