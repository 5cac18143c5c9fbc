import { mkdir } from 'node:fs/promises'
import type { ServerOptions } from 'node:http'
import { resolve } from 'node:path'
import cookie from '@fastify/cookie'
import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import { GatewayNotices } from '@vitrine/commerce/gatewayNotices.ts'
import { respondInLanguage } from '@vitrine/commerce/language.ts'
import { redactedLog, requestId } from '@vitrine/commerce/monitoring/redactedLog.ts'
import type { Tracing } from '@vitrine/commerce/monitoring/tracing.ts'
import { readSecrets } from '@vitrine/commerce/secrets.ts'
import { SingleFlight } from '@vitrine/commerce/singleFlight.ts'
import { trustGateways } from '@vitrine/commerce/trustGateways.ts'
import { type Clock, systemClock } from '@vitrine/contract/clock.ts'
import { slipMaximumBytes } from '@vitrine/contract/orders.ts'
import { addressTest } from '@vitrine/contract/service/addressList.ts'
import { createCloser } from '@vitrine/contract/service/closeServer.ts'
import type { Health } from '@vitrine/contract/service/health.ts'
import type { Allowances } from '@vitrine/contract/service/rateLimits.ts'
import { ResponseLog } from '@vitrine/contract/service/responseLog.ts'
import { registerRunningCalls } from '@vitrine/contract/service/runningCall.ts'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { pino } from 'pino'
import {
  type DatabaseOptions,
  type OpenDatabase,
  openDatabase,
} from '#cms/database/openDatabase.ts'
import { requireFinishedRestore } from '../backup/unfinishedRestore.ts'
import { EditedThai } from '../content/thaiTexts.ts'
import type { Cms } from '../core/context.ts'
import { type CmsEnvironment, readEnvironment } from '../core/environment.ts'
import { resealSecrets } from '../core/storedSecrets.ts'
import { readJson } from '../http/body.ts'
import { serveDocs } from '../http/docs.ts'
import { handleErrors, sendProblem } from '../http/failure.ts'
import { registerLimits, routeAllowances } from '../http/limits.ts'
import { serveRoute } from '../http/serveRoute.ts'
import { sharedCount } from '../http/sharedLimits.ts'
import { validateWithZod } from '../http/validation.ts'
import { MediaLibrary } from '../media/library.ts'
import { readPhotograph } from '../media/photographs.ts'
import { createSpecFinder } from '../media/specFinder.ts'
import { CmsMetrics } from '../monitoring/metrics.ts'
import { configuredStorage } from '../orders/payment/slipStorage/configuredStorage.ts'
import { serveContactData } from '../privacy/contactDataRoutes.ts'
import { isOfStaff, isThroughOfficeProxy, staffKey } from '../staff/access.ts'
import { serveOffice } from '../staff/office.ts'
import { atMoment } from '../staff/otherMoment.ts'
import { loggedRequest, registerMonitoring } from './monitoring.ts'
import { routes } from './routes.ts'
import { agreeOnSecrets } from './secretMarks.ts'

/** Options of the database, and options for tests and the command line. */
export interface CmsOptions extends DatabaseOptions {
  environment?: CmsEnvironment | undefined
  clock?: Clock | undefined
  log?: FastifyBaseLogger | undefined
  /** The limits of one visitor, by default those of the gateway in production. */
  allowed?: Allowances | undefined
  /** Milliseconds in which a request must have arrived, 60,000 by default. */
  requestTimeout?: number | undefined
  /** Timeouts of connections in milliseconds, instead of those of production. */
  connections?: Pick<ServerOptions, 'headersTimeout' | 'connectionsCheckingInterval'> | undefined
  /** The collector of traces, which is closed with the CMS. */
  tracing?: Tracing | undefined
}

/** A CMS that does not listen yet: call `app.listen` or `app.inject`. */
export interface RunningCms {
  app: FastifyInstance
  cms: Cms
  open: OpenDatabase
  /**
   * Reports that it is not ready, serves requests until the load balancer has had time to notice, then finishes the
   * pending requests and closes the database.
   */
  close(noticed?: Promise<unknown>): Promise<void>
}

