import type { FastifyInstance } from 'fastify'
import { AdapterProblem } from './problem.ts'

/** Calls of the contract that the adapter does not offer yet (docs/medusa.md). */
const notOffered = [
  ['GET', '/api/v1/checkout/payment/omise/:id'],
  ['GET', '/api/v1/checkout/payment/card/:id'],
  ['POST', '/api/v1/checkout/payment/omise/:id'],
  ['POST', '/api/v1/checkout/payment/card/:id'],
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
