import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const retryAfter = 5
const exempt = new Set(['/healthz', '/readyz', '/metrics'])

/** A page that was let in comes with its scripts; they cost next to nothing. */
const isExempt = (url: string) => exempt.has(url) || url.startsWith('/assets/')

/** From where on this process counts as overloaded. */
export interface Shedding {
  /** Requests under way; 500 unless given. */
  mostAtOnce?: number
  /** Milliseconds by which the event loop is late on average; 1000 unless given, 0: however late. */
  longestDelay?: number
}

/** How pages take part. */
export interface PageShedding {
  /** Whether a request costs next to nothing, because its page is stored. */
  isStored(request: FastifyRequest): boolean
  /** Answers a visitor who opens a page. */
  refusePage(reply: FastifyReply): FastifyReply
}

const opensPage = ({ headers }: FastifyRequest) => headers.accept?.includes('text/html') ?? false

/** Answers 503 with Retry-After while this process cannot keep up, so that those it serves are served in time. */
export async function registerShedding(
  app: FastifyInstance,
  { mostAtOnce = 500, longestDelay = 1000 }: Shedding = {},
  pages?: PageShedding,
) {
  let underWay = 0
  const refuse = {
    code: 'OVERLOADED',
    message: 'The shop is very busy, please try again in a moment.',
  }
  await app.register(underPressure, {
    maxEventLoopDelay: longestDelay,
    // Measured there, decided below.
    pressureHandler: () => undefined,
  })
  app.addHook('onRequest', (request, reply, done) => {
    underWay += 1
    // A visitor who leaves before the answer has no `finish`, but always this.
    reply.raw.once('close', () => {
      underWay -= 1
    })
    const isTooMuch = underWay > mostAtOnce || app.isUnderPressure()
    if (!isTooMuch || isExempt(request.url) || pages?.isStored(request)) done()
    else if (pages && opensPage(request)) pages.refusePage(reply)
    else reply.code(503).header('retry-after', retryAfter).send(refuse)
  })
}
