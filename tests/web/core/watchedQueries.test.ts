import type {
  ApolloClient,
  ErrorPolicy,
  ObservableQuery,
  WatchQueryFetchPolicy,
} from '@apollo/client'
import { clientCache, evictQueries } from '@vitrine/web/core/data/client.ts'
import {
  WishlistDocument,
  WishlistIdsDocument,
} from '@vitrine/web/shop/catalog/wishlist/wishlist.generated.ts'
import {
  StoreDocument,
  type StoreQuery,
} from '@vitrine/web/shop/content/stores/stores.generated.ts'
import { describe, expect, test } from 'vitest'
import { listedProduct, namedStore, storeData } from './fixtures.ts'
import { gate, rejectWith, startClient } from './standInGateway.ts'

const request = { query: StoreDocument, variables: { slug: 'siam' } }
const fail = rejectWith('The CMS is closed')

/** Summarizes a result: the store's name, the error and whether it is loading. */
const summaryOf = ({ data, error, loading }: ObservableQuery.Result<unknown>) =>
  [nameIn(data), error?.message, loading && 'loading'].filter(Boolean).join(' · ')

const nameIn = (data: unknown) => data && ((data as StoreQuery).store?.name ?? 'null')

interface Options {
  fetchPolicy?: WatchQueryFetchPolicy
  errorPolicy?: ErrorPolicy
}

/** Observes the store; `seen` lists the first result and each one that differs from the one before. */
function observe(client: ApolloClient, options: Options = {}) {
  const observer = client.watchQuery<StoreQuery>({ ...request, ...options } as never)
  const seen = [summaryOf(observer.getCurrentResult())]
  const subscription = observer.subscribe((result) => {
    const summary = summaryOf(result)
    if (summary !== seen.at(-1)) seen.push(summary)
  })
  return { observer, seen, stop: () => subscription.unsubscribe() }
}

describe.each([['before Apollo is loaded', false] as const, ['with Apollo', true] as const])(
  '%s',
  (_, hasApollo) => {
    async function start(root: Record<string, unknown>) {
      const { gateway, client } = await startClient(root)
      if (hasApollo) await clientCache(client).normalize()
      return { gateway, client }
    }

    const write = (client: ApolloClient) =>
      client.writeQuery({ ...request, data: { store: storeData('Known') } })

    test.for<[WatchQueryFetchPolicy, string[]]>([
      ['cache-first', ['loading', 'Siam']],
      ['cache-only', ['']],
      ['cache-and-network', ['loading', 'Siam']],
      ['network-only', ['loading', 'Siam']],
    ])('%s without known data', async ([fetchPolicy, expected]) => {
      const { gateway, client } = await start({ store: namedStore('Siam') })
      const { seen } = observe(client, { fetchPolicy })
      await expect.poll(() => seen).toEqual(expected)
      expect(gateway.received).toHaveLength(fetchPolicy === 'cache-only' ? 0 : 1)
    })

    test.for<[WatchQueryFetchPolicy, string[]]>([
      ['cache-first', ['Known']],
      ['cache-only', ['Known']],
      ['cache-and-network', ['Known · loading', 'Siam']],
      ['network-only', ['loading', 'Siam']],
    ])('%s with known data', async ([fetchPolicy, expected]) => {
      const { gateway, client } = await start({ store: namedStore('Siam') })
      write(client)
      const { seen } = observe(client, { fetchPolicy })
      await expect.poll(() => seen).toEqual(expected)
      expect(gateway.received).toHaveLength(
        fetchPolicy.startsWith('cache-') && expected.length === 1 ? 0 : 1,
      )
    })

    test('data of another request replaces an error', async () => {
      const { client } = await start({ store: fail })
      const { seen } = observe(client)
      await expect.poll(() => seen).toEqual(['loading', 'The CMS is closed'])
      write(client)
      await expect.poll(() => seen.at(-1)).toBe('Known')
    })

    test('data that arrives between the first result and the subscription is shown without a request', async () => {
      const { gateway, client } = await start({ store: namedStore('Siam') })
      const observer = client.watchQuery(request)
      expect(summaryOf(observer.getCurrentResult())).toBe('loading')
      write(client)
      observer.subscribe({})
      expect(summaryOf(observer.getCurrentResult())).toBe('Known')
      expect(gateway.received).toHaveLength(0)
    })

    test('a failed request keeps the previous data and shows its error until the next request', async () => {
      const root: Record<string, unknown> = { store: namedStore('Siam') }
      const { client } = await start(root)
      const { observer, seen } = observe(client)
      await expect.poll(() => seen.at(-1)).toBe('Siam')
      root['store'] = fail
      await expect(observer.refetch()).rejects.toThrow('The CMS is closed')
      root['store'] = namedStore('Siam Square')
      await observer.refetch()
      expect(seen.slice(2)).toEqual([
        'Siam · loading',
        'Siam · The CMS is closed',
        'Siam · loading',
        'Siam Square',
      ])
    })

    test('with the error policy all, the data of a response with errors is shown beside its error', async () => {
      const { client } = await start({ store: fail })
      const { observer, seen } = observe(client, { errorPolicy: 'all' })
      await expect.poll(() => seen).toEqual(['loading', 'null · The CMS is closed'])
      const { error } = await observer.refetch()
      expect(error?.message).toBe('The CMS is closed')
    })

    test('a watched query whose data is removed keeps showing it while it is requested again', async () => {
      const root = { store: namedStore('Siam') }
      const { gateway, client } = await start(root)
      const { seen } = observe(client)
      await expect.poll(() => seen.at(-1)).toBe('Siam')
      root.store = namedStore('Siam Square')
      evictQueries(client, [request])
      await expect.poll(() => seen.slice(2)).toEqual(['Siam · loading', 'Siam Square'])
      expect(gateway.received).toHaveLength(2)
    })

    test('the request is sent with the first listener and not repeated for the second', async () => {
      const { gateway, client } = await start({ store: namedStore('Siam') })
      const observer = client.watchQuery({ ...request, fetchPolicy: 'network-only' })
      expect(gateway.received).toHaveLength(0)
      observer.subscribe({}).unsubscribe()
      observer.subscribe({})
      await expect.poll(() => observer.getCurrentResult().loading).toBe(false)
      expect(gateway.received).toHaveLength(1)
    })
  },
)

