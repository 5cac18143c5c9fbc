import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'
import type { Readable } from 'node:stream'
import httpProxy from '@fastify/http-proxy'
import { gatewaySecretHeader } from '@vitrine/contract/common.ts'
import { sitePath } from '@vitrine/contract/sitePath.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { applyProxyFault, retryAfter, unavailable } from '../faults/proxyFaults.ts'
import { contentMedia } from '../upstream/contentCalls.ts'
import { type CookieNames, VisitorCookies } from '../visitor/visitorCookies.ts'

interface Options {
  cmsUrl: string
  /** The CMS of the content, which then serves the files below /media/content. */
  contentUrl: string | undefined
  isSecure: boolean
  cookieNames: CookieNames | undefined
  /** Authenticates the gateway to the CMS. */
  cmsSecret: string | undefined
  /** Whether testers may switch faults on. */
  isQa: boolean
}

interface Route {
  /** The address of the server; the CMS by default. */
  upstream?: string
  prefix: string
  methods: ('GET' | 'HEAD' | 'POST')[]
  /** Whether the visitor's cookies are forwarded in both directions. */
  isPersonal: boolean
  /** Whether forms are submitted here: forwards Origin and the public host to the CMS. */
  takesForms?: boolean
  /** Headers that are forwarded in addition to those of every route. */
  headers?: readonly string[]
  /** Whether only images and films are passed on, and shown without scripts (security.media). */
  isMedia?: boolean
  /** Milliseconds until the CMS must start to respond; defaults to 7000. */
  timeout?: number
}

/** Maximum size of a form in bytes. */
const maxFormBytes = 256 * 1024

// The payment provider sends webhooks to the shop's public address; the CMS verifies the signature.
const signatures = ['x-vitrine-signature']

const mediaRoute: Route = {
  prefix: '/media',
  methods: ['GET', 'HEAD'],
  isPersonal: false,
  isMedia: true,
  // Browsers open six connections without HTTP/2: slow images must not block them all. The shop retries.
  timeout: 2000,
}

// Social sign-in may return by POST; forms in frames are submitted to their own URL.
const routes: Route[] = [
  mediaRoute,
  { prefix: '/component', methods: ['GET', 'HEAD', 'POST'], isPersonal: true, takesForms: true },
  { prefix: '/auth', methods: ['GET', 'HEAD', 'POST'], isPersonal: true },
  { prefix: '/invoice', methods: ['GET', 'HEAD'], isPersonal: true },
  // The button of email programs (RFC 8058) posts to the address of the page.
  { prefix: '/stock-alerts/unsubscribe', methods: ['POST'], isPersonal: false },
  { prefix: '/newsletter/unsubscribe', methods: ['POST'], isPersonal: false },
  { prefix: '/api/v1/webhooks/payment', methods: ['POST'], isPersonal: false, headers: signatures },
]

const requestHeaders = [
  'accept',
  'if-none-match',
  'if-modified-since',
  'range',
  'content-type',
  'content-length',
  'transfer-encoding',
]
const responseHeaders = [
  'content-type',
  'content-length',
  'content-encoding',
  'content-range',
  'content-disposition',
  'content-security-policy',
  'accept-ranges',
  'cache-control',
  'etag',
  'last-modified',
  'vary',
  'retry-after',
]

const mediaTypes = new Set([
  ...['image/avif', 'image/webp', 'image/jpeg', 'image/png', 'image/gif'],
  ...['video/mp4', 'video/webm', 'text/vtt'],
])
// An SVG or a page that is opened as a file would otherwise run as part of the shop.
const mediaPolicy = "sandbox; default-src 'none'"
// Email programs show images too (emails.card).
const mediaHeaders = {
  'content-security-policy': mediaPolicy,
  'cross-origin-resource-policy': 'cross-origin',
}

const typeOf = (contentType: string) => contentType.split(';', 1)[0]?.trim().toLowerCase() ?? ''

function only(headers: IncomingHttpHeaders | OutgoingHttpHeaders, names: readonly string[]) {
  const allowed = names.flatMap((name) =>
    headers[name] === undefined ? [] : [[name, headers[name]]],
  )
  return Object.fromEntries(allowed) as OutgoingHttpHeaders
}

