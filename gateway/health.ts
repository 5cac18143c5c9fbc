import type { FastifyInstance } from 'fastify'
import type { Upstream } from './sources/cmsSource.ts'

/**
 * GET /healthz: this process lives. GET /readyz: it can be sent visitors, which ends when it is told to stop; it says
 * too how the CMS does, whose outage is no reason to send visitors elsewhere.
 */
export function registerHealth(app: FastifyInstance, { client }: Upstream) {
  let isClosing = false
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
}
