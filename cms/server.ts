import { mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import cookie from '@fastify/cookie'
import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { pino } from 'pino'
import { slipMaximumBytes } from '#gateway/contracts/orders.ts'
import { type Clock, systemClock } from './clock.ts'
import { serveStaff } from './commands/serveStaff.ts'
import type { Cms } from './context.ts'
import { type DatabaseOptions, type OpenDatabase, openDatabase } from './database/openDatabase.ts'
import { type CmsEnvironment, readEnvironment } from './environment.ts'
import { readJson } from './http/body.ts'
import { serveDocs } from './http/docs.ts'
import { handleErrors, sendProblem } from './http/failure.ts'
import { registerOpenApi } from './http/openapi.ts'
import { requestId } from './http/requestId.ts'
import { serveRoute } from './http/serveRoute.ts'
import { validateWithZod } from './http/validation.ts'
import { MediaLibrary } from './media/library.ts'
import { createSpecFinder } from './media/plates/specFinder.ts'
import { routes } from './routes.ts'
import { readSecrets } from './secrets.ts'

/** Options of the database, and those that tests and the command line set in addition. */
export interface CmsOptions extends DatabaseOptions {
  environment?: CmsEnvironment | undefined
  clock?: Clock | undefined
  log?: FastifyBaseLogger | undefined
}

/** A CMS that does not listen yet: call `app.listen` or `app.inject`. */
export interface RunningCms {
  app: FastifyInstance
  cms: Cms
  open: OpenDatabase
  /** Finishes the pending requests, then ends the studio and closes the database. */
  close(): Promise<void>
}

/** Creates the embedded CMS. Throws an Error that says why it cannot start. */
export async function createCms(options: CmsOptions): Promise<RunningCms> {
  const environment = options.environment ?? readEnvironment({ NODE_ENV: 'test' })
  const log = options.log ?? pino({ level: 'silent' })
  const dataDirectory = resolve(options.dataDirectory)
  await mkdir(dataDirectory, { recursive: true })
  const secrets = await readSecrets(dataDirectory)
  const open = await openDatabase({ ...options, dataDirectory })
  const { database } = open
  const clock = options.clock ?? systemClock
  const findSpec = createSpecFinder(database)
  const media = new MediaLibrary({ dataDirectory, environment, findSpec, log })
  const cms: Cms = { database, clock, environment, dataDirectory, media, secrets, log }
  const app = await createApp(cms)
  return {
    app,
    cms,
    open,
    close: async () => {
      await app.close()
      await media.studio.close()
      await open.close()
    },
  }
}

async function createApp(cms: Cms): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    loggerInstance: cms.log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 256 * 1024,
    trustProxy: 'loopback',
    genReqId: requestId,
    forceCloseConnections: 'idle',
    frameworkErrors: (error, _request, reply) => sendProblem(error, reply),
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: true },
  })
  await app.register(cookie)
  await app.register(formbody)
  await app.register(multipart, {
    limits: { fileSize: slipMaximumBytes, files: 1, fields: 20, fieldSize: 20_000 },
  })
  readJson(app)
  validateWithZod(app, cms.environment)
  await registerOpenApi(app)
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'x-request-id': request.id,
    })
  })
  handleErrors(app)
  for (const route of routes) serveRoute(app, cms, route)
  serveStaff(app, cms)
  serveDocs(app, routes)
  return app
}
