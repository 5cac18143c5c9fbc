import type { FastifyInstance } from 'fastify'
import type { Upstream } from '../sources/cmsSource.ts'

/** The health of this process. */
export interface Health {
  /** Reports from now on that it is not ready; requests that still arrive are served. */
  beginClosing(): void
}

/**
 * GET /healthz: the process is running. GET /readyz: it accepts visitors, until the shutdown begins. It also reports
 * the state of the CMS, whose outage does not make it unready.
 */
export function registerHealth(app: FastifyInstance, { client }: Upstream): Health {
  let isClosing = false
  // `Connection: close` on the next response tells clients to open a new connection.
  app.addHook('onRequest', (_, reply, done) => {
    if (isClosing) reply.header('connection', 'close')
    done()
  })
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.get('/healthz', { logLevel: 'warn' }, async (_, reply) => {
    reply.header('cache-control', 'no-store')
    return { status: 'ok' }
  })
  app.get('/readyz', { logLevel: 'warn' }, async (_, reply) => {
    reply.header('cache-control', 'no-store').code(isClosing ? 503 : 200)
    return { status: isClosing ? 'closing' : 'ready', cms: client.isStruggling ? 'down' : 'up' }
  })
  return {
    beginClosing: () => {
      isClosing = true
    },
  }
}
