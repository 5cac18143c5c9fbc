import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import { addressTest } from '@vitrine/contract/service/addressList.ts'
import { createCloser } from '@vitrine/contract/service/closeServer.ts'
import { registerHealth } from '@vitrine/contract/service/health.ts'
import { registerMetrics } from '@vitrine/contract/service/metricsRoute.ts'
import { type Allowances, RateLimits } from '@vitrine/contract/service/rateLimits.ts'
import { redirectLocally } from '@vitrine/contract/service/redirectLocally.ts'
import { ResponseLog } from '@vitrine/contract/service/responseLog.ts'
import { registerRunningCalls } from '@vitrine/contract/service/runningCall.ts'
import Fastify, {
  type FastifyInstance,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify'
import { openCaches } from '../cache/caches.ts'
import { registerWebhook } from '../cache/webhook.ts'
import { bannerAddress } from '../faults/bannerScript.ts'
import { registerFaults } from '../faults/requestFaults.ts'
import type { Agents, OpenAgents } from '../graphql/agentParts.ts'
import { startApollo } from '../graphql/apollo.ts'
import { readClientDocuments } from '../graphql/clientDocuments.ts'
import { createExecute, type Execute, type ExecuteOptions } from '../graphql/execute.ts'
import { registerGraphql } from '../graphql/graphql.ts'
import { Operations } from '../graphql/operations.ts'
import { PersistedDocuments } from '../graphql/persistedDocuments.ts'
import { createSchema } from '../graphql/schema.ts'
import { escapedUrl } from '../pages/canonicalUrl.ts'
import { type CardOrigins, omiseOrigins } from '../pages/contentSecurityPolicy.ts'
import { registerDevelopmentPages } from '../pages/developmentPages.ts'
import { openPages, type RenderLimits } from '../pages/openPages.ts'
import { registerPreview } from '../pages/preview.ts'
import { pageShedding, registerPages } from '../pages/registerPages.ts'
import { googleTag } from '../pages/tagSources.ts'
import { limitAddresses } from '../protection/addressLimits.ts'
import { registerShedding, type Shedding } from '../protection/shedding.ts'
import { createContext } from '../sources/context.ts'
import { Metrics } from '../telemetry/metrics.ts'
import { redactedLog } from '../telemetry/redactedLog.ts'
import type { Tracing } from '../telemetry/tracing.ts'
import { CmsClient, type CmsTimeouts } from '../upstream/cmsClient.ts'
import { contentKey } from '../upstream/contentCalls.ts'
import { ResponseLosses } from '../upstream/responseLosses.ts'
import { registerLanguageSwitch } from '../visitor/languageSwitch.ts'
import { registerLastingCookies } from '../visitor/lastingCookies.ts'
import { Previews } from '../visitor/previews.ts'
import type { CookieNames } from '../visitor/visitorCookies.ts'
import { type ConnectionTimeouts, connectionTimeouts } from './connectionTimeouts.ts'
import { registerCrawlers } from './crawlers.ts'
import { handleErrors } from './errors.ts'
import { hasGallery, registerGallery } from './gallery.ts'
import { registerProxies } from './proxies.ts'
import { registerQrImage } from './qrImage.ts'
import { RecentRequests } from './recentRequests.ts'
import { acceptedRequestId, requestOrigin } from './requestOrigin.ts'
import { securityHeaders } from './securityHeaders.ts'
import { registerStaticFiles } from './staticFiles.ts'
import { closeUnreadBodies } from './unreadBodies.ts'

export interface GatewayOptions {
  cmsUrl: string
  /** The CMS of the content, if that is another one. */
  contentUrl?: string | undefined
  /** Whether forms and payments of the CMS are called by their neutral names (docs/rest/README.md). */
  hasNeutralNames?: boolean
  /** The cookies by which the CMS identifies a visitor; those of the contract by default. */
  cookieNames?: CookieNames | undefined
  /** Timeouts for the CMS; tests set longer ones so that they do not depend on the load of the machine. */
  timeouts?: CmsTimeouts
  /** The shop's public URL; with https, cookies are Secure. */
  siteUrl: string
  /** Runs only the shop's own documents and exposes no internals. */
  isProduction?: boolean
  /** Whether the machine gallery and fault switches are served. */
  isQa?: boolean
  /** The pages to serve, of a build or of the sources with hot reload; without it only GraphQL is served. */
  pages?: {
    distDirectory: string
    development: boolean
    /** Maximum size of stored pages in bytes; 0 stores none. */
    maxStoredBytes?: number | undefined
    limits?: Partial<RenderLimits> | undefined
  }
  /** Origins of images and videos beside the shop's own, such as a CDN of the CMS. */
  mediaOrigins?: readonly string[] | undefined
  /** The origins of the payment provider's script and frame; Omise's by default. */
  cardOrigins?: CardOrigins | undefined
  /** The script of the measurement and ads tags; Google's by default. */
  tagScriptUrl?: string | undefined
  redisUrl?: string | undefined
  /**
   * A Redis that evicts nothing, for carts and checkouts of agents and for rate limits; without it `redisUrl` has them.
   */
  stateRedisUrl?: string | undefined
  /** Milliseconds that a command of Redis may take; 100 by default. */
  redisTimeout?: number | undefined
  /** The secret with which the CMS signs change notices; without it they are rejected. */
  webhookSecret?: string | undefined
  /** The secret with which the CMS of the content signs change notices, which drop nothing else. */
  contentWebhookSecret?: string | undefined
  /** Authenticates the gateway to the CMS, whose limits then count visitors instead of the gateway. */
  cmsSecret?: string | undefined
  metricsToken?: string | undefined
  /** Addresses or networks of proxies whose X-Forwarded-For is trusted. */
  trustedProxies?: string | undefined
  shedding?: Shedding
  connections?: Partial<ConnectionTimeouts>
  /** Limits of one visitor; defaults to `allowances` in production. */
  allowed?: Allowances
  tracing?: Tracing | undefined
  documents?: PersistedDocuments
  /** The folder with the persisted query manifests of other clients. */
  clientDocuments?: string | undefined
  logger?: FastifyServerOptions['logger']
  now?: () => Date
}

/** A gateway that is not listening yet. */
export interface Gateway {
  app: FastifyInstance
  execute: Execute
  /**
   * Reports that it is not ready, serves requests until the load balancer has had time to notice, then finishes
   * pending requests and closes.
   */
  close(noticed?: Promise<unknown>): Promise<void>
}

/** Creates the shop's server: GraphQL, pages, images and files (docs/rest/README.md). */
export async function createGateway(options: GatewayOptions): Promise<Gateway> {
  const {
    cmsUrl,
    contentUrl,
    siteUrl,
    pages,
    tracing,
    isProduction = false,
    isQa = !isProduction,
  } = options
  const isSecure = siteUrl.startsWith('https:')
  const isOpen = isQa || !isProduction
  const now = options.now ?? (() => new Date())
  const app = Fastify({
    logger: redactedLog(options.logger ?? false),
    logController: new ResponseLog(),
    trustProxy: options.trustedProxies ? addressTest(options.trustedProxies) : false,
    bodyLimit: 100 * 1024,
    genReqId: ({ headers }) => acceptedRequestId(headers['x-request-id']),
    forceCloseConnections: 'idle',
    // Requests that arrive during shutdown are still served.
    return503OnClosing: false,
    ...connectionTimeouts({ ...options.connections, isDevelopment: pages?.development }),
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: (_error, request, reply) =>
      redirectLocally(reply, escapedUrl(request.url), 301),
  })
  registerRunningCalls(app)
  handleErrors(app)
  const logger = app.log
  const metrics = new Metrics()
  const clock = () => now().getTime()
  const { redisUrl, stateRedisUrl, redisTimeout } = options
  const caches = openCaches({ redisUrl, stateRedisUrl, redisTimeout }, logger, clock)
  const upstream = {
    client: new CmsClient(cmsUrl, options.timeouts, options.cmsSecret),
    // Without the secret, by which the CMS trusts its gateways.
    ...(contentUrl && { content: new CmsClient(contentUrl, options.timeouts) }),
    reads: caches.reads,
    hasNeutralNames: options.hasNeutralNames ?? false,
    ...(options.cookieNames && { cookieNames: options.cookieNames }),
    origins: [cmsUrl, siteUrl, contentUrl].flatMap((url) => (url ? [new URL(url).origin] : [])),
    losses: new ResponseLosses(logger),
  }
  const { content = upstream.client } = upstream
  metrics.watchBreakers('cms', () => upstream.client.openBreakers)
  if (contentUrl) metrics.watchBreakers('content', () => content.openBreakers)
  const schema = createSchema()
  const { clientDocuments } = options
  const clients = clientDocuments ? readClientDocuments(clientDocuments, schema) : undefined
  const documents =
    options.documents ?? new PersistedDocuments({ reread: isOpen, ...(clients && { clients }) })
  const recent = isQa ? new RecentRequests() : undefined
  recent?.register(app)
  const faultLog = recent?.remembering(logger) ?? logger
  let agents: Agents | undefined
  const operations = new Operations(schema, faultLog, (name, request, start, hasErrors) => {
    const isKnown = name && (documents.names.has(name) || agents?.operationNames.has(name))
    const label = isKnown ? name : 'other'
    const time = performance.now() - start
    metrics.operation(label, time / 1000, hasErrors, request.calls)
    recent?.operation(request.operation, request.requestId, time, request.calls)
    request.trace?.end(name, hasErrors)
  })
  const limits = isOpen
    ? undefined
    : new RateLimits({ allowed: options.allowed, redis: caches.state })
  const execute = createExecute({
    operations,
    documents,
    upstream,
    begin: () => tracing?.begin(undefined),
  })
  const pageOptions = {
    cardOrigins: options.cardOrigins ?? omiseOrigins,
    tagScriptUrl: options.tagScriptUrl ?? googleTag.scriptUrl,
    siteUrl,
    isQa,
    mediaOrigins: options.mediaOrigins,
    clock,
    execute: (
      { hash, variables }: { hash: string; variables: Record<string, unknown> },
      options: ExecuteOptions,
    ) => execute(hash, variables, options),
  }
  const built =
    pages && !pages.development
      ? await openPages({ ...pageOptions, ...pages, cmsUrl, contentUrl, metrics, logger })
      : undefined
  if (built) caches.notify(built.pages)
  const apollo = await startApollo({ operations, documents, limits, isOpen, logger })

  const headers = securityHeaders({ isSecure })
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id)
    done()
  })
  closeUnreadBodies(app)
  app.addHook('onResponse', (request, reply, done) => {
    metrics.httpRequest(request.url, reply.statusCode, reply.elapsedTime / 1000)
    done()
  })
  // On a developer's machine the event loop is delayed by browsers, not by too many visitors.
  const shedding = options.shedding ?? (isQa ? { maxDelay: 0 } : {})
  if (!pages?.development)
    await registerShedding(app, shedding, built && pageShedding(built.pages, metrics))
  limitAddresses(app, limits)
  await registerCompression(app)
  if (isQa) registerFaults(app, clock)
  registerPreview(app, { previews: new Previews(content, clock), limits, isSecure })
  // An outage of the CMS does not make the gateway unready: it still serves what is cached.
  const health = registerHealth(app, () => ({
    isReady: true,
    dependencies: {
      cms: stateOf(upstream.client),
      ...(contentUrl && { content: stateOf(content) }),
    },
  }))
  registerMetrics(app, metrics.registry, options.metricsToken)
  const { webhookSecret, contentWebhookSecret } = options
  const senders = [
    ...(webhookSecret ? [{ secret: webhookSecret, keyOf: (path: string) => path }] : []),
    ...(contentWebhookSecret ? [{ secret: contentWebhookSecret, keyOf: contentKey }] : []),
  ]
  if (senders.length > 0)
    await registerWebhook(app, { senders, now, invalidate: caches.invalidate })
  const originOptions = { isQa, isSecure, tracing }
  const contextOf = (request: FastifyRequest) =>
    createContext(upstream, {
      ...requestOrigin(request, originOptions),
      prepared: agents?.preparedFor(request.headers.cookie),
    })
  const openAgents = await loadAgents()
  agents = openAgents?.({
    siteUrl,
    isSecure,
    allowsPrivate: isOpen,
    operations,
    limits,
    redis: caches.state,
    secret: options.cmsSecret ?? randomUUID(),
    now: clock,
    log: logger,
    observe: recent && ((id, name) => recent.tool(id, name)),
    browserContextOf: contextOf,
    backgroundContext: (requestId, cookies) =>
      createContext(upstream, { requestId, cookies, acceptsStale: false }),
    contextOf: (request, cookies) =>
      createContext(upstream, {
        ...requestOrigin(request, originOptions),
        cookies,
        isSecure: false,
      }),
  })
  registerQrImage(app, contextOf)
  await registerGraphql(app, {
    apollo,
    documents,
    responses: caches.responses,
    limits,
    metrics,
    isOpen,
    clock,
    playground:
      isOpen && pages
        ? { ...pages, hasCustomer: !isProduction, tools: agents?.tools ?? [] }
        : undefined,
    createContext: contextOf,
  })
  agents?.register(app)
  const { cookieNames, cmsSecret } = options
  await registerProxies(app, { cmsUrl, contentUrl, isSecure, isQa, cookieNames, cmsSecret })
  if (pages) {
    if (!pages.development) await registerStaticFiles(app, pages.distDirectory)
    const banner =
      isQa && hasGallery(pages)
        ? await bannerAddress(pages.distDirectory, pages.development)
        : undefined
    if (banner !== undefined) await registerGallery(app, { ...pages, banner })
    registerCrawlers(app, { siteUrl, execute, now })
    registerLanguageSwitch(app, { siteUrl, isSecure })
    registerLastingCookies(app, { siteUrl, isSecure, now })
    if (built) registerPages(app, { open: built, metrics, limits, banner })
    else await registerDevelopmentPages(app, { ...pageOptions, banner })
  }
  app.addHook('onClose', async () => {
    await apollo.stop()
    await built?.close()
    await Promise.all([upstream.client.close(), upstream.content?.close()])
    await agents?.close()
    await caches.close()
    await tracing?.close()
  })
  const closeServer = createCloser(app)
  return {
    app,
    execute,
    close: async (noticed) => {
      health.beginClosing()
      await noticed
      await closeServer()
    },
  }
}

const stateOf = ({ openBreakers }: CmsClient) => (openBreakers > 0 ? 'down' : 'up')

/** Loads the endpoints for agents; undefined in a shop without agents/. */
async function loadAgents(): Promise<OpenAgents | undefined> {
  if (!existsSync(new URL('../../agents/openAgents.ts', import.meta.url))) return undefined
  // As a string, so that the types do not need the folder either.
  const { openAgents } = await import('@vitrine/agents/openAgents.ts' as string)
  return openAgents
}

/**
 * The brotli quality that compresses a listing page to a tenth in about 3 ms; higher ones cost more time than they
 * save.
 */
const quality = 4
const smallestBytes = 1024

/** Compresses pages and responses, except files that the build has compressed already. */
async function registerCompression(app: FastifyInstance) {
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: smallestBytes,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: quality } },
  })
}
