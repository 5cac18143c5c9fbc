import type { Order } from '@vitrine/contract/orders.ts'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { order } from '../standIns/standInOrders.ts'
import { startShop } from './startGateway.ts'

/**
 * Starts a gateway before the tests of a file whose CMS answers order 71 with fields that each test sets. `read` queries
 * fields of the order.
 */
export function shopWithOrder(fields: string) {
  let shop: Awaited<ReturnType<typeof startShop>>
  let given: Partial<Order> = {}
  beforeAll(async () => {
    shop = await startShop()
    shop.cms.interfere = ({ path }, response) => {
      if (path !== '/api/v1/orders/71') return false
      response
        .setHeader('content-type', 'application/json')
        .end(JSON.stringify({ ...order, ...given }))
      return true
    }
  })
  afterAll(() => shop[Symbol.asyncDispose]())
  beforeEach(() => {
    given = {}
  })
  return {
    give: (fields: Partial<Order>) => {
      given = fields
    },
    /** The gateway and its CMS, while tests run. */
    running: () => shop,
    read: () => shop.gateway.postQuery(`{ order(id: 71) { ${fields} } }`),
  }
}
