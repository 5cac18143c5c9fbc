import { PublicReads } from '@vitrine/gateway/cache/publicReads.ts'
import { signChanges } from '@vitrine/gateway/cache/webhook.ts'
import { CmsError } from '@vitrine/gateway/upstream/cmsError.ts'
import { expect, test, vi } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'
import { startShop } from '../support/gateway/startGateway.ts'

const listing = '{ listing { totalCount } }'

test('two hundred concurrent reads of one uncached key cause one call', async () => {
  await using shop = await startShop()
  const responses = await Promise.all(
    Array.from({ length: 200 }, () => shop.gateway.postQuery(listing)),
  )
  expect(new Set(responses.map(({ data }) => JSON.stringify(data)))).toEqual(
    new Set(['{"listing":{"totalCount":40}}']),
  )
  expect(shop.cms.calls).toHaveLength(1)
})

test('responses with no-store and personal responses are requested each time', async () => {
  covers('calls.cache.personal')

  await using shop = await startShop()
  shop.cms.cacheControl = 'private, max-age=60'
  for (let time = 0; time < 2; time += 1)
    await shop.gateway.postQuery(`{ ${listing.slice(1, -1)} cart { itemCount } }`)
  expect(shop.cms.calls.map(({ path }) => path.split('?')[0]).sort()).toEqual([
    '/api/v1/cart',
    '/api/v1/cart',
    '/api/v1/products',
    '/api/v1/products',
  ])
})

test('public reads are sent without the visitor’s cookies', async () => {
  covers('calls.visitor.request')

  await using shop = await startShop()
  await shop.gateway.postQuery(listing, {}, { cookie: 'vitrine_session=ada' })
  expect(shop.cms.calls[0]?.headers.cookie).toBeUndefined()
})

test('an expired response is revalidated by its ETag', async () => {
  await using shop = await startShop()
  shop.cms.cacheControl = 'public, max-age=0'
  await shop.gateway.postQuery(listing)
  const { data, extensions } = await shop.gateway.postQuery(listing)
  expect(data).toEqual({ listing: { totalCount: 40 } })
  expect(extensions.upstream?.[0]).toMatchObject({ status: 304 })
})

test('cached responses are served while the CMS is down, others fail with a code, and all recover', async () => {
  covers('calls.cache.stale-if-error')

  await using shop = await startShop()
  shop.cms.cacheControl = 'public, max-age=0'
  const uncached = '{ stores { nodes { slug } } }'
  await shop.gateway.postQuery(listing)
  await shop.cms.kill()
  const { errors } = await shop.gateway.postQuery(uncached)
  const expected = { code: 'CMS_UNAVAILABLE', requestId: expect.any(String) }
  expect(errors[0]?.extensions).toMatchObject(expected)
  // Enough failures to open the circuit breaker.
  for (let round = 0; round < 5; round += 1) {
    const cached = await Promise.all(
      Array.from({ length: 20 }, () => shop.gateway.postQuery(listing)),
    )
    expect(cached.every(({ data, errors }) => data?.['listing'] && !errors.length)).toBe(true)
    expect((await shop.gateway.postQuery(uncached)).errors[0]?.extensions).toMatchObject(expected)
  }
  const ready = async () => (await (await fetch(`${shop.gateway.url}/readyz`)).json()).cms
  expect(await ready()).toBe('down')
  await shop.cms.open()
  const recovered = async () => {
    const { data, extensions } = await shop.gateway.postQuery(
      `{ ${listing.slice(1, -1)} stores { nodes { slug } } }`,
    )
    expect(data).toMatchObject({
      stores: { nodes: [{ slug: 'hat-lane' }] },
      listing: expect.anything(),
    })
    expect(extensions.upstream?.map(({ cache }) => cache)).not.toContain('stale-on-error')
    expect(await ready()).toBe('up')
  }
  await vi.waitFor(recovered, { timeout: 20_000, interval: 100 })
})

