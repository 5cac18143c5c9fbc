import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { ApolloClient } from '@apollo/client'
import { clientCache, createClient } from '@vitrine/web/core/data/client.ts'
import * as normalized from '@vitrine/web/core/data/normalizedCache.ts'
import { ListingPageDocument } from '@vitrine/web/shop/catalog/listing/listing.generated.ts'
import {
  evictPages,
  fetchPage,
  type ListingKey,
  pageVariables,
  readPageCount,
  ShownProducts,
} from '@vitrine/web/shop/catalog/listing/listingPages.ts'
import { expect, test } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'
import { listedProduct } from '../core/fixtures.ts'
import { gate, startClient } from '../core/standInGateway.ts'

const productsOf = (ids: number[]) => ids.map((id) => listedProduct(String(id)))

const pageOf = (ids: number[]) => ({
  __typename: 'ListingConnection' as const,
  products: productsOf(ids),
  shownColors: [],
  foundOptions: [],
  totalCount: 9,
  pageCount: 3,
})

const key: ListingKey = { query: { filter: {}, sort: 'DEFAULT', after: 0 }, perPage: 3 }

const requestOf = (page: number) => ({
  query: ListingPageDocument,
  variables: pageVariables(key, page),
})

/** A client with Apollo's cache that has received pages of one listing, each as the ids of its products. */
async function clientWith(...pages: { page: number; ids: number[] }[]) {
  const cache = normalized.createCache()
  const importNormalized = async () => ({ ...normalized, createCache: () => cache })
  const client = createClient({ importNormalized })
  await clientCache(client).normalize()
  for (const { page, ids } of pages)
    client.writeQuery({ ...requestOf(page), data: { listing: pageOf(ids) } })
  const read = (page: number) =>
    client.readQuery(requestOf(page))?.listing?.products.map(({ id }) => Number(id))
  return { client, cache, read }
}

test('loading a page again replaces that page only', async () => {
  const { read } = await clientWith(
    { page: 1, ids: [1, 2, 3] },
    { page: 2, ids: [4, 5, 6] },
    { page: 1, ids: [7, 1, 2] },
  )
  expect([read(1), read(2)]).toEqual([
    [7, 1, 2],
    [4, 5, 6],
  ])
})

/** Returns a weak reference to the data of a page. */
function readingOf(client: ApolloClient, page: number) {
  const reading = client.readQuery(requestOf(page))
  if (!reading) throw new Error('The page is not in the cache')
  return new WeakRef(reading)
}

/** Waits until the object has been garbage-collected. */
async function untilCollected(reference: WeakRef<object> | undefined) {
  setFlagsFromString('--expose-gc')
  const gc = runInNewContext('gc')
  // The target of a weak reference lives until the end of the task that created or read it.
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

test('removing a page frees its products and its query result', {
  timeout: 30_000,
}, async () => {
  const { client, cache } = await clientWith(
    { page: 1, ids: [1, 2, 3] },
    { page: 2, ids: [3, 4, 5] },
    { page: 3, ids: [6, 7, 8] },
  )
  const reading = readingOf(client, 2)
  evictPages(client, key, [2])
  await untilCollected(reading)
  const products = Object.keys(cache.extract()).filter((id) => /^Product/.test(id))
  expect(products.map((id) => Number(/\d+/.exec(id)))).toEqual([1, 2, 3, 6, 7, 8])
})

/** Returns the ids that each page shows when the pages are rendered in this order. */
function shownOf(...pages: [page: number, ids: number[]][]) {
  const shown = new ShownProducts()
  return pages.map(([page, ids]) => shown.unique(page, productsOf(ids)).map(({ id }) => Number(id)))
}

/** A client of a gateway that has one listing. */
function clientOfGateway() {
  const first = { nodes: productsOf([1, 2, 3]), filters: [], lookBooks: [], pages: [] }
  return startClient({ listing: { ...pageOf([]), ...first } })
}

test('a request that is shared with a prefetch is aborted once neither needs it', async () => {
  covers('listing.request.abort')

  const { gateway, client } = await clientOfGateway()
  const { passed, open } = gate()
  const arrived = gate()
  gateway.intercept(async () => {
    arrived.open()
    await passed
    return false
  })
  const [pointing, press] = [new AbortController(), new AbortController()]
  const prefetched = fetchPage(client, key, 1, { signal: pointing.signal })
  const loaded = fetchPage(client, key, 1, { signal: press.signal })
  await arrived.passed
  pointing.abort()
  await expect(prefetched).rejects.toThrow('aborted')
  expect(gateway.received[0]?.isAborted()).toBe(false)
  press.abort()
  await expect(loaded).rejects.toThrow('aborted')
  await expect.poll(() => gateway.received[0]?.isAborted()).toBe(true)
  open()
})

test('a first page that is prefetched is requested once, also when it is loaded meanwhile', async () => {
  const { gateway, client } = await clientOfGateway()
  const { passed, open } = gate()
  gateway.intercept(async () => {
    await passed
    return false
  })
  const { signal } = new AbortController()
  const prefetched = fetchPage(client, key, 1)
  const loaded = fetchPage(client, key, 1, { signal })
  open()
  await Promise.all([prefetched, loaded])
  await fetchPage(client, key, 1)
  expect(gateway.received).toHaveLength(1)
  expect(readPageCount(client, key, 1)).toBe(3)
})

test('a later page is prefetched unless it is stored', async () => {
  const { gateway, client } = await clientOfGateway()
  await fetchPage(client, key, 2)
  await fetchPage(client, key, 2)
  expect(gateway.received.map(({ variables }) => variables['page'])).toEqual([2])
  expect(client.readQuery(requestOf(2))).not.toBeNull()
})

test('a product that a page no longer contains may appear on a later page', () => {
  expect(shownOf([1, [1, 2, 3]], [2, [3, 4, 5]], [1, [7, 1, 2]], [2, [3, 4, 5]])).toEqual([
    [1, 2, 3],
    [4, 5],
    [7, 1, 2],
    [3, 4, 5],
  ])
})
