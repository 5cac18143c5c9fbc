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
  /** Whether forms are sent here: the CMS is told from which page and address they come. */
  takesForms?: boolean
}

// Providers that sign people in may come back by POST; the forms in frames are sent to where they came from.
const routes: Route[] = [
  { prefix: '/media', methods: ['GET', 'HEAD'], isPersonal: false },
  { prefix: '/component', methods: ['GET', 'HEAD', 'POST'], isPersonal: true, takesForms: true },
  { prefix: '/auth', methods: ['GET', 'HEAD', 'POST'], isPersonal: true },
  { prefix: '/invoice', methods: ['GET', 'HEAD'], isPersonal: true },
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

function only(headers: IncomingHttpHeaders | OutgoingHttpHeaders, names: readonly string[]) {
  const kept = names.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]]))
  return Object.fromEntries(kept) as OutgoingHttpHeaders
}

/** Where a form comes from: the page, the shop's host as the browser knows it, and the address. */
function senderOf(request: Pick<FastifyRequest, 'headers' | 'host' | 'ip'>) {
  const { headers, host, ip } = request
  const { origin } = headers
  return { ...(origin && { origin }), 'x-forwarded-host': host, 'x-forwarded-for': ip }
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
  for (const { prefix, methods, isPersonal, takesForms = false } of routes) {
    await app.register(httpProxy, {
      upstream: cmsUrl,
      prefix,
      rewritePrefix: base + prefix,
      httpMethods: methods,
      undici: { connections: 64, headersTimeout: 7000, bodyTimeout: 7000 },
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => {
          const cookie = isPersonal && new VisitorCookies(headers.cookie, isSecure).header
          return {
            ...only(headers, asked),
            'x-request-id': request.id,
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
