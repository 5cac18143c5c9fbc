import { afterAll, beforeAll, expect, test } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'
import { documentsOf } from '../support/gateway/documents.ts'
import { startShop } from '../support/gateway/startGateway.ts'

const bag = '{ cart { itemCount } }'
let shop: Awaited<ReturnType<typeof startShop>>
beforeAll(async () => {
  shop = await startShop({ isQa: true })
})
afterAll(() => shop[Symbol.asyncDispose]())

const switchFaults = async (faults: string) => {
  const response = await fetch(`${shop.gateway.url}/healthz?qa=${faults}`)
  return response.headers.get('set-cookie')
}

test('several faults in one address reach the CMS unchanged with the calls of that browser', async () => {
  const faults = 'cart.add:409,orders:slow5s,auth:expire,clock:+2h'
  const cookie = await switchFaults(faults)
  expect(cookie).toBe(`vitrine_qa=${faults}; Path=/; HttpOnly; SameSite=Lax`)
  await shop.gateway.postQuery(
    '{ cart { itemCount } }',
    {},
    { cookie: `a=b; vitrine_qa=${faults}; c=d` },
  )
  expect(shop.cms.calls.at(-1)?.headers.cookie).toBe(`vitrine_qa=${faults}`)
  await shop.gateway.postQuery('{ cart { itemCount } }')
  expect(shop.cms.calls.at(-1)?.headers.cookie).toBeUndefined()
})

test('an empty value clears the faults, and a malformed one sets nothing', async () => {
  expect(await switchFaults('')).toBe('vitrine_qa=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0')
  expect(await switchFaults(encodeURIComponent('a:500; Domain=example'))).toBeNull()
})

test('production ignores faults, and sends none to the CMS', async () => {
  covers('security.qa.production')

  await using production = await startShop({
    isProduction: true,
    documents: await documentsOf(bag),
  })
  const response = await fetch(`${production.gateway.url}/healthz?qa=cart.add:409`)
  expect(response.headers.get('set-cookie')).toBeNull()
  await production.gateway.postQuery(bag, {}, { cookie: 'vitrine_qa=cart.add:409' })
  expect(production.cms.calls).toHaveLength(1)
  expect(production.cms.calls[0]?.headers.cookie).toBeUndefined()
})
