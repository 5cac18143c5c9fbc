import type { ApolloClient } from '@apollo/client'
import { toApiError } from '@vitrine/web/core/data/apiError.ts'
import { clientCache, evictQueries } from '@vitrine/web/core/data/client.ts'
import { awaitSignIn } from '@vitrine/web/core/data/links.ts'
import * as normalized from '@vitrine/web/core/data/normalizedCache.ts'
import { refetchWatched } from '@vitrine/web/core/data/refetchWatched.ts'
import { AddToCartDocument, CartDocument } from '@vitrine/web/shop/cart/cart.generated.ts'
import { StoreDocument, StoresDocument } from '@vitrine/web/shop/content/stores/stores.generated.ts'
import { expect, test } from 'vitest'
import { baht } from '../baht.ts'
import { namedStore, storeData } from './fixtures.ts'
import { gate, rejectWith, startClient } from './standInGateway.ts'

/** The payload of a mutation that changed the bag. */
const payloadOf = (itemCount: number) => ({ cart: cartOf(itemCount), userErrors: [] })

const cartOf = (itemCount: number) => ({
  id: 'Q2FydDpjYXJ0',
  items: [],
  coupons: [],
  notices: [],
  fees: [],
  itemCount,
  totals: {
    taxLines: [],
    totalDiscount: baht(0),
    totalFees: baht(0),
    totalItems: baht(0),
    totalPrice: baht(0),
    totalSaving: baht(0),
    totalShipping: baht(0),
    totalTax: baht(0),
  },
})

const storeRequest = { query: StoreDocument, variables: { slug: 'siam' } }
const cartRequest = { query: CartDocument }
const add = { mutation: AddToCartDocument, variables: { input: { productId: '1', quantity: 1 } } }

const unauthenticated = rejectWith('Please sign in', 'UNAUTHENTICATED')

/** Watches a query as a component does, and counts its results after the first. */
function countChanges(client: ApolloClient, request: ApolloClient.WatchQueryOptions) {
  const changes = { count: -1, stop: () => {} }
  const query = client.watchQuery({ ...request, fetchPolicy: 'cache-only' })
  changes.stop = () => subscription.unsubscribe()
  const subscription = query.subscribe(() => {
    changes.count += 1
  })
  return changes
}

/** Waits longer than Apollo delays a notification. */
const nextTurns = () => new Promise((resolve) => setTimeout(resolve, 5))

const operations = (gateway: { received: { operation: string }[] }) =>
  gateway.received.map(({ operation }) => operation)

test('cached data is returned without a request unless the fetch policy is network-only', async () => {
  const { gateway, client } = await startClient({ store: namedStore('Siam') })
  const first = await client.query(storeRequest)
  expect(first.data?.store?.name).toBe('Siam')
  expect((await client.query(storeRequest)).data).toBe(first.data)
  expect(gateway.received).toHaveLength(1)
  await client.query({ ...storeRequest, fetchPolicy: 'network-only' })
  expect(gateway.received).toHaveLength(2)
})

test('a response with errors rejects and stores nothing unless the error policy is all', async () => {
  const { client } = await startClient({ store: unauthenticated })
  const failure = await client.query(storeRequest).catch((error: unknown) => error)
  expect(toApiError(failure).code).toBe('UNAUTHENTICATED')
  expect(client.readQuery(storeRequest)).toBeNull()
  const outcome = await client.query({ ...storeRequest, errorPolicy: 'all' })
  expect(toApiError(outcome.error).code).toBe('UNAUTHENTICATED')
  expect(client.readQuery(storeRequest)).toEqual({ store: null })
})

test('equal data keeps its reference and notifies no watcher', async () => {
  const { client } = await startClient({ store: namedStore('Siam') })
  const { data } = await client.query(storeRequest)
  const changes = countChanges(client, storeRequest)
  await client.query({ ...storeRequest, fetchPolicy: 'network-only' })
  await nextTurns()
  expect(changes.count).toBe(0)
  expect(client.readQuery(storeRequest)).toBe(data)
})

test('normalising does not change cached data', async () => {
  const { gateway, client } = await startClient({
    store: namedStore('Siam'),
    stores: { nodes: [namedStore('Siam')] },
  })
  const shown = (await client.query(storeRequest)).data
  await client.query({ query: StoresDocument })
  const changes = countChanges(client, storeRequest)
  await clientCache(client).normalize()
  await nextTurns()
  expect(changes.count).toBe(0)
  expect(client.readQuery(storeRequest)).toBe(shown)
  expect(client.readQuery({ query: StoresDocument })?.stores?.nodes).toHaveLength(1)
  expect(gateway.received).toHaveLength(2)
})

