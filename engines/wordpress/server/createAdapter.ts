import { toInstant } from '@vitrine/contract/clock.ts'
import { previewHeader, queryLanguage } from '@vitrine/contract/common.ts'
import { problems } from '@vitrine/contract/problems.ts'
import { registerHealth } from '@vitrine/contract/service/health.ts'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { ZodError } from 'zod'
import { Addresses, mediaPath } from './addresses.ts'
import type { Call } from './entries.ts'
import type { Environment } from './environment.ts'
import { LastResponses, toResponse } from './lastResponses.ts'
import { readPage, readPost } from './pages.ts'
import { readLookBook, readStore, readStores } from './places.ts'
import { readSite } from './site.ts'
import { readSearch, readStories } from './stories.ts'
import { WordPress, WordPressError } from './wordpress.ts'
import { PreviewedEntry } from './wordpressTypes.ts'

/** A read of the contract; undefined where there is nothing. */
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

const notFound = { code: 'not_found', message: 'There is nothing at this address.' }
const invalid = { code: 'invalid', message: 'A parameter is out of range.' }

/** Seconds for which the gateway caches a response: longer where the plugin notifies it of changes. */
const cacheControl = {
  notified: 'public, max-age=60, stale-while-revalidate=600',
  unnotified: 'public, max-age=10',
  late: 'public, max-age=1',
  personal: 'private, no-store',
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
  const last = new LastResponses(wait, onError)

  const load = async (request: FastifyRequest, read: Read) => {
    const { query, params } = request
    const { about } = await wordpress.site()
    const addresses = new Addresses(wordpress.url, about)
    const preview = await previewOf(wordpress, request)
    const call = { wordpress, addresses, language: queryLanguage(query), query, preview }
    try {
      const body = await read(call, (params as { slug: string }).slug)
      return body === undefined ? toResponse(notFound, 404) : toResponse(body)
    } catch (error) {
      if (error instanceof ZodError) return toResponse(invalid, problems.invalid.status)
      throw error
    }
  }
  const send = async (request: FastifyRequest, reply: FastifyReply, read: Read) => {
    const isPreview = request.headers[previewHeader] !== undefined
    const { response, isCurrent } = isPreview
      ? { response: await load(request, read), isCurrent: true }
      : await last.read(request.url, () => load(request, read))
    if (!response) return sendUnavailable(reply)
    const current = wordpress.notifies ? 'notified' : 'unnotified'
    const lifetime = isPreview ? 'personal' : isCurrent ? current : 'late'
    reply.header('cache-control', cacheControl[lifetime]).header('etag', response.etag)
    const isKnown = response.status === 200 && request.headers['if-none-match'] === response.etag
    if (isKnown) return reply.code(304).send()
    reply.code(response.status).type('application/json; charset=utf-8')
    return reply.send(response.text)
  }

  for (const [path, read] of Object.entries(reads))
    app.get(`/api/v1${path}`, (request, reply) => send(request, reply, read))
  app.get('/api/v1/preview', async (request, reply) => {
    const preview = await previewOf(wordpress, request)
    reply.header('cache-control', cacheControl.personal)
    if (!preview) return reply.code(404).send(notFound)
    return { title: preview.title, expires: toInstant(new Date(preview.expires * 1000)) }
  })
  app.get(`${mediaPath}*`, (request, reply) => sendFile(wordpress, request, reply))
  registerHealth(app, async () => {
    const site = await wordpress.site().catch(() => undefined)
    // The last responses are served without it.
    return { isReady: true, dependencies: { wordpress: site ? 'up' : 'down' } }
  })
  app.setNotFoundHandler((_, reply) => reply.code(404).send(notFound))
  app.setErrorHandler((error, _, reply) => {
    onError(error)
    return sendUnavailable(reply)
  })
  return app
}

function sendUnavailable(reply: FastifyReply) {
  const message = 'The content is unavailable, please try again in a moment.'
  reply.header('cache-control', cacheControl.personal).header('retry-after', '5')
  return reply.code(problems.unavailable.status).send({ code: 'unavailable', message })
}

/** The draft that a request previews; undefined without a token, or with one that WordPress has not signed. */
async function previewOf(wordpress: WordPress, { headers }: FastifyRequest) {
  const token = headers[previewHeader]
  if (typeof token !== 'string' || !/^[\w.-]{1,200}$/.test(token)) return undefined
  return wordpress.find(PreviewedEntry, '/vitrine/v1/preview', { token })
}

const passedOn = 'content-type content-length content-range accept-ranges etag last-modified'

/** Passes an image or a film of the uploads on. The gateway checks its type. */
async function sendFile(wordpress: WordPress, request: FastifyRequest, reply: FastifyReply) {
  const path = request.url.slice(mediaPath.length).split('?', 1)[0] ?? ''
  const isFile =
    /^[^\\]+\.(jpe?g|png|gif|webp|avif|mp4|webm|vtt)$/i.test(path) &&
    !/(^|\/)\.|%2e|%2f|%5c|%00/i.test(path)
  const { range, 'if-none-match': etag } = request.headers
  const headers = { ...(range && { range }), ...(etag && { 'if-none-match': etag }) }
  const response = isFile ? await wordpress.file(path, headers) : undefined
  if (!response || ![200, 206, 304].includes(response.statusCode)) {
    await response?.body.dump()
    return reply.code(404).send(notFound)
  }
  for (const name of passedOn.split(' '))
    if (response.headers[name]) reply.header(name, response.headers[name])
  reply.code(response.statusCode).header('cache-control', 'public, max-age=86400')
  return reply.send(response.body)
}
