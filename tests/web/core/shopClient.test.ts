import { expect, test } from 'vitest'
import { ApiError } from '#web/core/data/apiError.ts'
import { ApolloStore } from '#web/core/data/apolloStore.ts'
import { ShopClient } from '#web/core/data/shopClient.ts'
import { AddToCartDocument, CartDocument } from '#web/shop/cart/cart.generated.ts'
import { StoreDocument, StoresDocument } from '#web/shop/content/stores/stores.generated.ts'
import { baht } from '../baht.ts'
import { gate, rejectWith, startGateway } from './standInGateway.ts'

const storeOf = (name: string) => ({
  id: '1',
  slug: 'siam',
  name,
  content: '<p>Ground floor</p>',
  phoneNumber: null,
  hours: null,
  location: { lat: 13.7, lng: 100.5, address: 'Rama I Road' },
  image: null,
})

/** The payload of a mutation that changed the bag. */
const payloadOf = (itemCount: number) => ({ cart: cartOf(itemCount), userErrors: [] })

const cartOf = (itemCount: number) => ({
  id: 'cart',
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

/** Starts a gateway with these values and creates a client of it. */
async function clientOf(root: Record<string, unknown>, options: object = {}) {
  const gateway = await startGateway(root)
  const client = new ShopClient({ endpoint: gateway.endpoint, ...options })
  return { gateway, client }
}

function countChanges(client: ShopClient, request: Parameters<ShopClient['watch']>[0]) {
  const changes = { count: 0 }
  client.watch(request, () => {
    changes.count += 1
  })
  return changes
}

const operations = (gateway: { received: { operation: string }[] }) =>
  gateway.received.map(({ operation }) => operation)

test('cached data is returned without a request unless the fetch policy is network-only', async () => {
  const { gateway, client } = await clientOf({ store: storeOf('Siam') })
  const first = await client.query(storeRequest)
  expect(first.data?.store?.name).toBe('Siam')
  expect((await client.query(storeRequest)).data).toBe(first.data)
  expect(gateway.received).toHaveLength(1)
  await client.query({ ...storeRequest, fetchPolicy: 'network-only' })
  expect(gateway.received).toHaveLength(2)
})

test('a response with errors rejects and stores nothing unless the error policy is all', async () => {
  const { client } = await clientOf({ store: unauthenticated })
  const failure = await client.query(storeRequest).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(ApiError)
  expect(failure).toMatchObject({ code: 'UNAUTHENTICATED' })
  expect(client.readQuery(storeRequest)).toBeUndefined()
  const outcome = await client.query({ ...storeRequest, errorPolicy: 'all' })
  expect(outcome.error?.code).toBe('UNAUTHENTICATED')
  expect(client.readQuery(storeRequest)).toEqual({ store: null })
})

test('equal data keeps its reference and notifies no watcher', async () => {
  const { client } = await clientOf({ store: storeOf('Siam') })
  const { data } = await client.query(storeRequest)
  const changes = countChanges(client, storeRequest)
  await client.query({ ...storeRequest, fetchPolicy: 'network-only' })
  expect(changes.count).toBe(0)
  expect(client.readQuery(storeRequest)).toBe(data)
})

test('the switch to Apollo does not change cached data', async () => {
  const { gateway, client } = await clientOf({
    store: storeOf('Siam'),
    stores: { nodes: [storeOf('Siam')] },
  })
  const shown = (await client.query(storeRequest)).data
  await client.query({ query: StoresDocument })
  const changes = countChanges(client, storeRequest)
  await client.openCache()
  expect(changes.count).toBe(0)
  expect(client.readQuery(storeRequest)).toBe(shown)
  expect(client.readQuery({ query: StoresDocument })?.stores?.nodes).toHaveLength(1)
  expect(gateway.received).toHaveLength(2)
})

test('with Apollo, a response updates every query that selects the same object', async () => {
  const root = { store: storeOf('Siam'), stores: { nodes: [storeOf('Siam')] } }
  const { client } = await clientOf(root)
  await client.query(storeRequest)
  await client.query({ query: StoresDocument })
  await client.openCache()
  const changes = countChanges(client, storeRequest)
  root.stores = { nodes: [storeOf('Siam Square')] }
  await client.query({ query: StoresDocument, fetchPolicy: 'network-only' })
  expect(changes.count).toBe(1)
  expect(client.readQuery(storeRequest)?.store?.name).toBe('Siam Square')
})

test('a query in flight during the switch to Apollo is stored and reported once', async () => {
  const { gateway, client } = await clientOf({ store: storeOf('Siam') })
  const held = gate()
  gateway.intercept(async () => {
    await held.passed
    return false
  })
  const changes = countChanges(client, storeRequest)
  const pending = client.query(storeRequest)
  await client.openCache()
  expect(client.readQuery(storeRequest)).toBeUndefined()
  held.open()
  await pending
  expect(changes.count).toBe(1)
  expect(client.readQuery(storeRequest)?.store?.name).toBe('Siam')
})

test('data that changes during the switch to Apollo is stored in its newest state', async () => {
  const { client } = await clientOf({})
  const siam = { __typename: 'Store' as const, ...storeOf('Siam') }
  const located = { ...siam, location: { __typename: 'GeoLocation' as const, ...siam.location } }
  client.writeQuery({ ...storeRequest, data: { store: located } })
  client.writeQuery({ query: StoresDocument, data: { stores: { nodes: [located] } } })
  const opening = client.openCache()
  const renamed = { ...located, name: 'Siam Square' }
  for (let task = 0; task < 2; task++) await new Promise((resolve) => setImmediate(resolve))
  client.writeQuery({ ...storeRequest, data: { store: renamed } })
  await opening
  expect(client.readQuery(storeRequest)?.store?.name).toBe('Siam Square')
})

test('data that is removed during the switch to Apollo stays removed', async () => {
  const { client } = await clientOf({ store: storeOf('Siam') })
  await client.query(storeRequest)
  const opening = client.openCache()
  client.evict([storeRequest])
  await opening
  expect(client.readQuery(storeRequest)).toBeUndefined()
})

test('data that is removed after it was copied to Apollo is removed there too', async () => {
  const other = { query: StoreDocument, variables: { slug: 'thonglor' } }
  class Store extends ApolloStore {
    override write(...parameters: Parameters<ApolloStore['write']>) {
      super.write(...parameters)
      if (parameters[0].variables === other.variables) client.evict([storeRequest])
    }
  }
  const importStore = async () => ({ ApolloStore: Store })
  const { client } = await clientOf({}, { importStore })
  const { location, ...store } = storeOf('Siam')
  const known = {
    ...store,
    __typename: 'Store' as const,
    location: { ...location, __typename: 'GeoLocation' as const },
  }
  client.writeQuery({ ...storeRequest, data: { store: known } })
  client.writeQuery({ ...other, data: { store: { ...known, id: '2', slug: 'thonglor' } } })
  await client.openCache()
  expect(client.readQuery(other)).toBeDefined()
  expect(client.readQuery(storeRequest)).toBeUndefined()
})

test('a mutation is sent before Apollo is loaded, and its data is stored afterwards', async () => {
  const loaded = gate()
  const root = { cart: cartOf(0), addToCart: payloadOf(1) }
  const { gateway, client } = await clientOf(root, {
    importStore: async () => {
      await loaded.passed
      return import('#web/core/data/apolloStore.ts')
    },
  })
  await client.query(cartRequest)
  const changes = countChanges(client, cartRequest)
  const adding = client.mutate(add)
  await expect.poll(() => operations(gateway)).toContain('AddToCart')
  expect(client.readQuery(cartRequest)?.cart?.itemCount).toBe(0)
  loaded.open()
  expect((await adding).data?.addToCart.cart?.itemCount).toBe(1)
  expect(changes.count).toBe(1)
  expect(client.readQuery(cartRequest)?.cart?.itemCount).toBe(1)
})

/** Creates a client that counts how often it loads Apollo. */
async function countingClient(root: Record<string, unknown>) {
  const loads = { count: 0 }
  const { client } = await clientOf(root, {
    importStore: () => {
      loads.count += 1
      return import('#web/core/data/apolloStore.ts')
    },
  })
  return { client, loads }
}

test('a mutation that stores no data does not load Apollo', async () => {
  const { client, loads } = await countingClient({ addToCart: payloadOf(1) })
  const { data } = await client.mutate({ ...add, storesData: false })
  expect(data?.addToCart.cart?.itemCount).toBe(1)
  expect(loads.count).toBe(0)
})

test('two mutations load Apollo once', async () => {
  const { client, loads } = await countingClient({ addToCart: payloadOf(1) })
  client.prepareCache()
  await Promise.all([client.mutate(add), client.mutate(add)])
  expect(loads.count).toBe(1)
  expect(client.readQuery(cartRequest)?.cart?.itemCount).toBe(1)
})

test('a mutation succeeds and refetches watched queries when Apollo cannot be loaded, and the next one loads it', async () => {
  let isMissing = true
  const root = { cart: cartOf(0), addToCart: payloadOf(1) }
  const { client } = await clientOf(root, {
    importStore: async () => {
      if (isMissing) throw new TypeError('Failed to fetch dynamically imported module')
      return import('#web/core/data/apolloStore.ts')
    },
  })
  await client.query(cartRequest)
  countChanges(client, cartRequest)
  root.cart = cartOf(1)
  expect((await client.mutate(add)).data?.addToCart.cart?.itemCount).toBe(1)
  expect(client.readQuery(cartRequest)?.cart?.itemCount).toBe(1)
  await expect(client.openCache()).rejects.toThrow('Failed to fetch')
  isMissing = false
  root.addToCart = payloadOf(2)
  await client.mutate(add)
  expect(client.readQuery(cartRequest)?.cart?.itemCount).toBe(2)
})

test('a mutation rejected with 401 waits for the sign-in, unless its caller handles that', async () => {
  const { client } = await clientOf({ addToCart: unauthenticated })
  const cancelled = gate()
  const handled: unknown[] = []
  const stop = client.handleUnauthenticated(async (mutation) => {
    handled.push(mutation)
    await cancelled.passed
  })
  let hasSettled = false
  const adding = client.mutate(add).finally(() => {
    hasSettled = true
  })
  adding.catch(() => {})
  await expect.poll(() => handled).toEqual([add])
  await expect(client.mutate({ ...add, waitsForSignIn: false })).rejects.toThrow('Please sign in')
  expect(hasSettled).toBe(false)
  cancelled.open()
  await expect(adding).rejects.toThrow('Please sign in')
  stop()
  await expect(client.mutate(add)).rejects.toThrow('Please sign in')
  expect(handled).toHaveLength(1)
})

test('refetchWatched requests all watched queries or those of some names, and keeps their data after a failure', async () => {
  const root = { store: storeOf('Siam'), stores: { nodes: [storeOf('Siam')] } }
  const { gateway, client } = await clientOf(root)
  await client.query(storeRequest)
  await client.query({ query: StoresDocument })
  countChanges(client, storeRequest)
  root.store = storeOf('Siam Square')
  await client.refetchWatched()
  expect(operations(gateway)).toEqual(['Store', 'Stores', 'Store'])
  expect(client.readQuery(storeRequest)?.store?.name).toBe('Siam Square')
  await client.refetchWatched((name) => name === 'Page')
  expect(gateway.received).toHaveLength(3)
  gateway.intercept((_, response) => {
    response.destroy()
    return true
  })
  await client.refetchWatched()
  expect(client.readQuery(storeRequest)?.store?.name).toBe('Siam Square')
})

test('a watcher that stopped is not notified, and its query is not refetched', async () => {
  const { gateway, client } = await clientOf({ store: storeOf('Siam') })
  const changes = { count: 0 }
  const stop = client.watch(storeRequest, () => {
    changes.count += 1
  })
  client.writeQuery({ ...storeRequest, data: { store: storeOf('Siam') } })
  expect(changes.count).toBe(1)
  stop()
  client.writeQuery({ ...storeRequest, data: { store: storeOf('Siam Square') } })
  await client.refetchWatched()
  expect(changes.count).toBe(1)
  expect(gateway.received).toEqual([])
})

test("Apollo's cache is followed for watched queries only", async () => {
  let followed = 0
  class CountedStore extends ApolloStore {
    override watch(...parameters: Parameters<ApolloStore['watch']>) {
      followed += 1
      const stop = super.watch(...parameters)
      return () => {
        followed -= 1
        stop()
      }
    }
  }
  const importStore = async () => ({ ApolloStore: CountedStore })
  const { client } = await clientOf({}, { importStore })
  const stops = [1, 2].map(() => client.watch(storeRequest, () => {}))
  await client.openCache()
  expect(followed).toBe(1)
  for (const stop of stops) stop()
  expect(followed).toBe(0)
})

test('prepareCache loads the code of Apollo once, ahead of the first mutation', async () => {
  let loads = 0
  const importStore = async () => {
    loads += 1
    return { ApolloStore }
  }
  const { client } = await clientOf({ addToCart: payloadOf(1) }, { importStore })
  client.prepareCache()
  expect(loads).toBe(1)
  await client.mutate(add)
  expect(loads).toBe(1)
})

test('seeded data is known without a request', async () => {
  const { gateway, client } = await clientOf({ store: storeOf('Siam Square') })
  client.seed({ ...storeRequest, data: { store: storeOf('Siam') } })
  const { data } = await client.query(storeRequest)
  expect(data?.store?.name).toBe('Siam')
  expect(gateway.received).toEqual([])
})

const storeAt = (index: number) => ({ query: StoreDocument, variables: { slug: String(index) } })

test('unwatched data is stored for the latest 50 requests, of which Apollo receives the latest 8', async () => {
  const { client } = await clientOf({})
  const isKnown = (index: number) => client.readQuery(storeAt(index)) !== undefined
  countChanges(client, storeAt(0))
  for (let index = 0; index < 100; index++)
    client.writeQuery({ ...storeAt(index), data: { store: null } })
  expect([0, 1, 49, 50, 99].map(isKnown)).toEqual([true, false, false, true, true])
  await client.openCache()
  expect([0, 50, 91, 92, 99].map(isKnown)).toEqual([true, false, false, true, true])
})

test("readSeeded returns the server's data after newer data has arrived", async () => {
  const { client } = await clientOf({ store: storeOf('Siam Square') })
  client.seed({ ...storeRequest, data: { store: storeOf('Siam') } })
  await client.query({ ...storeRequest, fetchPolicy: 'network-only' })
  expect(client.readSeeded(storeRequest)?.store?.name).toBe('Siam')
  expect(client.readQuery(storeRequest)?.store?.name).toBe('Siam Square')
})
