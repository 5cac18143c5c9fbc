import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { ApolloClient, ApolloLink } from '@apollo/client'
import { expect, test } from 'vitest'
import { createCache } from '#web/app/cache.ts'
import { ListingPageDocument } from '#web/shop/catalog/listing.generated.ts'
import { forgetPages, ShownProducts, variablesOf } from '#web/shop/catalog/listingPages.ts'

const productsOf = (ids: number[]) =>
  ids.map((id) => ({
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
    isNewArrival: false,
    stockStatus: 'IN_STOCK' as const,
    brands: [],
    visibleOption: null,
  }))

const pageOf = (page: number, ids: number[]) => ({
  __typename: 'Listing' as const,
  products: productsOf(ids),
  pagination: { __typename: 'Pagination' as const, limit: 3, page, pageCount: 3, total: 9 },
})

/** A cache that has been given pages of one listing; a page is the ids of its products. */
function cacheWith(...pages: { page: number; ids: number[] }[]) {
  const cache = createCache()
  for (const { page, ids } of pages)
    cache.writeQuery({
      query: ListingPageDocument,
      variables: { filter: {}, sort: 'DEFAULT', page, limit: 3 },
      data: { listing: pageOf(page, ids) },
    })
  return (page: number) =>
    cache
      .readQuery({
        query: ListingPageDocument,
        variables: { filter: {}, sort: 'DEFAULT', page, limit: 3 },
      })
      ?.listing?.products.map(({ id }) => Number(id))
}

test('each page of a listing is kept', () => {
  const read = cacheWith({ page: 1, ids: [1, 2, 3] }, { page: 2, ids: [4, 5, 6] })
  expect([read(1), read(2), read(3)]).toEqual([[1, 2, 3], [4, 5, 6], undefined])
})

test('reading a page again takes its own place and shortens nothing', () => {
  const read = cacheWith(
    { page: 1, ids: [1, 2, 3] },
    { page: 2, ids: [4, 5, 6] },
    { page: 1, ids: [7, 1, 2] },
  )
  expect([read(1), read(2)]).toEqual([
    [7, 1, 2],
    [4, 5, 6],
  ])
})

const key = { query: JSON.stringify({ filter: {}, sort: 'DEFAULT' }), perPage: 3 }

/** A client that holds pages of one listing, each of which has been read. */
function clientWith(...pages: { page: number; ids: number[] }[]) {
  const client = new ApolloClient({ cache: createCache(), link: ApolloLink.empty() })
  const readings = pages.map(({ page, ids }) => {
    const request = { query: ListingPageDocument, variables: variablesOf(key, page) }
    client.writeQuery({ ...request, data: { listing: pageOf(page, ids) } })
    const reading = client.readQuery(request, true)
    if (!reading) throw new Error('The page is not in the cache')
    return new WeakRef(reading)
  })
  return { client, readings }
}

/** Whether nobody holds it any more, once Apollo has cleared up and all garbage is collected. */
async function untilCollected(reference: WeakRef<object> | undefined) {
  setFlagsFromString('--expose-gc')
  const gc = runInNewContext('gc')
  // What a weak reference was made of, or gave, lives until the task ends.
  await expect
    .poll(
      () => {
        gc()
        return reference?.deref() === undefined
      },
      { timeout: 20_000 },
    )
    .toBe(true)
}

test('a page that is let go leaves nothing in memory, neither its products nor what was read of them', {
  timeout: 30_000,
}, async () => {
  const { client, readings } = clientWith(
    { page: 1, ids: [1, 2, 3] },
    { page: 2, ids: [3, 4, 5] },
    { page: 3, ids: [6, 7, 8] },
  )
  forgetPages(client, key, [2])
  await untilCollected(readings[1])
  const kept = Object.keys(client.cache.extract() as object).filter((id) => /^Product/.test(id))
  expect(kept.map((id) => Number(id.split(':')[1]))).toEqual([1, 2, 3, 6, 7, 8])
})

test('letting pages go tells nothing new to those that show others', () => {
  const { client } = clientWith({ page: 1, ids: [1, 2, 3] }, { page: 2, ids: [4, 5, 6] })
  const told: unknown[] = []
  client
    .watchQuery({
      query: ListingPageDocument,
      variables: variablesOf(key, 1),
      fetchPolicy: 'cache-only',
    })
    .subscribe((result) => told.push(result))
  forgetPages(client, key, [2])
  client.writeQuery({
    query: ListingPageDocument,
    variables: variablesOf(key, 3),
    data: { listing: pageOf(3, [7, 8, 9]) },
  })
  expect(told).toHaveLength(1)
})

/** The ids that each page shows when pages come in this order. */
function shownOf(...pages: [page: number, ids: number[]][]) {
  const shown = new ShownProducts()
  return pages.map(([page, ids]) => shown.unique(page, productsOf(ids)).map(({ id }) => Number(id)))
}

test('a product that moved to the next page stands once', () => {
  expect(shownOf([1, [1, 2, 3]], [2, [3, 4, 5]])).toEqual([
    [1, 2, 3],
    [4, 5],
  ])
})

test('a product that a page no longer has may stand on a later one', () => {
  expect(shownOf([1, [1, 2, 3]], [2, [3, 4, 5]], [1, [7, 1, 2]], [2, [3, 4, 5]])).toEqual([
    [1, 2, 3],
    [4, 5],
    [7, 1, 2],
    [3, 4, 5],
  ])
})

test('asked again with the same products, a page answers the same', () => {
  const once: [number, number[]] = [2, [3, 4, 5]]
  expect(shownOf([1, [1, 2, 3]], once, once).slice(1)).toEqual([
    [4, 5],
    [4, 5],
  ])
})
