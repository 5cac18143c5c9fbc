import { expect, test } from 'vitest'
import { documentsOf, persistedPath } from '../support/gateway/documents.ts'
import { startShop } from '../support/gateway/startGateway.ts'
import { startNginx } from './nginxServer.ts'

const stores = '{ stores { slug } }'
const cart = '{ cart { itemCount } }'
const preflight = { headers: { 'apollo-require-preflight': '1' } }

/** The shop in production mode behind nginx, as documented. */
async function startProduction() {
  const shop = await startShop({
    isProduction: true,
    trustedProxies: '127.0.0.1',
    documents: await documentsOf(stores, cart),
  })
  const nginx = await startNginx(shop.gateway.url)
  return {
    ...shop,
    url: nginx.url,
    async [Symbol.asyncDispose]() {
      await nginx[Symbol.asyncDispose]()
      await shop[Symbol.asyncDispose]()
    },
  }
}

test('nginx caches public responses for their max-age and serves them while the shop is down', async () => {
  await using shop = await startProduction()
  shop.cms.cacheControl = 'public, max-age=5'
  const get = () => fetch(shop.url + persistedPath(stores), preflight)
  const first = await get()
  expect(first.headers.get('x-cache')).toBe('MISS')
  const responses = await Promise.all(Array.from({ length: 50 }, get))
  const cacheStatuses = new Set(responses.map(({ headers }) => headers.get('x-cache')))
  expect(cacheStatuses).toEqual(new Set(['HIT']))
  expect(shop.cms.calls).toHaveLength(1)
  await shop.gateway.close()
  await expect
    .poll(async () => (await get()).headers.get('x-cache'), { timeout: 15_000 })
    .toBe('STALE')
  expect(await (await get()).json()).toEqual({ data: { stores: [{ slug: 'hat-lane' }] } })
})

test('nginx never caches personal responses and ignores forged client addresses', async () => {
  await using shop = await startProduction()
  const headers = { ...preflight.headers, 'x-forwarded-for': '203.0.113.7' }
  for (let time = 0; time < 2; time += 1) {
    const response = await fetch(shop.url + persistedPath(cart), { headers })
    expect(response.headers.get('x-cache')).toBe('MISS')
    expect(await response.json()).toEqual({ data: { cart: { itemCount: 0 } } })
  }
  expect(shop.cms.calls.map((call) => call.headers['x-forwarded-for'])).toEqual([
    '127.0.0.1',
    '127.0.0.1',
  ])
  expect((await fetch(`${shop.url}/metrics`)).status).toBe(404)
})