/** Creates the embedded CMS. Throws an Error that says why it cannot start. */
export async function createCms(options: CmsOptions): Promise<RunningCms> {
  const environment = options.environment ?? readEnvironment({ NODE_ENV: 'test' })
  const log = redactedLog(options.log ?? pino({ level: 'silent' }))
  const dataDirectory = resolve(options.dataDirectory)
  await mkdir(dataDirectory, { recursive: true })
  requireFinishedRestore(dataDirectory)
  const secrets = await readSecrets(dataDirectory, environment)
  const open = await openDatabase({ ...options, dataDirectory })
  const { database } = open
  const clock = options.clock ?? systemClock
  const media = new MediaLibrary({
    dataDirectory,
    findSpec: createSpecFinder(database),
    readPhotograph: (id) => readPhotograph(database, id),
    log,
  })
  const payments = new SingleFlight()
  const thai = new EditedThai(database, log)
  const { tracing } = options
  const metrics = new CmsMetrics()
  const notices = new GatewayNotices(environment, log)
  const cms: Cms = {
    database,
    isShared: open.isShared,
    clock,
    environment,
    dataDirectory,
    media,
    thai: thai.dictionary,
    refreshThai: () => thai.refresh(),
    slipStorage: configuredStorage(environment, dataDirectory),
    secrets,
    payments,
    log,
    metrics,
    notices,
    tracing,
  }
  if (open.isShared) await agreeOnSecrets(cms).catch(closing(open))
  await resealSecrets(cms).catch(closing(open))
  const { app, health } = await createApp(cms, options)
  const closeServer = createCloser(app)
  return {
    app,
    cms,
    open,
    close: async (noticed) => {
      health.beginClosing()
      await noticed
      await closeServer()
      notices.close()
      await payments.settled()
      await tracing?.close()
      await open.close()
    },
  }
}

/** Closes the database before it passes an error on. */
const closing = (open: OpenDatabase) => async (error: unknown) => {
  await open.close()
  throw error
}

async function createApp(
  cms: Cms,
  { allowed, connections, requestTimeout = 60_000 }: CmsOptions,
): Promise<{ app: FastifyInstance; health: Health }> {
  const { isProduction, QA, TRUST_PROXY, CMS_SECRET: secret } = cms.environment
  const app: FastifyInstance = Fastify({
    loggerInstance: cms.log.child({}, { serializers: { req: loggedRequest } }),
    logController: new ResponseLog(),
    bodyLimit: 256 * 1024,
    // A gateway on this machine needs no variable.
    trustProxy: addressTest(['127.0.0.0/8,::1', TRUST_PROXY].filter(Boolean).join()),
    // Long enough for a slip over a slow connection; a request that never ends must not hold its connection.
    requestTimeout,
    genReqId: requestId,
    forceCloseConnections: 'idle',
    // Closes connections that hold resources without need (security.connections.*).
    keepAliveTimeout: 65_000,
    connectionTimeout: 75_000,
    http: {
      // Node swaps the two timeouts when the headers' timeout is longer.
      headersTimeout: Math.min(requestTimeout, 10_000),
      connectionsCheckingInterval: Math.min(requestTimeout, 5000),
      ...connections,
    },
    // Requests that arrive during shutdown are still served.
    return503OnClosing: false,
    frameworkErrors: (error, _request, reply) => sendProblem(error, reply),
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: true },
  })
  registerRunningCalls(app)
  await app.register(cookie)
  const limited = allowed ?? (isProduction && !QA ? routeAllowances : undefined)
  const countShared = cms.isShared ? sharedCount(cms) : undefined
  if (secret)
    trustGateways(app, secret, (request) => isThroughOfficeProxy(request, cms.environment))
  if (limited)
    registerLimits(app, {
      ...{ allowed: limited, secret, countShared, isOfStaff },
      staffKey: (request) => staffKey(request, cms),
    })
  await app.register(formbody)
  await app.register(multipart, {
    limits: { fileSize: slipMaximumBytes, files: 1, fields: 20, fieldSize: 20_000 },
  })
  readJson(app)
  validateWithZod(app, cms.environment)
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'x-request-id': request.id,
    })
  })
  handleErrors(app)
  respondInLanguage(app, cms.thai)
  const health = registerMonitoring(app, cms)
  for (const route of routes) serveRoute(app, cms, route, atMoment)
  serveContactData(app, cms)
  await serveOffice(app, cms)
  serveDocs(app, routes)
  return { app, health }
}
