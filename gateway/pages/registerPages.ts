import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PageShedding } from '../protection/shedding.ts'
import type { Metrics } from '../telemetry/metrics.ts'
import { OverloadError } from './admission.ts'
import { canonicalAddress } from './canonicalAddress.ts'
import type { OpenPages } from './openPages.ts'
import type { Pages } from './pages.ts'
import { overloadPage, type PlainPage, shellPage } from './plainPages.ts'
import { retryAfter, sendPage } from './sendPage.ts'
import type { ServedPage } from './servedPage.ts'

/** Serves every address without another route as a page rendered on the server. */
export function registerPages(app: FastifyInstance, open: OpenPages, metrics: Metrics) {
  const { pages, store, compressor, assetsOf } = open

  const send = (request: FastifyRequest, reply: FastifyReply, page: ServedPage) => {
    metrics.page(page.verdict)
    return sendPage(request, reply, page, (encodings) => {
      if (page.address !== undefined) store.addEncodings(page.address, page.content.hash, encodings)
    })
  }

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    // Pages are already compressed.
    compress: false,
    handler: async (request, reply) => {
      const canonical = canonicalAddress(request.url)
      if (canonical) return reply.redirect(canonical, 301)
      try {
        const stored = pages.stored(request.url)
        if (stored?.address !== undefined) compressor.consider(stored.address, stored.content)
        const page = stored ?? (await pages.render(request.url, abortOnClose(reply)))
        return await send(request, reply, page)
      } catch (error) {
        if (reply.raw.destroyed) {
          metrics.page('aborted')
          return reply.hijack()
        }
        if (error instanceof OverloadError) return rejectPage(reply, metrics)
        metrics.page('failed')
        request.log.error({ err: error, url: request.url }, 'page rendering failed')
        return sendPlain(reply.code(200), shellPage(assetsOf('')))
      }
    },
  })
}

/** While the process is overloaded, stored pages are served and other requests get the overload page. */
export const pageShedding = (pages: Pages, metrics: Metrics): PageShedding => ({
  isStored: ({ method, url, routeOptions }) =>
    routeOptions.url === '/*' && (method === 'GET' || method === 'HEAD') && pages.has(url),
  rejectPage: (reply) => rejectPage(reply, metrics),
})

function rejectPage(reply: FastifyReply, metrics: Metrics): FastifyReply {
  metrics.page('shed')
  return sendPlain(reply.code(503).header('retry-after', retryAfter), overloadPage)
}

/** Aborts when the client closes its connection before the response is sent. */
function abortOnClose(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort()
  })
  return controller.signal
}

const sendPlain = (reply: FastifyReply, { html, policy }: PlainPage) =>
  reply
    .header('cache-control', 'no-store')
    .header('content-security-policy', policy)
    .type('text/html; charset=utf-8')
    .send(html)
