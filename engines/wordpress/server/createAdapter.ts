import { createHash } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { toInstant } from '@vitrine/contract/clock.ts'
import { previewHeader, queryLanguage } from '@vitrine/contract/common.ts'
import { problems } from '@vitrine/contract/problems.ts'
import { registerHealth } from '@vitrine/contract/service/health.ts'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { ZodError } from 'zod'
import { Addresses, mediaPath } from './addresses.ts'
import type { Call } from './entries.ts'
import type { Environment } from './environment.ts'
import { readPage, readPost } from './pages.ts'
import { readLookBook, readStore, readStores } from './places.ts'
import { readSite } from './site.ts'
import { readSearch, readStories } from './stories.ts'
import { WordPress, WordPressError } from './wordpress.ts'
import { PreviewedEntry } from './wordpressTypes.ts'

/** A read of the contract, undefined where there is nothing. */
type Read = (call: Call, slug: string) => Promise<unknown>

/** The reads of the content (docs/rest/content.md). */
const reads: Readonly<Record<string, Read>> = {
  '/site-configuration': readSite,
  '/pages/:slug': readPage,
  '/posts': readStories,
  '/posts/:slug': readPost,
  '/look-books/:slug': readLookBook,
  '/search': readSearch,
  '/store-locators': readStores,
  '/store-locators/:slug': readStore,
}

const messages = {
  not_found: 'There is nothing at this address.',
  invalid: 'A parameter is out of range.',
  unavailable: 'The content is unavailable, please try again in a moment.',
}

/** Seconds for which the gateway caches a response: longer where the plugin notifies it of changes. */
const cacheControl = {
  notified: 'public, max-age=60, stale-while-revalidate=600',
  unnotified: 'public, max-age=10',
  late: 'public, max-age=1',
  personal: 'private, no-store',
}

/** A response as it is sent. */
interface Loaded {
  status: number
  text: string
  lifetime: keyof typeof cacheControl
}

interface Options {
  /** Milliseconds for which a request waits for WordPress, less than the two seconds that the gateway gives a read. */
  wait?: number
  logger?: { level: string }
}