test('a stale response is served immediately and refreshed in the background', async () => {
  let now = 0
  const reads = new PublicReads({ clock: () => now })
  const freshness = { fresh: 1000, stale: 5000, onError: 9000 }
  let value = 'old'
  const load = async () => ({ value, size: 1, etag: undefined, freshness })
  await reads.read('/a', load)
  value = 'new'
  now = 1500
  expect(await reads.read('/a', load)).toMatchObject({ value: 'old', verdict: 'stale' })
  await expect.poll(() => reads.read('/a', load)).toMatchObject({ value: 'new', verdict: 'hit' })
  const down = async () => Promise.reject(new CmsError('CMS_UNAVAILABLE', 'down'))
  now = 1500 + 6500
  expect(await reads.read('/a', down)).toMatchObject({ value: 'new', verdict: 'stale-on-error' })
  now = 1500 + 10_001
  await expect(reads.read('/a', down)).rejects.toThrow('down')
})

test('a rejection by the CMS is passed on rather than replaced by a stale response', async () => {
  let now = 0
  const reads = new PublicReads({ clock: () => now })
  await reads.read('/a', async () => ({
    value: 'old',
    size: 1,
    etag: undefined,
    freshness: { fresh: 1, stale: 0, onError: 9000 },
  }))
  now = 2
  await expect(
    reads.read('/a', async () => Promise.reject(new CmsError('FORBIDDEN', 'no'))),
  ).rejects.toThrow('no')
})

test('a change notice refreshes what it names when it is signed and recent', async () => {
  covers('calls.cache.change-notice')

  const secret = 'a secret of the merchant'
  await using shop = await startShop({ webhookSecret: secret })
  const notify = (paths: string[], signature: string) =>
    fetch(`${shop.gateway.url}/webhooks/changes`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-vitrine-signature': signature },
      body: JSON.stringify({ paths }),
    })
  const body = JSON.stringify({ paths: ['/products'] })
  await shop.gateway.postQuery('{ listing { content } stores { nodes { slug } } }')
  expect(
    (await notify(['/products'], signChanges('another secret', body, new Date()))).status,
  ).toBe(401)
  expect(
    (await notify(['/products'], signChanges(secret, body, new Date(Date.now() - 400_000)))).status,
  ).toBe(401)
  expect((await notify(['/stores'], signChanges(secret, body, new Date()))).status).toBe(401)
  await shop.gateway.postQuery('{ listing { content } stores { nodes { slug } } }')
  expect(shop.cms.calls).toHaveLength(2)
  expect((await notify(['/products'], signChanges(secret, body, new Date()))).status).toBe(204)
  await shop.gateway.postQuery('{ listing { content } stores { nodes { slug } } }')
  expect(shop.cms.calls.slice(2).map(({ path }) => path)).toEqual([
    '/api/v1/products?page=1&limit=12',
  ])
})

test('a response with the status 401 is not cached, whatever its headers', async () => {
  covers('calls.cache.unauthenticated')

  await using shop = await startShop()
  const fields =
    '{ stores { nodes { slug } } viewer { displayName } wishlist { nodes { databaseId } } }'
  shop.cms.interfere = (_, response) => {
    const headers = { 'content-type': 'application/json', 'cache-control': 'public, max-age=60' }
    response.writeHead(401, headers).end('{"code":"unauthenticated","message":"Please sign in"}')
    return true
  }
  const cookie = { cookie: 'vitrine_session=ada' }
  const rejected = await shop.gateway.postQuery(fields, {}, cookie)
  expect(rejected.data).toEqual({ stores: null, viewer: null, wishlist: null })
  shop.cms.interfere = undefined
  const { data, errors } = await shop.gateway.postQuery(fields, {}, cookie)
  expect(errors).toEqual([])
  expect(data).toEqual({
    stores: { nodes: [{ slug: 'hat-lane' }] },
    viewer: { displayName: 'Ada' },
    wishlist: { nodes: [{ databaseId: 'hat-0' }, { databaseId: 'hat-1' }] },
  })
})
