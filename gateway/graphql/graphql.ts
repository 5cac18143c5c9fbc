import { type ApolloServer, HeaderMap } from '@apollo/server'
import { languageOfPath } from '@vitrine/contract/common.ts'
import type { RateLimits } from '@vitrine/contract/service/rateLimits.ts'
import { rateLimitKey } from '@vitrine/contract/service/rateLimits.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { gatewayMessages } from '#gateway/generated/messages/gatewayMessages.ts'
import {
  type CachedResponse,
  codingOfResponse,
  encodedResponse,
  type ResponseCache,
} from '../cache/responseCache.ts'
import { codingFor, matchesDocument } from '../pages/negotiation.ts'
import type { PlaygroundOptions } from '../playground/playground.ts'
import type { Context } from '../sources/context.ts'
import type { Metrics } from '../telemetry/metrics.ts'
import { serverTiming } from '../telemetry/serverTiming.ts'
import { requestPreview } from '../visitor/previews.ts'
import { visitorToken, visitorTokenHeader } from '../visitor/visitorCookies.ts'
import type { PersistedDocuments } from './persistedDocuments.ts'
import { readUpload, registerUploads } from './uploads.ts'

interface Options {
  apollo: ApolloServer<Context>
  documents: PersistedDocuments
  responses: ResponseCache
  limits: RateLimits | undefined
  metrics: Metrics
  /** Whether documents other than the shop's own run; responses then include their calls to the CMS and are not cached. */
  isOpen: boolean
  /** Milliseconds since 1970. */
  clock: () => number
  /** Serves the playground to browsers; undefined if there is none. */
  playground: PlaygroundOptions | undefined
  createContext(request: FastifyRequest): Context
}

// The headers that Apollo needs for content negotiation and CSRF protection.
const preflightHeaders = ['apollo-require-preflight', 'x-apollo-operation-name']
const passedHeaders = ['content-type', 'accept', ...preflightHeaders]

/** POST and GET /graphql, with documents as text or by hash (Apollo's persisted queries). */
export async function registerGraphql(app: FastifyInstance, options: Options) {
  const { responses, limits, metrics } = options
  // A production image does not contain the packages of the playground.
  const playground = options.playground && (await import('../playground/playground.ts'))
  await app.register(async (scope) => {
    await registerUploads(scope)
    const respond =
      options.playground && (await playground?.registerPlayground(scope, options.playground))
    if (limits)
      scope.addHook('onRequest', (request, reply, done) => {
        const wait = limits.takeRequest(rateLimitKey(request.ip))
        if (wait === undefined) done()
        else
          reply
            .code(429)
            .header('retry-after', wait)
            .send(problem(request, { code: 'RATE_LIMITED', isSpecific: true }, tooMany(request)))
      })
    scope.get('/graphql', async (request, reply) => {
      if (respond && playground?.wantsPlayground(request)) {
        const { headers, page } = respond(request.url)
        return reply.headers(headers).send(page)
      }
      const cached = requestPreview(request) ? undefined : responses.get(addressOf(request))
      if (!cached) return executeRequest(request, reply, undefined, options)
      metrics.cachedResponse()
      reply.header('server-timing', 'cache;desc="hit"')
      return sendCached(request, reply, cached, responses.maxAge(cached))
    })
    scope.post('/graphql', async (request, reply) => {
      const isUpload =
        request.isMultipart() && preflightHeaders.some((name) => request.headers[name])
      const body = isUpload ? await readUpload(request) : request.body
      return executeRequest(request, reply, body, options)
    })
  })
}

// The operation is not read yet: its language is that of the page it was sent from.
const tooMany = ({ headers }: FastifyRequest) =>
  gatewayMessages[languageOfPath(URL.parse(headers.referer ?? '')?.pathname ?? '')].rateLimited

const addressOf = ({ url, headers }: FastifyRequest) => `${headers.accept ?? ''} ${url}`

async function executeRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  body: unknown,
  { apollo, documents, responses, isOpen, clock, createContext }: Options,
) {
  const search = searchOf(request.url)
  const text = textOf(body) ?? (search ? new URLSearchParams(search).get('query') : null)
  if (!isOpen && text && !documents.has(text))
    return reply
      .code(400)
      .send(
        problem(
          request,
          { code: 'PERSISTED_QUERY_ONLY' },
          'Only persisted documents of the shop are allowed.',
        ),
      )
  const context = createContext(request)
  const response = await apollo.executeHTTPGraphQLRequest({
    httpGraphQLRequest: { method: request.method, headers: headersOf(request), search, body },
    context: async () => context,
  })
  if (response.body.kind !== 'complete') throw new Error('Incremental delivery is not supported.')
  for (const [name, value] of response.headers) reply.header(name, value)
  const { lifetime, cookies, hasToken } = context.request
  // Production does not expose the calls to the CMS.
  const timed = isOpen ? context.request : { ...context.request, calls: [] }
  reply.header('server-timing', serverTiming(timed))
  const fresh = lifetime.freshUntil - clock()
  if (!isOpen && request.method === 'GET' && !text && fresh > 0 && Number.isFinite(fresh)) {
    const contentType = response.headers.get('content-type') ?? 'application/json; charset=utf-8'
    const cached = responses.set(addressOf(request), response.body.string, contentType, fresh)
    return sendCached(request, reply, cached, responses.maxAge(cached))
  }
  if (cookies.changes.length) {
    if (hasToken) reply.header(visitorTokenHeader, visitorToken(cookies.header))
    else reply.header('set-cookie', cookies.changes)
  }
  reply.header('cache-control', 'private, no-store')
  return reply.code(response.status ?? 200).send(response.body.string)
}

// Shared caches may store it; browsers revalidate it each time.
async function sendCached(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  cached: CachedResponse,
  maxAge: number,
) {
  const coding = codingOfResponse(cached, codingFor(headers['accept-encoding']?.toString()))
  reply.headers({
    'cache-control': `public, max-age=0, s-maxage=${maxAge}`,
    'content-type': cached.contentType,
    etag: `"${cached.hash}.${coding}"`,
    vary: 'accept, accept-encoding',
  })
  if (matchesDocument(headers['if-none-match'], cached.hash)) return reply.code(304).send()
  if (coding !== 'identity') reply.header('content-encoding', coding)
  return reply.code(200).send(await encodedResponse(cached, coding))
}

function headersOf({ headers }: FastifyRequest): HeaderMap {
  const passed = new HeaderMap()
  for (const name of passedHeaders) {
    const value = headers[name]
    if (typeof value === 'string') passed.set(name, value)
  }
  return passed
}

function searchOf(url: string): string {
  const mark = url.indexOf('?')
  return mark < 0 ? '' : url.slice(mark)
}

function textOf(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('query' in body)) return undefined
  return typeof body.query === 'string' ? body.query : undefined
}

const problem = (request: FastifyRequest, extensions: object, message: string) => ({
  errors: [{ message, extensions: { ...extensions, requestId: request.id } }],
})
