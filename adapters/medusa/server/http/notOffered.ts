import type { FastifyInstance } from 'fastify'
import { AdapterProblem } from './problem.ts'

/** Calls that need a session. As there are no sessions yet, every visitor is a guest. */
const personal = ['/api/v1/profile', '/api/v1/wishlist', '/api/v1/orders'] as const

/** Calls of the contract that the adapter does not offer yet (docs/medusa.md). */
const notOffered = [
  ['POST', '/api/v1/auth/*'],
  ['GET', '/auth/*'],
  ['POST', '/auth/*'],
  ['GET', '/api/v1/profile/*'],
  ['PATCH', '/api/v1/profile/*'],
  ['POST', '/api/v1/profile/*'],
  ['DELETE', '/api/v1/profile/*'],
  ['GET', '/api/v1/addresses'],
  ['POST', '/api/v1/addresses'],
  ['POST', '/api/v1/wishlist'],
  ['DELETE', '/api/v1/wishlist/:id'],
  ['GET', '/api/v1/checkout/payment/omise/:id'],
  ['GET', '/api/v1/checkout/payment/card/:id'],
  ['POST', '/api/v1/checkout/payment/omise/:id'],
  ['POST', '/api/v1/checkout/payment/card/:id'],
  ['POST', '/api/v1/orders/*'],
  ['POST', '/api/v1/stock-alerts'],
  ['POST', '/api/v1/stock-alerts/*'],
  ['POST', '/stock-alerts/unsubscribe'],
  ['GET', '/invoice/*'],
] as const

/** Responds 401 to reads that need a session, and 501 to the other calls that are not offered yet. */
export function notOfferedRoutes(app: FastifyInstance) {
  for (const url of personal)
    app.get(url, () => {
      throw new AdapterProblem('unauthenticated', 'Please sign in to continue.')
    })
  for (const [method, url] of notOffered)
    app.route({
      method,
      url,
      handler: () => {
        throw new AdapterProblem('not_found', 'This is not available here.', { status: 501 })
      },
    })
}
