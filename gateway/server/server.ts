import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import { openCaches } from '../cache/caches.ts'
import { registerWebhook } from '../cache/webhook.ts'
import { startApollo } from '../graphql/apollo.ts'
import { createContext } from '../graphql/context.ts'
import { createExecute, type Execute, type ExecuteOptions } from '../graphql/execute.ts'
import { registerGraphql } from '../graphql/graphql.ts'
import { Operations } from '../graphql/operations.ts'
import { PersistedDocuments } from '../graphql/persistedDocuments.ts'
import { createSchema } from '../graphql/schema.ts'
import { registerDevelopmentPages } from '../pages/developmentPages.ts'
import { openPages, type RenderLimits } from '../pages/openPages.ts'
import { pageShedding, registerPages } from '../pages/registerPages.ts'
import { type Allowances, RateLimits } from '../protection/rateLimits.ts'
import { registerShedding, type Shedding } from '../protection/shedding.ts'
import { CmsClient, type Patience } from '../upstream/cmsClient.ts'
import { readableAddress } from './addresses.ts'
import { arrivalOf, requestIdOf } from './arrival.ts'
import { registerCompression } from './compression.ts'
import { registerGallery } from './gallery.ts'
import { registerHealth } from './health.ts'
import { Metrics, registerMetrics } from './metrics.ts'
import { registerProxies } from './proxies.ts'
import { registerFaultSwitches } from './qa.ts'
import { securityHeaders } from './securityHeaders.ts'
import { registerSitemap } from './sitemap.ts'
import { registerStaticFiles } from './staticFiles.ts'
import type { Tracing } from './tracing.ts'

/** What a gateway needs to know. */
export interface GatewayOptions {
  cmsUrl: string
  /** For the CMS's answers, where a test must not depend on how busy its machine is. */
  patience?: Patience
  /** The shop's public address; where it is https, cookies are for https alone. */
  siteUrl: string
  /** Only the shop's own documents run, nothing of the inside is shown. */
  isProduction?: boolean
  /** Machine gallery and fault switches. */
  isQa?: boolean
  /** Serves pages too: of a build, or of the sources with hot reload. Without it, data alone. */
  pages?: {
    distDirectory: string
    development: boolean
    /** Bytes of finished pages that are stored; 0: none. */
    maxStoredBytes?: number | undefined
    limits?: Partial<RenderLimits> | undefined
  }
  redisUrl?: string | undefined
  /** Under which the CMS signs what it says has changed; without it nobody can say so. */
  webhookSecret?: string | undefined
  metricsToken?: string | undefined
  /** Addresses or networks of proxies whose word on a visitor's address is taken. */
  trustedProxies?: string | undefined
  shedding?: Shedding
  /** What one visitor may do; in production `allowances` unless given. */
  allowed?: Allowances
  tracing?: Tracing | undefined
  documents?: PersistedDocuments
  logger?: FastifyServerOptions['logger']
  now?: () => Date
}

/** A gateway that has yet to listen. */
export interface Gateway {
  app: FastifyInstance
  execute: Execute
  /**
   * Asks to be sent no more visitors, serves those who come until whoever sends them has had time to notice; then
   * finishes what is under way and ends.
   */
  close(noticed?: Promise<unknown>): Promise<void>
}

/** Builds the shop's server: GraphQL over the CMS's REST, pages, pictures and files. */
export async function createGateway(options: GatewayOptions): Promise<Gateway> {
  const { cmsUrl, siteUrl, pages, tracing, isProduction = false, isQa = !isProduction } = options
  const isSecure = siteUrl.startsWith('https:')
  const isOpen = isQa || !isProduction
  const now = options.now ?? (() => new Date())
  const app = Fastify({
    logger: options.logger ?? false,
    trustProxy: options.trustedProxies ?? false,
    bodyLimit: 100 * 1024,
    genReqId: ({ headers }) => requestIdOf(headers['x-request-id']),
    forceCloseConnections: 'idle',
    // What reaches this process while it ends is served like what came before.
    return503OnClosing: false,
    // For a slip over a slow connection; a form that never ends must not hold its place.
    requestTimeout: 60_000,
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: (_error, request, reply) => reply.redirect(readableAddress(request.url), 301),
  })
  const logger = app.log
  const metrics = new Metrics()
  const clock = () => now().getTime()
  const caches = openCaches(options.redisUrl, logger, clock)
  const upstream = { client: new CmsClient(cmsUrl, options.patience), reads: caches.reads }
  const documents = options.documents ?? new PersistedDocuments({ reread: isOpen })
  const operations = new Operations(createSchema(), logger, (name, visit, start, hasErrors) => {
    const label = name && documents.names.has(name) ? name : 'other'
    metrics.operation(label, (performance.now() - start) / 1000, hasErrors, visit.calls)
    visit.trace?.end(name, hasErrors)
  })
  const limits = isOpen
    ? undefined
    : new RateLimits({ allowed: options.allowed, redis: caches.redis })
  const execute = createExecute({
    operations,
    documents,
    upstream,
    begin: () => tracing?.begin(undefined),
  })
  const pageOptions = {
    siteUrl,
    isQa,
    clock,
    execute: (
      { hash, variables }: { hash: string; variables: Record<string, unknown> },
      options: ExecuteOptions,
    ) => execute(hash, variables, options),
  }
  const built =
    pages && !pages.development
      ? await openPages({ ...pageOptions, ...pages, cmsUrl, metrics, logger })
      : undefined
  if (built) caches.notify(built.pages)
  const apollo = await startApollo({ operations, documents, limits, isOpen, logger })

  const headers = securityHeaders({ isSecure })
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id)
    done()
  })
  // A reviewer's machine is late because of the browsers beside it, not because of too many visitors.
  const shedding = options.shedding ?? (isQa ? { longestDelay: 0 } : {})
  if (!pages?.development)
    await registerShedding(app, shedding, built && pageShedding(built.pages, metrics))
  await registerCompression(app)
  if (isQa) registerFaultSwitches(app)
  const health = registerHealth(app, upstream)
  registerMetrics(app, metrics, options.metricsToken)
  if (options.webhookSecret)
    await registerWebhook(app, { secret: options.webhookSecret, now, forget: caches.forget })
  await registerGraphql(app, {
    apollo,
    documents,
    answers: caches.answers,
    limits,
    metrics,
    isOpen,
    clock,
    createContext: (request) =>
      createContext(upstream, arrivalOf(request, { isQa, isSecure, tracing })),
  })
  await registerProxies(app, { cmsUrl, isSecure })
  if (pages) {
    if (!pages.development) await registerStaticFiles(app, pages.distDirectory)
    if (isQa) await registerGallery(app, pages)
    registerSitemap(app, { siteUrl, execute, now })
    if (built) registerPages(app, built, metrics)
    else await registerDevelopmentPages(app, pageOptions)
  }
  app.addHook('onClose', async () => {
    await apollo.stop()
    await built?.close()
    await upstream.client.close()
    await caches.close()
    await tracing?.close()
  })
  return {
    app,
    execute,
    close: async (noticed) => {
      health.beginClosing()
      await noticed
      // Fastify ends the connections that are idle now; those that are busy become idle one by one.
      const ending = setInterval(() => app.server.closeIdleConnections(), 100)
      await app.close()
      clearInterval(ending)
    },
  }
}
