import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const retryAfter = 5
const exempt = new Set(['/healthz', '/readyz', '/metrics'])

/** Whether a URL is served under overload too: the assets of an admitted page must load, and are cheap. */
const isExempt = (url: string) => exempt.has(url) || url.startsWith('/assets/')

/** The limits above which this process counts as overloaded. */
export interface Shedding {
  /** Maximum of pending requests; defaults to 500. */
  maxPending?: number
  /** Maximum average delay of the event loop in milliseconds; defaults to 1000, 0 disables it. */
  maxDelay?: number
}

/** The treatment of pages under load. */
export interface PageShedding {
  /** Whether a request is cheap because its page is stored. */
  isStored(request: FastifyRequest): boolean
  /** Sends the response for a page request that is rejected. */
  rejectPage(reply: FastifyReply): FastifyReply
}

const opensPage = ({ headers }: FastifyRequest) => headers.accept?.includes('text/html') ?? false

/** Responds 503 with Retry-After while this process is overloaded, so that admitted requests are served in time. */
export async function registerShedding(
  app: FastifyInstance,
  { maxPending = 500, maxDelay = 1000 }: Shedding = {},
  pages?: PageShedding,
) {
  let pending = 0
  const overloaded = {
    code: 'OVERLOADED',
    message: 'The shop is very busy, please try again in a moment.',
  }
  await app.register(underPressure, {
    maxEventLoopDelay: maxDelay,
    // Measured by the plugin, handled below.
    pressureHandler: () => undefined,
  })
  app.addHook('onRequest', (request, reply, done) => {
    pending += 1
    // `close` is also emitted when the client disconnects early; `finish` is not.
    reply.raw.once('close', () => {
      pending -= 1
    })
    const isTooMuch = pending > maxPending || app.isUnderPressure()
    if (!isTooMuch || isExempt(request.url) || pages?.isStored(request)) done()
    else if (pages && opensPage(request)) pages.rejectPage(reply)
    else reply.code(503).header('retry-after', retryAfter).send(overloaded)
  })
}
