import { expect, test } from 'vitest'
import { startShop } from '../../support/gateway/startGateway.ts'
import { badResponses, secret } from '../../support/standIns/badResponses.ts'

const query = '{ listing { totalCount } stores { nodes { slug } } }'
const isListing = (path: string) => path.startsWith('/api/v1/products')

test.concurrent.each(badResponses)(
  'a field fails with its code and caches nothing when the CMS responds with $name',
  async ({ code, send: give }) => {
    const timeouts = { read: 2000, write: 2000 }
    await using shop = await startShop(code === 'CMS_TIMEOUT' ? { timeouts } : {})
    shop.cms.interfere = ({ path }, response) => {
      if (isListing(path)) give(response)
      return isListing(path)
    }
    const bad = await shop.gateway.postQuery(query)
    expect(bad.status).toBe(200)
    expect(bad.data).toEqual({ listing: null, stores: { nodes: [{ slug: 'hat-lane' }] } })
    expect(bad.errors.map(({ extensions }) => extensions['code'])).toEqual([code])
    expect(JSON.stringify(bad)).not.toContain(secret)
    expect(shop.cms.calls.filter(({ path }) => isListing(path)).length).toBeLessThanOrEqual(3)
    shop.cms.interfere = undefined
    const good = await shop.gateway.postQuery(query)
    expect(good.errors).toEqual([])
    expect(good.data).toMatchObject({ listing: { totalCount: 40 } })
  },
)

test('bad responses leave neither timers nor connections behind', async () => {
  await using shop = await startShop()
  await shop.gateway.postQuery(query)
  const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length
  const before = timers()
  for (const { code, send: give } of badResponses.filter(({ code }) => code !== 'CMS_TIMEOUT')) {
    shop.cms.interfere = (_, response) => {
      give(response)
      return true
    }
    const { errors } = await shop.gateway.postQuery(
      `{ product(slug: "${give.length}${code}") { id } }`,
    )
    expect(errors).toHaveLength(1)
  }
  await expect.poll(timers).toBeLessThanOrEqual(before + 2)
})

test('the gateway drops headers that a CMS must not set', async () => {
  await using shop = await startShop()
  shop.cms.interfere = (_, response) => {
    response.setHeader('set-cookie', ['admin=1; Domain=evil.example', 'vitrine_cart=a; Path=/x'])
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('content-security-policy', "default-src 'none'")
    response.setHeader('x-powered-by', secret)
    response.setHeader('clear-site-data', '"*"')
    return false
  }
  const { headers, errors } = await shop.gateway.postQuery(
    '{ stores { nodes { slug } } cart { itemCount } }',
  )
  expect(errors).toEqual([])
  expect(headers.getSetCookie()).toEqual(['vitrine_cart=a; Path=/; HttpOnly; SameSite=Lax'])
  for (const name of ['access-control-allow-origin', 'x-powered-by', 'clear-site-data'])
    expect(headers.get(name), name).toBeNull()
})
