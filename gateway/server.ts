import { randomUUID } from 'node:crypto'
import helmet from '@fastify/helmet'
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import { startApollo } from './apollo.ts'
import { createContext } from './context.ts'
import { createExecute, type Execute } from './execute.ts'
import { registerGraphql } from './graphql.ts'
import { registerHealth } from './health.ts'
import { Operations } from './operations.ts'
import { registerPages } from './pages.ts'
import { PersistedDocuments } from './persistedDocuments.ts'
import { registerProxies } from './proxies.ts'
import { faultsOf, registerFaultSwitches } from './qa.ts'
import { createSchema } from './schema.ts'
import type { Upstream } from './sources/cmsSource.ts'
import { registerStaticFiles } from './staticFiles.ts'
import { CmsClient } from './upstream/cmsClient.ts'
import { PublicReads } from './upstream/publicReads.ts'

/** What a gateway needs to know. */
export interface GatewayOptions {
  cmsUrl: string
  /** The shop's public address; where it is https, cookies are for https alone. */
  siteUrl: string
  /** Only the shop's own documents run, nothing of the inside is shown. */
  isProduction?: boolean
  /** Machine gallery and fault switches. */
  isQa?: boolean
  /** Serves pages too: of a build, or of the sources with hot reload. Without it, data alone. */
  pages?: { distDirectory: string; development: boolean }
  documents?: PersistedDocuments
  logger?: FastifyServerOptions['logger']
  now?: () => Date
}

/** A gateway that has yet to listen. */
export interface Gateway {
  app: FastifyInstance
  execute: Execute
  /** Finishes what is under way, then ends. */
  close(): Promise<void>
}

const wellFormedId = /^[\w-]{8,64}$/

function requestIdOf(header: string | string[] | undefined): string {
  return typeof header === 'string' && wellFormedId.test(header) ? header : randomUUID()
}

/** Builds the shop's server: GraphQL over the CMS's REST, pages, pictures and files. */
export async function createGateway(options: GatewayOptions): Promise<Gateway> {
  const { cmsUrl, siteUrl, pages, isProduction = false, isQa = !isProduction } = options
  const isSecure = siteUrl.startsWith('https:')
  const isOpen = isQa || !isProduction
  const app = Fastify({
    logger: options.logger ?? false,
    bodyLimit: 100 * 1024,
    genReqId: ({ headers }) => requestIdOf(headers['x-request-id']),
    forceCloseConnections: 'idle',
  })
  const logger = app.log
  const upstream: Upstream = { client: new CmsClient(cmsUrl), reads: new PublicReads() }
  const operations = new Operations(createSchema(), logger)
  const documents =
    options.documents ?? new PersistedDocuments({ reread: pages?.development ?? false })
  const execute = createExecute({ operations, documents, upstream })
  const apollo = await startApollo({ operations, documents, isOpen, logger })

  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  // Pages bring a policy with a nonce of their own; what the CMS answers keeps its own.
  await app.register(helmet, { contentSecurityPolicy: false, strictTransportSecurity: isSecure })
  if (isQa) registerFaultSwitches(app)
  registerHealth(app, upstream)
  registerGraphql(app, {
    apollo,
    documents,
    isOpen,
    createContext: (request) =>
      createContext(upstream, {
        requestId: request.id,
        cookies: request.headers.cookie,
        faults: isQa ? faultsOf(request) : undefined,
        isSecure,
      }),
  })
  await registerProxies(app, { cmsUrl, isSecure })
  if (pages) {
    if (!pages.development) await registerStaticFiles(app, pages.distDirectory)
    await registerPages(app, {
      ...pages,
      siteUrl,
      now: options.now ?? (() => new Date()),
      execute: ({ hash, variables }, { requestId }) => execute(hash, variables, { requestId }),
    })
  }
  app.addHook('onClose', async () => {
    await apollo.stop()
    await upstream.client.close()
  })
  return { app, execute, close: () => app.close() }
}
