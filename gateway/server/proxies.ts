import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'
import httpProxy from '@fastify/http-proxy'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { VisitorCookies } from './visitor.ts'

interface Options {
  cmsUrl: string
  isSecure: boolean
}

interface Route {
  prefix: string
  methods: ('GET' | 'HEAD' | 'POST')[]
  /** Whether the visitor's cookies go along, both ways. */
  isPersonal: boolean
  /** Whether forms are sent here: the CMS is told from which page they come. */
  takesForms?: boolean
  /** What is passed on besides what every route passes on. */
  headers?: readonly string[]
  /** Milliseconds until the CMS must have begun to answer; 7000 unless said. */
  patience?: number
}

/** Bytes; the longest is a message of someone who writes to a store. */
const largestForm = 256 * 1024

// The payment provider reports to the shop's public address; the CMS knows what it proves by the signature.
const signatures = ['x-vitrine-signature']

// Providers that sign people in may come back by POST; the forms in frames are sent to where they came from.
const routes: Route[] = [
  // A browser has six lines without HTTP/2: pictures that are not ready must not keep them all. The shop asks again.
  { prefix: '/media', methods: ['GET', 'HEAD'], isPersonal: false, patience: 2000 },
  { prefix: '/component', methods: ['GET', 'HEAD', 'POST'], isPersonal: true, takesForms: true },
  { prefix: '/auth', methods: ['GET', 'HEAD', 'POST'], isPersonal: true },
  { prefix: '/invoice', methods: ['GET', 'HEAD'], isPersonal: true },
  { prefix: '/api/v1/webhooks/payment', methods: ['POST'], isPersonal: false, headers: signatures },
]

const asked = [
  'accept',
  'if-none-match',
  'if-modified-since',
  'range',
  'content-type',
  'content-length',
  'transfer-encoding',
]
const answered = [
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

/** Seconds after which a visitor may try again. */
const retryAfter = 5
const unavailable = {
  code: 'CMS_UNAVAILABLE',
  message: 'The shop cannot be reached right now. Please try again in a moment.',
}

function only(headers: IncomingHttpHeaders | OutgoingHttpHeaders, names: readonly string[]) {
  const kept = names.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]]))
  return Object.fromEntries(kept) as OutgoingHttpHeaders
}

/** The page a form comes from, and the shop's host as the browser knows it. */
function senderOf({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>) {
  const { origin } = headers
  return { ...(origin && { origin }), 'x-forwarded-host': host }
}

// Nobody climbs out of a prefix, however the CMS reads these.
const climbing = /%2e|%2f|%5c|%00|\\|\/\.\.?(\/|$)/i

function refusalOf({ url, method, headers }: FastifyRequest): number | undefined {
  if (climbing.test(url.split('?', 1)[0] ?? '')) return 404
  if (method !== 'POST') return undefined
  if (headers['content-length'] === undefined) return 411
  return Number(headers['content-length']) > largestForm ? 413 : undefined
}

// Back into the shop, or to a provider that signs people in; where the CMS itself stands stays unknown.
function locationOf(location: string | undefined, cmsUrl: string): string | undefined {
  if (location === undefined) return undefined
  const target = URL.parse(location, cmsUrl)
  if (!target || !/^https?:$/.test(target.protocol)) return '/'
  return target.origin === new URL(cmsUrl).origin ? target.pathname + target.search : target.href
}

/** Passes pictures, frames, sign-in by others and invoices through to the CMS (DESIGN §1), with headers by allow-list. */
export async function registerProxies(app: FastifyInstance, { cmsUrl, isSecure }: Options) {
  const base = new URL(cmsUrl).pathname.replace(/\/+$/, '')
  for (const route of routes) {
    const { prefix, methods, isPersonal, takesForms = false, headers: own = [] } = route
    await app.register(httpProxy, {
      upstream: cmsUrl,
      prefix,
      rewritePrefix: base + prefix,
      httpMethods: methods,
      preHandler: (request, reply, done) => {
        const refusal = refusalOf(request)
        if (refusal === undefined) done()
        else reply.code(refusal).send()
      },
      undici: { connections: 64, headersTimeout: route.patience ?? 7000, bodyTimeout: 7000 },
      replyOptions: {
        // What is wrong is in the log; where the CMS stands is nobody's business.
        onError: (reply) => {
          reply.code(503).header('retry-after', retryAfter).send(unavailable)
        },
        rewriteRequestHeaders: (request, headers) => {
          const cookie = isPersonal && new VisitorCookies(headers.cookie, isSecure).header
          return {
            ...only(headers, [...asked, ...own]),
            'x-request-id': request.id,
            'x-forwarded-for': request.ip,
            ...(cookie && { cookie }),
            ...(takesForms && senderOf(request)),
          } as IncomingHttpHeaders
        },
        rewriteHeaders: (headers) => {
          const cookies = new VisitorCookies(undefined, isSecure)
          if (isPersonal) cookies.take(headers['set-cookie'])
          const location = locationOf(headers.location, cmsUrl)
          return {
            ...only(headers, answered),
            ...(location && { location }),
            ...(cookies.changes.length && { 'set-cookie': cookies.changes }),
          } as IncomingHttpHeaders
        },
      },
    })
  }
}
