import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'
import { startShop } from '#tests/support/gateway/startGateway.ts'
import { hat } from '#tests/support/standIns/standInHats.ts'
import { emptyCart } from '#tests/support/standIns/standInOrders.ts'

test('what is left out of responses is logged once, with the call, the field and the item', async () => {
  covers('calls.response.loss-log')

  const stream = new PassThrough()
  const shop = await startShop({ logger: { level: 'warn', stream } })
  const broken = Array.from({ length: 3 }, (_, index) => ({ ...hat(index), stockStatus: 'soon' }))
  shop.cms.cacheControl = 'no-store'
  shop.cms.interfere = ({ path }, response) => {
    if (!path.startsWith('/api/v1/recently-viewed')) return false
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ success: true, data: [...broken, hat(5)] }))
    return true
  }
  for (const _ of [1, 2, 3]) {
    const { data } = await shop.gateway.postQuery(
      '{ listing(filter: { ids: ["hat-5"] }) { nodes { databaseId } } }',
    )
    expect(data).toEqual({ listing: { nodes: [{ databaseId: 'hat-5' }] } })
  }
  await shop[Symbol.asyncDispose]()
  stream.end()
  const lines = (await text(stream)).trim().split('\n')
  expect(lines.map((line) => JSON.parse(line).field)).toEqual(['data.0', 'data.1', 'data.2'])
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    call: 'products.recentlyViewed',
    problem: expect.stringMatching(
      /stockStatus: .* the item “Boater in rabbit, no. 0” is left out/,
    ),
  })
})

test('a quantity is sent by PUT after the CMS has rejected PATCH, without another PATCH', async () => {
  covers('calls.visitor.put')

  await using shop = await startShop()
  shop.cms.interfere = ({ method, path }, response) => {
    if (path !== '/api/v1/cart/k1') return false
    response.writeHead(method === 'PATCH' ? 405 : 200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(method === 'PATCH' ? {} : emptyCart))
    return true
  }
  const update = 'mutation { updateCartItem(input: { key: "k1", quantity: 2 }) { cart { id } } }'
  for (const _ of [1, 2]) expect((await shop.gateway.postQuery(update)).errors).toEqual([])
  expect(shop.cms.calls.map(({ method }) => method)).toEqual(['PATCH', 'PUT', 'PUT'])
})
