import type { FastifyInstance } from 'fastify'

/** Paths that are requested every few seconds and would bury the requests of visitors. */
export const probes = new Set(['/healthz', '/readyz', '/metrics'])

/** The control of the health that a process reports. */
export interface Health {
  /** Reports from now on that it is not ready; requests that still arrive are served. */
  beginClosing(): void
}

/** Whether a process can serve requests, and the state of each dependency by its name. */
export interface Readiness {
  isReady: boolean
  dependencies: Readonly<Record<string, 'up' | 'down'>>
}

/**
 * Serves GET /healthz, `{"status": "ok"}`, and GET /readyz with the state of each dependency: `ready` with 200,
 * `unready` with 503 while `readiness` reports that, and `closing` with 503 once the shutdown begins.
 */
export function registerHealth(
  app: FastifyInstance,
  readiness: () => Readiness | Promise<Readiness>,
): Health {
  let isClosing = false
  let checking: Promise<Readiness> | undefined
  // Probes have no limit: those that arrive during a check share it, so that a flood cannot occupy the database.
  const check = () =>
    (checking ??= Promise.resolve(readiness()).finally(() => {
      checking = undefined
    }))
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
    const { isReady, dependencies } = await check()
    const status = isClosing ? 'closing' : isReady ? 'ready' : 'unready'
    reply.header('cache-control', 'no-store').code(status === 'ready' ? 200 : 503)
    return { status, ...dependencies }
  })
  return {
    beginClosing: () => {
      isClosing = true
    },
  }
}
