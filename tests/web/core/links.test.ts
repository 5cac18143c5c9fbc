import { createClient } from '@vitrine/web/core/data/client.ts'
import { queryOfActor, queryWithSignal } from '@vitrine/web/core/data/queryWithSignal.ts'
import { ListingPageDocument } from '@vitrine/web/shop/catalog/listing/listing.generated.ts'
import { StoreDocument } from '@vitrine/web/shop/content/stores/stores.generated.ts'
import { OrderDocument } from '@vitrine/web/shop/orders/orders.generated.ts'
import { expect, test } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'
import { gate, startGateway } from './standInGateway.ts'

const store = {
  query: StoreDocument,
  variables: { slug: 'siam' },
  fetchPolicy: 'network-only',
} as const

const stored = { data: { store: null } }

test('a personal query is a POST without its variables in the URL', async () => {
  covers('security.secrets.queries')

  const gateway = await startGateway({ order: null })
  await createClient(gateway).query({
    query: OrderDocument,
    variables: { id: '71', key: 'secret' },
  })
  const [received] = gateway.received
  expect([received?.method, received?.url]).toEqual(['POST', '/graphql?operationName=Order'])
})

test('equal queries in flight share one request regardless of the order of their variables', async () => {
  const gateway = await startGateway({ listing: null })
  const client = createClient(gateway)
  const query = ListingPageDocument
  const [first, second] = await Promise.all([
    client.query({ query, variables: { page: 2, filter: { brands: ['asv'], search: 'a' } } }),
    client.query({ query, variables: { filter: { search: 'a', brands: ['asv'] }, page: 2 } }),
  ])
  expect(gateway.received).toHaveLength(1)
  expect(second.data).toEqual(first.data)
})

test('a request is aborted when its last caller aborts', async () => {
  const gateway = await startGateway({ store: null })
  const { passed, open } = gate()
  const arrived = gate()
  gateway.intercept(async () => {
    arrived.open()
    await passed
    return false
  })
  const client = createClient(gateway)
  const [one, two, three] = [new AbortController(), new AbortController(), new AbortController()]
  const first = queryWithSignal(client, { ...store, signal: one.signal })
  const second = queryWithSignal(client, { ...store, signal: two.signal })
  await arrived.passed
  one.abort()
  await expect(first).rejects.toThrow('aborted')
  expect(gateway.received[0]?.isAborted()).toBe(false)
  two.abort()
  await expect(second).rejects.toThrow('aborted')
  await expect.poll(() => gateway.received[0]?.isAborted()).toBe(true)
  open()
  const again = queryWithSignal(client, { ...store, signal: three.signal })
  expect(await again).toEqual(stored)
  expect(gateway.received).toHaveLength(2)
})

test('a query of an actor that has stopped never settles, one that fails rejects', async () => {
  const gateway = await startGateway({ store: null })
  const client = createClient(gateway)
  const caller = new AbortController()
  const left = queryOfActor(client, { ...store, signal: caller.signal })
  caller.abort()
  expect(await client.query(store)).toEqual(stored)
  expect(await Promise.race([left, 'not settled'])).toBe('not settled')
  const failing = createClient(
    await startGateway({
      store: () => {
        throw new Error('The CMS is closed')
      },
    }),
  )
  await expect(queryOfActor(failing, { ...store, signal: undefined })).rejects.toThrow('closed')
})

test('a query is sent again when its last caller has just aborted', async () => {
  const gateway = await startGateway({ store: null })
  const client = createClient(gateway)
  const caller = new AbortController()
  const first = queryWithSignal(client, { ...store, signal: caller.signal })
  caller.abort()
  const again = client.query(store)
  await expect(first).rejects.toThrow('aborted')
  expect(await again).toEqual(stored)
})

test('a caller whose signal has already aborted does not abort the request of another', async () => {
  const gateway = await startGateway({ store: null })
  const client = createClient(gateway)
  const pending = client.query(store)
  await expect(queryWithSignal(client, { ...store, signal: AbortSignal.abort() })).rejects.toThrow(
    'aborted',
  )
  expect(await pending).toEqual(stored)
})

test.for([
  ['an error page', 503, '<!doctype html><title>Busy</title>'],
  ['truncated JSON', 200, '{"data":{"store":'],
  ['JSON that is not an object', 200, '"data"'],
  ['JSON without data', 429, '{"statusCode":429,"message":"Too many requests"}'],
] as const)('%s rejects with the HTTP status', async ([, status, body]) => {
  const gateway = await startGateway({})
  gateway.intercept((_, response) => {
    response.statusCode = status
    response.end(body)
    return true
  })
  await expect(createClient(gateway).query(store)).rejects.toMatchObject({
    code: 'EMPTY_RESPONSE',
    cause: { message: expect.stringContaining(`responded with ${status}`) },
  })
})

test('a failed request is sent again by the next caller', async () => {
  const gateway = await startGateway({ store: null })
  const client = createClient(gateway)
  let isDown = true
  gateway.intercept((_, response) => {
    if (isDown) response.destroy()
    return isDown
  })
  await expect(client.query(store)).rejects.toThrow()
  isDown = false
  expect(await client.query(store)).toEqual(stored)
})
