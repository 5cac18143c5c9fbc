import { expect, test } from 'vitest'
import { createCache } from '#web/app/cache.ts'
import { ListingDocument } from '#web/shop/catalog/listing.generated.ts'

/** A cache that has been given pages of one listing; a page is the ids of its products. */
function cacheWith(...pages: { page: number; ids: number[] }[]) {
  const cache = createCache()
  for (const { page, ids } of pages)
    cache.writeQuery({
      query: ListingDocument,
      variables: { filter: {}, sort: 'DEFAULT', page, limit: 3 },
      data: { listing: listing(page, ids) },
    })
  const data = cache.readQuery({
    query: ListingDocument,
    variables: { filter: {}, sort: 'DEFAULT', limit: 3 },
  })
  return data?.listing?.products.map(({ id }) => Number(id))
}

const listing = (page: number, ids: number[]) => ({
  __typename: 'Listing' as const,
  products: ids.map((id) => ({
    __typename: 'ProductCard' as const,
    id: String(id),
    name: `Product ${id}`,
    url: `/product/${id}`,
    slug: String(id),
    type: 'SIMPLE' as const,
    image: null,
    secondImage: null,
    price: 100,
    regularPrice: 100,
    salePrice: null,
    isNewArrival: false,
    stockStatus: 'IN_STOCK' as const,
    brands: [],
    options: [],
  })),
  filters: [],
  pagination: { __typename: 'Pagination' as const, limit: 3, page, pageCount: 3, total: 9 },
  lookBooks: [],
  featuredImage: null,
  featuredType: null,
  featuredVideo: null,
  content: null,
})

test('later pages append', () => {
  expect(cacheWith({ page: 1, ids: [1, 2, 3] }, { page: 2, ids: [4, 5, 6] })).toEqual([
    1, 2, 3, 4, 5, 6,
  ])
})

test('reading page 1 again never shortens the list', () => {
  expect(
    cacheWith(
      { page: 1, ids: [1, 2, 3] },
      { page: 2, ids: [4, 5, 6] },
      { page: 1, ids: [7, 1, 2] },
    ),
  ).toEqual([7, 1, 2, 4, 5, 6])
})

test('a product that moved between pages stands once', () => {
  expect(cacheWith({ page: 1, ids: [1, 2, 3] }, { page: 2, ids: [3, 4, 5] })).toEqual([
    1, 2, 3, 4, 5,
  ])
})