/** Creates the server of the content calls over a WordPress. */
export function createAdapter(
  environment: Environment,
  { wait = 1600, logger }: Options = {},
): FastifyInstance {
  const app = Fastify({
    logger: logger ?? false,
    requestIdHeader: 'x-request-id',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 1000 },
  })
  const wordpress = new WordPress(environment)
  const onError = (error: unknown) =>
    app.log.error(error instanceof WordPressError ? error.message : error)

  const load = async (request: FastifyRequest, read: Read): Promise<Loaded> => {
    const { query, params } = request
    const site = await wordpress.site()
    const addresses = new Addresses(wordpress.url, site)
    const preview = await readPreview(wordpress, request)
    const call = { wordpress, addresses, language: queryLanguage(query), query, preview }
    const lifetime = site.vitrine?.notifies ? 'notified' : 'unnotified'
    try {
      const body = await read(call, (params as { slug: string }).slug)
      const status = body === undefined ? 404 : 200
      return { status, text: JSON.stringify(body ?? problem('not_found')), lifetime }
    } catch (error) {
      if (!(error instanceof ZodError)) throw error
      const text = JSON.stringify(problem('invalid'))
      return { status: problems.invalid.status, text, lifetime }
    }
  }

  /** The last response of each call, sent while WordPress fails or is slow, and shared by simultaneous requests. */
  const last = new LRUCache<string, Loaded, () => Promise<Loaded>>({
    ...{ maxSize: 16 * 1024 * 1024, sizeCalculation: ({ text }) => text.length + 200 },
    fetchMethod: (_, stored, { context }) =>
      context().catch((error) => {
        onError(error)
        return stored
      }),
  })
  const loadInTime = async (
    url: string,
    context: () => Promise<Loaded>,
  ): Promise<Loaded | undefined> => {
    const stored = last.peek(url)
    const status: LRUCache.Status<string, Loaded, () => Promise<Loaded>> = {}
    const loading = last.fetch(url, { context, forceRefresh: true, status })
    const loaded = await Promise.race([loading, delay(wait, stored, { ref: false })])
    // The call of an earlier request may have begun before the change that the gateway was notified of.
    const isCurrent = loaded !== stored && status.fetch !== 'inflight'
    return loaded && (isCurrent ? loaded : { ...loaded, lifetime: 'late' })
  }

  for (const [path, read] of Object.entries(reads))
    app.get(`/api/v1${path}`, async (request, reply) => {
      const loaded = request.headers[previewHeader]
        ? { ...(await load(request, read)), lifetime: 'personal' as const }
        : await loadInTime(request.url, () => load(request, read))
      if (!loaded) return sendUnavailable(reply)
      const etag = `"${createHash('sha256').update(loaded.text).digest('base64url').slice(0, 22)}"`
      reply.header('cache-control', cacheControl[loaded.lifetime]).header('etag', etag)
      if (loaded.status === 200 && request.headers['if-none-match'] === etag)
        return reply.code(304).send()
      return reply.code(loaded.status).type('application/json; charset=utf-8').send(loaded.text)
    })
  app.get('/api/v1/preview', async (request, reply) => {
    const preview = await readPreview(wordpress, request)
    reply.header('cache-control', cacheControl.personal)
    if (!preview) return reply.code(404).send(problem('not_found'))
    return { title: preview.title, expires: toInstant(new Date(preview.expires * 1000)) }
  })
  app.get(`${mediaPath}*`, (request, reply) => sendFile(wordpress, request, reply))
  registerHealth(app, async () => {
    const site = await wordpress.site().catch(() => undefined)
    // The last responses are served without it.
    return { isReady: true, dependencies: { wordpress: site ? 'up' : 'down' } }
  })
  app.setNotFoundHandler((_, reply) => reply.code(404).send(problem('not_found')))
  app.setErrorHandler((error, _, reply) => {
    onError(error)
    return sendUnavailable(reply)
  })
  return app
}

const problem = (code: keyof typeof messages) => ({ code, message: messages[code] })

function sendUnavailable(reply: FastifyReply) {
  reply.header('cache-control', cacheControl.personal).header('retry-after', '5')
  return reply.code(problems.unavailable.status).send(problem('unavailable'))
}

/** The draft that a request previews, or undefined without a token that WordPress has signed. */
async function readPreview(wordpress: WordPress, { headers }: FastifyRequest) {
  const token = headers[previewHeader]
  if (typeof token !== 'string' || !/^[\w.-]{1,200}$/.test(token)) return undefined
  return wordpress.find(PreviewedEntry, '/vitrine/v1/preview', { token })
}

/** A file of a type that the shop shows, in no hidden folder. */
const filePath = /^(?!\.|.*(\/\.|\\|%2e|%2f|%5c|%00)).+\.(jpe?g|png|gif|webp|avif|mp4|webm|vtt)$/i

/** Passes on an image or a film of the uploads, whose type the gateway checks. */
async function sendFile(wordpress: WordPress, request: FastifyRequest, reply: FastifyReply) {
  const [path = ''] = request.url.slice(mediaPath.length).split('?', 1)
  if (!filePath.test(path)) return reply.callNotFound()
  const { range, 'if-none-match': etag } = request.headers
  const headers = { ...(range && { range }), ...(etag && { 'if-none-match': etag }) }
  const response = await wordpress.request(`/wp-content/uploads/${path}`, { headers })
  if (![200, 206, 304].includes(response.statusCode)) {
    await response.body.dump()
    return reply.callNotFound()
  }
  for (const name of ['content-type', 'content-length', 'content-range', 'accept-ranges', 'etag'])
    if (response.headers[name]) reply.header(name, response.headers[name])
  reply.code(response.statusCode).header('cache-control', 'public, max-age=86400')
  return reply.send(response.body)
}
