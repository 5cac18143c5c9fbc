import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'

const retryAfter = 5
const exempt = new Set(['/healthz', '/readyz', '/metrics'])

/** Answers 503 with Retry-After while this process cannot keep up, so that those it serves are served in time. */
export async function registerShedding(app: FastifyInstance, mostAtOnce: number) {
  let underWay = 0
  const refuse = {
    code: 'OVERLOADED',
    message: 'The shop is very busy, please try again in a moment.',
  }
  await app.register(underPressure, {
    maxEventLoopDelay: 1000,
    pressureHandler: (request, reply) => {
      if (!exempt.has(request.url)) reply.code(503).header('retry-after', retryAfter).send(refuse)
    },
  })
  app.addHook('onRequest', (request, reply, done) => {
    underWay += 1
    // A visitor who leaves before the answer has no `finish`, but always this.
    reply.raw.once('close', () => {
      underWay -= 1
    })
    if (underWay > mostAtOnce && !exempt.has(request.url))
      reply.code(503).header('retry-after', retryAfter).send(refuse)
    else done()
  })
}