test('once normalised, a response updates every query that selects the same object', async () => {
  const root = { store: namedStore('Siam'), stores: { nodes: [namedStore('Siam')] } }
  const { client } = await startClient(root)
  await client.query(storeRequest)
  await client.query({ query: StoresDocument })
  await clientCache(client).normalize()
  const changes = countChanges(client, storeRequest)
  root.stores = { nodes: [namedStore('Siam Square')] }
  await client.query({ query: StoresDocument, fetchPolicy: 'network-only' })
  await expect.poll(() => changes.count).toBe(1)
  expect(client.readQuery(storeRequest)?.store?.name).toBe('Siam Square')
})

test('a query in flight during normalising is stored and reported once', async () => {
  const { gateway, client } = await startClient({ store: namedStore('Siam') })
  const held = gate()
  gateway.intercept(async () => {
    await held.passed
    return false
  })
  const changes = countChanges(client, storeRequest)
  const pending = client.query(storeRequest)
  await clientCache(client).normalize()
  expect(client.readQuery(storeRequest)).toBeNull()
  held.open()
  await pending
  await expect.poll(() => changes.count).toBe(1)
  expect(client.readQuery(storeRequest)?.store?.name).toBe('Siam')
})

test('data that changes during normalising is stored in its newest state', async () => {
  const { client } = await startClient({})
  const located = storeData('Siam')
  client.writeQuery({ ...storeRequest, data: { store: located } })
  client.writeQuery({ query: StoresDocument, data: { stores: { nodes: [located] } } })
  const opening = clientCache(client).normalize()
  const renamed = { ...located, name: 'Siam Square' }
  for (let task = 0; task < 2; task++) await new Promise((resolve) => setImmediate(resolve))
  client.writeQuery({ ...storeRequest, data: { store: renamed } })
  await opening
  expect(client.readQuery(storeRequest)?.store?.name).toBe('Siam Square')
})

test('data that is removed during normalising stays removed', async () => {
  const { client } = await startClient({ store: namedStore('Siam') })
  await client.query(storeRequest)
  const opening = clientCache(client).normalize()
  evictQueries(client, [storeRequest])
  await opening
  expect(client.readQuery(storeRequest)).toBeNull()
})

test('data that is removed after it was copied to Apollo is removed there too', async () => {
  const other = { query: StoreDocument, variables: { slug: 'thonglor' } }
  const importNormalized = async () => {
    const cache = normalized.createCache()
    const writeQuery = cache.writeQuery.bind(cache)
    cache.writeQuery = (options: never) => {
      writeQuery(options)
      if ((options as { variables: object }).variables === other.variables)
        evictQueries(client, [storeRequest])
    }
    return { ...normalized, createCache: () => cache }
  }
  const { client } = await startClient({}, { importNormalized })
  client.writeQuery({ ...storeRequest, data: { store: storeData('Siam') } })
  const thonglor = { ...storeData('Thonglor'), id: '2', slug: 'thonglor' }
  client.writeQuery({ ...other, data: { store: thonglor } })
  await clientCache(client).normalize()
  expect(client.readQuery(other)).not.toBeNull()
  expect(client.readQuery(storeRequest)).toBeNull()
})

test('a mutation is sent before Apollo is loaded, and its data is stored afterwards', async () => {
  const loaded = gate()
  const root = { cart: cartOf(0), addToCart: payloadOf(1) }
  const { gateway, client } = await startClient(root, {
    importNormalized: async () => {
      await loaded.passed
      return normalized
    },
  })
  await client.query(cartRequest)
  const changes = countChanges(client, cartRequest)
  const adding = client.mutate(add)
  await expect.poll(() => operations(gateway)).toContain('AddToCart')
  expect(client.readQuery(cartRequest)?.cart?.itemCount).toBe(0)
  loaded.open()
  expect((await adding).data?.addToCart.cart?.itemCount).toBe(1)
  await expect.poll(() => changes.count).toBe(1)
  expect(client.readQuery(cartRequest)?.cart?.itemCount).toBe(1)
})

/** Creates a client that counts how often it loads Apollo. */
async function countingClient(root: Record<string, unknown>) {
  const loads = { count: 0 }
  const { client } = await startClient(root, {
    importNormalized: async () => {
      loads.count += 1
      return normalized
    },
  })
  return { client, loads }
}

test('a mutation that stores no data does not load Apollo', async () => {
  const { client, loads } = await countingClient({ addToCart: payloadOf(1) })
  const { data } = await client.mutate({ ...add, context: { storesData: false } })
  expect(data?.addToCart.cart?.itemCount).toBe(1)
  expect(loads.count).toBe(0)
})

