import type { FastifyInstance } from 'fastify'
import { AdapterProblem } from './problem.ts'

/** Calls of the contract that the adapter does not offer yet (docs/medusa.md). */
const notOffered = [
  ['GET', '/auth/*'],
  ['POST', '/auth/*'],
  ['GET', '/api/v1/profile/data'],
  ['POST', '/api/v1/profile/deletion-link'],
  ['POST', '/api/v1/profile/delete'],
  ['GET', '/api/v1/checkout/payment/omise/:id'],
  ['GET', '/api/v1/checkout/payment/card/:id'],
  ['POST', '/api/v1/checkout/payment/omise/:id'],
  ['POST', '/api/v1/checkout/payment/card/:id'],
  ['POST', '/api/v1/orders/:id/again'],
  ['POST', '/api/v1/orders/:id/returns'],
  ['POST', '/api/v1/stock-alerts'],
  ['POST', '/api/v1/stock-alerts/*'],
  ['POST', '/stock-alerts/unsubscribe'],
  ['GET', '/invoice/*'],
] as const

/** Responds 501 to calls that are not offered yet. */
export function notOfferedRoutes(app: FastifyInstance) {
  for (const [method, url] of notOffered)
    app.route({
      method,
      url,
      handler: () => {
        throw new AdapterProblem('not_found', 'This is not available here.', { status: 501 })
      },
    })
}