/** The origin of the form and the shop's public host. */
function senderOf({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>) {
  const { origin } = headers
  return { ...(origin && { origin }), 'x-forwarded-host': host }
}

// Rejects paths that could leave the prefix, however the CMS decodes them.
const climbing = /%2e|%2f|%5c|%00|\\|\/\.\.?(\/|$)/i

function rejectionStatus({ url, method, headers }: FastifyRequest): number | undefined {
  if (climbing.test(url.split('?', 1)[0] ?? '')) return 404
  if (method !== 'POST') return undefined
  if (headers['content-length'] === undefined) return 411
  return Number(headers['content-length']) > maxFormBytes ? 413 : undefined
}

// Redirects lead to the shop or to a sign-in provider; the address of the CMS is not exposed.
function locationOf(location: string | undefined, cmsUrl: string): string | undefined {
  if (location === undefined) return undefined
  const target = URL.parse(location, cmsUrl)
  if (!target || !/^https?:$/.test(target.protocol)) return '/'
  if (target.origin !== new URL(cmsUrl).origin) return target.href
  return sitePath(target.pathname + target.search) ?? '/'
}

/** Proxies images, frames, social sign-in and invoices to the CMS (docs/rest/README.md), with an allow-list of headers. */
export async function registerProxies(
  app: FastifyInstance,
  { cmsUrl, contentUrl, isSecure, isQa, cookieNames, cmsSecret }: Options,
) {
  const content = contentUrl ? [{ ...mediaRoute, prefix: contentMedia, upstream: contentUrl }] : []
  for (const route of [...routes, ...content]) {
    const {
      upstream = cmsUrl,
      prefix,
      methods,
      isPersonal,
      takesForms = false,
      headers: ownHeaders = [],
    } = route
    const { isMedia = false, timeout = 7000 } = route
    await app.register(httpProxy, {
      upstream,
      prefix,
      rewritePrefix: new URL(upstream).pathname.replace(/\/+$/, '') + prefix,
      httpMethods: methods,
      preHandler: (request, reply, done) => {
        const rejection = rejectionStatus(request)
        if (rejection !== undefined) return reply.code(rejection).send()
        if (!isQa) return done()
        applyProxyFault(request, reply, timeout).then((isOver) => isOver || done(), done)
      },
      // It would log addresses with their parameters; the request itself is logged.
      disableRequestLogging: true,
      undici: { connections: 64, headersTimeout: timeout, bodyTimeout: 7000 },
      replyOptions: {
        // Details are logged; the address of the CMS is not exposed.
        onError: (reply) => {
          reply.code(503).header('retry-after', retryAfter).send(unavailable)
        },
        onResponse: (_, reply, response) => {
          const { stream, statusCode } = response as typeof response & {
            stream: Readable
            statusCode: number
          }
          const isRefused =
            isMedia &&
            statusCode < 300 &&
            !mediaTypes.has(typeOf(String(reply.getHeader('content-type') ?? '')))
          if (!isRefused) return reply.send(stream)
          stream.destroy()
          for (const name of responseHeaders) reply.removeHeader(name)
          reply.code(404).header('content-security-policy', mediaPolicy)
          return reply.send({ code: 'NOT_FOUND', message: 'Not found.' })
        },
        rewriteRequestHeaders: (request, headers) => {
          const cookie =
            isPersonal && new VisitorCookies(headers.cookie, isSecure, cookieNames).header
          return {
            ...only(headers, [...requestHeaders, ...ownHeaders]),
            'x-request-id': request.id,
            'x-forwarded-for': request.ip,
            ...(cmsSecret && upstream === cmsUrl && { [gatewaySecretHeader]: cmsSecret }),
            ...(cookie && { cookie }),
            ...(takesForms && senderOf(request)),
          } as IncomingHttpHeaders
        },
        rewriteHeaders: (headers) => {
          const cookies = new VisitorCookies(undefined, isSecure, cookieNames)
          if (isPersonal) cookies.take(headers['set-cookie'])
          const location = locationOf(headers.location, upstream)
          return {
            ...only(headers, responseHeaders),
            ...(isMedia && mediaHeaders),
            ...(location && { location }),
            ...(cookies.changes.length && { 'set-cookie': cookies.changes }),
          } as IncomingHttpHeaders
        },
      },
    })
  }
}