test('two mutations load Apollo once', async () => {
  const { client, loads } = await countingClient({ addToCart: payloadOf(1) })
  clientCache(client).prepare()
  await Promise.all([client.mutate(add), client.mutate(add)])
  expect(loads.count).toBe(1)
  expect(client.readQuery(cartRequest)?.cart?.itemCount).toBe(1)
})

test('a mutation succeeds and refetches watched queries when Apollo cannot be loaded, and the next one loads it', async () => {
  let isMissing = true
  const root = { cart: cartOf(0), addToCart: payloadOf(1) }
  const { client } = await startClient(root, {
    importNormalized: async () => {
      if (isMissing) throw new TypeError('Failed to fetch dynamically imported module')
      return normalized
    },
  })
  await client.query(cartRequest)
  countChanges(client, cartRequest)
  root.cart = cartOf(1)
  expect((await client.mutate(add)).data?.addToCart.cart?.itemCount).toBe(1)
  expect(client.readQuery(cartRequest)?.cart?.itemCount).toBe(1)
  await expect(clientCache(client).normalize()).rejects.toThrow('Failed to fetch')
  isMissing = false
  root.addToCart = payloadOf(2)
  await client.mutate(add)
  expect(client.readQuery(cartRequest)?.cart?.itemCount).toBe(2)
})

test('a mutation rejected with 401 waits for the sign-in, unless its caller handles that', async () => {
  const { client } = await startClient({ addToCart: unauthenticated })
  const cancelled = gate()
  const handled: unknown[] = []
  const { link } = client
  const signIn = awaitSignIn(async (mutation) => {
    handled.push(mutation)
    await cancelled.passed
  })
  client.setLink(signIn.concat(link))
  let hasSettled = false
  const adding = client.mutate(add).finally(() => {
    hasSettled = true
  })
  adding.catch(() => {})
  await expect.poll(() => handled).toEqual([add])
  await expect(client.mutate({ ...add, context: { waitsForSignIn: false } })).rejects.toThrow(
    'Please sign in',
  )
  expect(hasSettled).toBe(false)
  cancelled.open()
  await expect(adding).rejects.toThrow('Please sign in')
  client.setLink(link)
  await expect(client.mutate(add)).rejects.toThrow('Please sign in')
  expect(handled).toHaveLength(1)
})

test('refetchWatched requests all watched queries or those of some names, and keeps their data after a failure', async () => {
  const root = { store: namedStore('Siam'), stores: { nodes: [namedStore('Siam')] } }
  const { gateway, client } = await startClient(root)
  await client.query(storeRequest)
  await client.query({ query: StoresDocument })
  countChanges(client, storeRequest)
  root.store = namedStore('Siam Square')
  await refetchWatched(client)
  expect(operations(gateway)).toEqual(['Store', 'Stores', 'Store'])
  expect(client.readQuery(storeRequest)?.store?.name).toBe('Siam Square')
  await refetchWatched(client, (name) => name === 'Page')
  expect(gateway.received).toHaveLength(3)
  gateway.intercept((_, response) => {
    response.destroy()
    return true
  })
  await refetchWatched(client)
  expect(client.readQuery(storeRequest)?.store?.name).toBe('Siam Square')
})

test('a watcher that stopped is not notified, and its query is not refetched', async () => {
  const { gateway, client } = await startClient({ store: namedStore('Siam') })
  const changes = countChanges(client, storeRequest)
  client.writeQuery({ ...storeRequest, data: { store: storeData('Siam') } })
  await expect.poll(() => changes.count).toBe(1)
  changes.stop()
  client.writeQuery({ ...storeRequest, data: { store: storeData('Siam Square') } })
  await refetchWatched(client)
  await nextTurns()
  expect(changes.count).toBe(1)
  expect(gateway.received).toEqual([])
})

const storeAt = (index: number) => ({ query: StoreDocument, variables: { slug: String(index) } })

test('unwatched data is stored for the latest 50 requests, of which Apollo receives the latest 8', async () => {
  const { client } = await startClient({})
  const isKnown = (index: number) => client.readQuery(storeAt(index)) !== null
  countChanges(client, storeAt(0))
  for (let index = 0; index < 100; index++)
    client.writeQuery({ ...storeAt(index), data: { store: null } })
  expect([0, 1, 49, 50, 99].map(isKnown)).toEqual([true, false, false, true, true])
  await clientCache(client).normalize()
  expect([0, 50, 91, 92, 99].map(isKnown)).toEqual([true, false, false, true, true])
})