test('the response to a query in flight during the switch to Apollo is shown', async () => {
  const { gateway, client } = await startClient({ store: namedStore('Siam') })
  const held = gate()
  gateway.intercept(async () => {
    await held.passed
    return false
  })
  const { seen } = observe(client)
  await clientCache(client).normalize()
  expect(seen).toEqual(['loading'])
  held.open()
  await expect.poll(() => seen).toEqual(['loading', 'Siam'])
  expect(gateway.received).toHaveLength(1)
})

test('a query with missing fields in the cache is requested once', async () => {
  const root = { wishlist: { nodes: [listedProduct('1')], foundOptions: [] } }
  const { gateway, client } = await startClient(root)
  await clientCache(client).normalize()
  const observer = client.watchQuery({ query: WishlistDocument })
  observer.subscribe({})
  await expect.poll(() => observer.getCurrentResult().data?.wishlist?.nodes).toHaveLength(1)
  root.wishlist.nodes = [listedProduct('2'), listedProduct('1')]
  const nodes = root.wishlist.nodes.map(({ id }) => ({ __typename: 'ProductCard' as const, id }))
  client.writeQuery({ query: WishlistIdsDocument, data: { wishlist: { nodes } } })
  await expect.poll(() => observer.getCurrentResult().data?.wishlist?.nodes).toHaveLength(2)
  expect(gateway.received).toHaveLength(2)
})

test('a request whose response does not complete the query is not repeated endlessly', async () => {
  const root = { wishlist: { nodes: [listedProduct('1')], foundOptions: [] } }
  const { gateway, client } = await startClient(root)
  await clientCache(client).normalize()
  const ids = { query: WishlistIdsDocument }
  const nodes = [{ __typename: 'ProductCard' as const, id: '2' }]
  const write = () =>
    client.writeQuery({
      ...ids,
      data: { wishlist: { nodes } },
    })
  // Another component removes the fields of this query after each of its responses.
  client.cache.watch({
    query: WishlistDocument,
    optimistic: true,
    callback: () => queueMicrotask(write),
  })
  const observer = client.watchQuery({ query: WishlistDocument })
  observer.subscribe({})
  await expect.poll(() => observer.getCurrentResult().loading).toBe(false)
  for (let turn = 0; turn < 5; turn++) await client.query({ ...ids, fetchPolicy: 'network-only' })
  await expect.poll(() => observer.getCurrentResult().loading).toBe(false)
  const sent = gateway.received.filter(({ operation }) => operation === 'Wishlist')
  expect(sent.length).toBeLessThan(4)
})
