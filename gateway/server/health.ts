import type { FastifyInstance } from 'fastify'
import type { Upstream } from '../sources/cmsSource.ts'

/** Tells others how this process is. */
export interface Health {
  /** From now on it asks to be sent no more visitors, and serves those who come all the same. */
  beginClosing(): void
}

/**
 * GET /healthz: this process lives. GET /readyz: it can be sent visitors, which ends when it is told to stop; it says
 * too how the CMS does, whose outage is no reason to send visitors elsewhere.
 */
export function registerHealth(app: FastifyInstance, { client }: Upstream): Health {
  let isClosing = false
  // Whoever holds a connection learns with its next answer that it is the last on it.
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
