import { expect, test } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'
import { startShop } from '#tests/support/gateway/startGateway.ts'
import { emptyCart } from '#tests/support/standIns/standInOrders.ts'

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
