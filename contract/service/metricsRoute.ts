import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'

/** Upper bounds in seconds of the histograms of requests and calls. */
export const secondsBuckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

// Compares in constant time.
function isSame(given: string | undefined, wanted: string): boolean {
  const [one, other] = [given ?? '', wanted].map((text) =>
    createHash('sha256').update(text).digest(),
  )
  return one !== undefined && other !== undefined && timingSafeEqual(one, other)
}

const loopback = /^(127\.|::1$|::ffff:127\.)/

/** GET /metrics in the format of Prometheus, for this machine only or with the token; otherwise 403. */
export function registerMetrics(
  app: FastifyInstance,
  registry: Registry,
  token: string | undefined,
) {
  app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    const { authorization, 'x-forwarded-for': forwarded } = request.headers
    const isHere = loopback.test(request.socket.remoteAddress ?? '') && forwarded === undefined
    const isAllowed = token ? isSame(authorization, `Bearer ${token}`) : isHere
    if (!isAllowed)
      return reply.code(403).send({
        code: 'forbidden',
        message: 'Metrics require the token, or a request from this machine.',
      })
    reply.header('cache-control', 'no-store').type(registry.contentType)
    return registry.metrics()
  })
}
