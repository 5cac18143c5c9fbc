import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCms, type RunningCms } from '@vitrine/cms/app/server.ts'
import { readEnvironment } from '@vitrine/cms/core/environment.ts'
import { type Database, openDatabase } from '@vitrine/cms/database/openDatabase.ts'
import { seed } from '@vitrine/cms/seed/seed.ts'
import { seededDatabase } from '@vitrine/cms/tests/support/snapshots.ts'
import { movedClock, systemClock } from '@vitrine/contract/clock.ts'
import { type PostgresServer, startPostgres } from '@vitrine/tests/services/postgresServer.ts'
import { freePort } from '@vitrine/tests/support/shop/freePort.ts'
import { shareCutImages } from '@vitrine/tests/support/shop/startShop.ts'
import { cmsMemory, gatewayMemory } from '../../../scripts/lib/serverMemory.mjs'
import { ServerProcess } from './processes.ts'

/** The kind of database that the CMS uses. */
export type DatabaseKind = 'PGlite' | 'PostgreSQL'

interface ShopOptions {
  database?: DatabaseKind
  /** Variables of the gateway, such as REDIS_URL. */
  gateway?: Record<string, string>
  gatewayOptions?: readonly string[]
  /** Variables of the CMS. */
  cms?: Record<string, string>
  /** Adds data before the CMS starts. */
  prepare?: (database: Database) => Promise<void>
  /** Puts a proxy between gateway and CMS; resolves with its address. */
  between?: (cmsUrl: string) => Promise<string>
}

/** A built shop in production mode: its gateway, its CMS and perhaps a PostgreSQL server, each in its own process. */
export interface Shop {
  url: string
  gateway: ServerProcess
  cms: ServerProcess
  postgres: PostgresServer | undefined
  data: string
  /** Stops the servers, opens the database with a clock that is an hour fast, and calls `read` with it. */
  inspect<Result>(read: (cms: RunningCms['cms']) => Promise<Result>): Promise<Result>
  [Symbol.asyncDispose](): Promise<void>
}

/** After an hour every lost notification of a payment has been made up for by a check at the provider. */
const anHour = 60 * 60_000

/** The secret of each shop's gateway, with which its CMS believes addresses of visitors. */
export const CMS_SECRET = 'the-secret-between-gateway-and-cms-of-a-test'

/** Starts a shop with the project's catalogue on free ports. Its data is removed when it is disposed of. */
export async function startShop(options: ShopOptions = {}): Promise<Shop> {
  const data = await mkdtemp(join(tmpdir(), 'vitrine-robustness-'))
  await shareCutImages(data)
  const postgres = options.database === 'PostgreSQL' ? await startPostgres() : undefined
  await fillDatabase(data, postgres?.url, options.prepare)
  const cmsVariables = {
    NODE_ENV: 'production',
    TRIAL: '1',
    CMS_SECRET,
    QA: '0',
    // The buyers share one email address and one phone number.
    MAX_OPEN_ORDERS: '0',
    MAX_OPEN_ORDERS_PER_NETWORK: '0',
    VITRINE_DATA: data,
    LOG_LEVEL: 'error',
    CMS_PORT: String(await freePort()),
    ...(postgres ? { DATABASE_URL: postgres.url } : {}),
    ...cmsMemory.variables,
    ...options.cms,
  }
  const cms = new ServerProcess({
    name: 'The CMS',
    script: 'engines/cms/main.ts',
    nodeOptions: cmsMemory.nodeOptions,
    variables: cmsVariables,
    port: Number(cmsVariables.CMS_PORT),
    log: join(data, 'cms.log'),
  })
  await cms.start()
  const port = await freePort()
  const gateway = new ServerProcess({
    name: 'The gateway',
    script: 'gateway/main.ts',
    nodeOptions: [...gatewayMemory.nodeOptions, ...(options.gatewayOptions ?? [])],
    variables: {
      NODE_ENV: 'production',
      TRIAL: '1',
      CMS_SECRET,
      QA: '0',
      HOST: '127.0.0.1',
      PORT: String(port),
      CMS_URL: (await options.between?.(cms.url)) ?? cms.url,
      // Each visitor of a run has an address of its own.
      TRUST_PROXY: '127.0.0.1',
      LOG_LEVEL: 'error',
      ...gatewayMemory.variables,
      ...options.gateway,
    },
    port,
    log: join(data, 'gateway.log'),
  })
  await gateway.start()
  const stopServers = async () => {
    await gateway.stop()
    await cms.stop('SIGTERM')
  }
  return {
    url: gateway.url,
    gateway,
    cms,
    postgres,
    data,
    async inspect(read) {
      await stopServers()
      const running = await createCms({
        dataDirectory: data,
        databaseUrl: postgres?.url,
        environment: readEnvironment(cmsVariables),
        clock: movedClock(systemClock, anHour),
      })
      try {
        return await read(running.cms)
      } finally {
        await running.close()
      }
    },
    async [Symbol.asyncDispose]() {
      await stopServers()
      await postgres?.[Symbol.asyncDispose]()
      await rm(data, { recursive: true, force: true })
    },
  }
}

async function fillDatabase(
  dataDirectory: string,
  databaseUrl: string | undefined,
  prepare: ShopOptions['prepare'],
) {
  const open = await openDatabase({
    dataDirectory,
    databaseUrl,
    ...(databaseUrl ? {} : { snapshot: await seededDatabase() }),
  })
  if (databaseUrl) await seed({ database: open.database, clock: systemClock }, () => {})
  await prepare?.(open.database)
  await open.close()
}
