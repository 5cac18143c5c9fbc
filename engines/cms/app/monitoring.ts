import { type Health, probes, registerHealth } from '@vitrine/contract/service/health.ts'
import { registerMetrics } from '@vitrine/contract/service/metricsRoute.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Cms } from '#cms/core/context.ts'
import { responds } from '#cms/database/responds.ts'

/**
 * Serves /healthz, /readyz and /metrics like the gateway, and adds a metric and a span for every other request. The CMS
 * is unready while its database does not respond, because it can serve nothing without it.
 */
export function registerMonitoring(app: FastifyInstance, cms: Cms): Health {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    if (probes.has(route)) return
    const { statusCode, elapsedTime } = reply
    cms.metrics.request(request.method, route, statusCode, elapsedTime / 1000)
    const { traceparent } = request.headers
    cms.tracing?.record({
      name: route === 'none' ? request.method : `${request.method} ${route}`,
      startedAt: Date.now() - elapsedTime,
      attributes: {
        'http.request.method': request.method,
        'http.route': route,
        'http.response.status_code': statusCode,
      },
      isError: statusCode >= 500,
      request: { traceparent: typeof traceparent === 'string' ? traceparent : undefined },
    })
  })
  registerMetrics(app, cms.metrics.registry, cms.environment.METRICS_TOKEN)
  return registerHealth(app, async () => {
    const isUp = await responds(cms.database)
    return { isReady: isUp, dependencies: { database: isUp ? 'up' : 'down' } }
  })
}

/** The logged form of a request: without its query, which may hold keys of orders and codes of sign-ins. */
export function loggedRequest({ method, url, host, ip }: FastifyRequest) {
  return { method, url: url.split('?', 1)[0], host, remoteAddress: ip }
}
