import type { Order } from '@vitrine/contract/orders.ts'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { order } from '../standIns/standInOrders.ts'
import { respondWith } from '../standIns/standInResponses.ts'
import { startShop } from './startGateway.ts'

/**
 * Starts a gateway before the tests of a file whose CMS answers order 71 with fields that each test sets. `read` queries
 * fields of the order.
 */
export function shopWithOrder(fields: string) {
  let shop: Awaited<ReturnType<typeof startShop>>
  const give = (given: Partial<Order>) =>
    respondWith(shop.cms, { ...order, ...given }, { path: '/orders/71' })
  beforeAll(async () => {
    shop = await startShop()
  })
  afterAll(() => shop[Symbol.asyncDispose]())
  beforeEach(() => give({}))
  return { give, read: () => shop.gateway.postQuery(`{ order(id: 71) { ${fields} } }`) }
}
