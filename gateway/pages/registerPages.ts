import { languageOfPath } from '@vitrine/contract/common.ts'
import type { RateLimits } from '@vitrine/contract/service/rateLimits.ts'
import { rateLimitKey } from '@vitrine/contract/service/rateLimits.ts'
import { loggedAddress } from '@vitrine/contract/service/redactAddresses.ts'
import { redirectLocally } from '@vitrine/contract/service/redirectLocally.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { bannerScript } from '../faults/bannerScript.ts'
import { visitorFaults } from '../faults/requestFaults.ts'
import type { PageShedding } from '../protection/shedding.ts'
import type { Metrics } from '../telemetry/metrics.ts'
import { requestPreview } from '../visitor/previews.ts'
import { OverloadError } from './admission.ts'
import { cachedSpelling } from './cachedUrls.ts'
import { canonicalUrl, isFilePath, lowerCaseUrl } from './canonicalUrl.ts'
import type { OpenPages } from './openPages.ts'
import type { Pages } from './pages.ts'
import { overloadPage, type PlainPage, shellPage } from './plainPages.ts'
import { previewNote } from './preview.ts'
import { PageMoved } from './renderPage.ts'
import { retryAfter, sendPage } from './sendPage.ts'
import type { ServedPage } from './servedPage.ts'

interface Options {
  open: OpenPages
  metrics: Metrics
  /** Limits the pages of a visitor that are rendered; stored pages cost nothing (security.rate-limits.pages). */
  limits: RateLimits | undefined
  /** The URL of the script that shows testers their faults; undefined where QA is off. */
  banner: string | undefined
}

/** Serves every URL without another route as a page rendered on the server. */
export function registerPages(app: FastifyInstance, { open, metrics, limits, banner }: Options) {
  const { pages, store, compressor, assetsOf, mediaOrigins } = open

  const send = (request: FastifyRequest, reply: FastifyReply, page: ServedPage) => {
    metrics.page(page.verdict)
    const lower = page.status === 404 ? lowerCaseUrl(request.url) : undefined
    if (lower) return redirectMoved(reply, lower)
    return sendPage(request, reply, page, (encodings) => {
      if (page.pageUrl !== undefined) store.addEncodings(page.pageUrl, page.content.hash, encodings)
    })
  }

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    // Pages are already compressed.
    compress: false,
    handler: async (request, reply) => {
      if (isFilePath(request.url)) return reply.callNotFound()
      const canonical = canonicalUrl(request.url) ?? pages.canonical(request.url)
      if (canonical) return redirectLocally(reply, canonical, 301)
      const faults = banner === undefined ? undefined : visitorFaults(request)
      try {
        const preview = requestPreview(request)
        const isTester = preview !== undefined || (banner !== undefined && faults !== undefined)
        const stored = isTester ? undefined : pages.stored(request.url)
        if (stored?.pageUrl !== undefined) compressor.consider(stored.pageUrl, stored.content)
        if (stored) return await send(request, reply, stored)
        const wait = await limits?.take(rateLimitKey(request.ip), 'page', 1)
        if (wait !== undefined) return rejectPage(reply, metrics, { status: 429, wait })
        const signal = abortOnClose(reply)
        const tester = isTester && {
          faults,
          banner: banner && faults && bannerScript(banner, faults),
          preview,
          note: preview && previewNote(request.url),
        }
        const page = tester
          ? await pages.renderForTester(request.url, tester, signal)
          : await pages.render(request.url, signal)
        return await send(request, reply, page)
      } catch (error) {
        if (reply.raw.destroyed) {
          metrics.page('aborted')
          return reply.hijack()
        }
        if (error instanceof OverloadError) return rejectPage(reply, metrics)
        if (error instanceof PageMoved)
          return redirectMoved(reply, cachedSpelling(request.url, error.path) ?? error.path)
        metrics.page('failed')
        request.log.error({ err: error, url: loggedAddress(request.url) }, 'page rendering failed')
        return sendPlain(
          reply.code(200),
          shellPage(assetsOf('', pages.language(request.url)), mediaOrigins),
        )
      }
    },
  })
}

/** Redirects because of data, which browsers must not remember: the address may have a page again (routes.renamed.back). */
const redirectMoved = (reply: FastifyReply, path: string) =>
  redirectLocally(reply.header('cache-control', 'no-cache'), path, 301)

/** While the process is overloaded, stored pages are served and other requests get the overload page. */
export const pageShedding = (pages: Pages, metrics: Metrics): PageShedding => ({
  isStored: ({ method, url, routeOptions }) =>
    routeOptions.url === '/*' && (method === 'GET' || method === 'HEAD') && pages.has(url),
  rejectPage: (reply) => rejectPage(reply, metrics),
})

function rejectPage(
  reply: FastifyReply,
  metrics: Metrics,
  { status, wait } = { status: 503, wait: retryAfter },
): FastifyReply {
  metrics.page('shed')
  const page = overloadPage(languageOfPath(reply.request.url))
  return sendPlain(reply.code(status).header('retry-after', wait), page)
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
