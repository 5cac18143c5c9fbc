import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { startPostgres } from '@vitrine/tests/services/postgresServer.ts'
import { startRedis } from '@vitrine/tests/services/redisServer.ts'
import { freePort } from '@vitrine/tests/support/shop/freePort.ts'
import type { TestProject } from 'vitest/node'
import { engineSecrets } from '../../launch/engineSecrets.ts'
import { adminEmail } from '../../launch/environment.ts'
import { prepareEngine } from '../../launch/prepareEngine.ts'
import { cmsSecret, type Servers, startAdapter } from './startAdapter.ts'
import { startProcess } from './startProcess.ts'

const folder = resolve(import.meta.dirname, '../..')

/** The services that the tests reach: addresses, and how to prepare the engine again. */
export interface Stack extends Servers {
  adapter: string
}

declare module 'vitest' {
  interface ProvidedContext {
    stack: Stack
  }
}

const stack = new AsyncDisposableStack()

/** Starts the servers once for all test files, or uses those of MEDUSA_STACK. */
export async function setup(project: TestProject) {
  project.provide('stack', runningStack() ?? (await startStack()))
}

/** A running stack, described as JSON in the variable MEDUSA_STACK, or undefined without it. */
export function runningStack(): Stack | undefined {
  const running = process.env['MEDUSA_STACK']
  return running ? JSON.parse(running) : undefined
}

/** Starts PostgreSQL, Redis, a seeded engine, the content CMS and the adapter, until `teardown`. */
export async function startStack({ admin: hasAdmin = false } = {}): Promise<Stack> {
  const postgres = stack.use(await startPostgres({ parameters: { fsync: 'off' } }))
  const redis = stack.use(await startRedis())
  const dataDirectory = await mkdtemp(join(tmpdir(), 'vitrine-medusa-'))
  stack.defer(() => rm(dataDirectory, { recursive: true, force: true }))
  const secrets = await engineSecrets(join(dataDirectory, 'secrets.json'), {})
  const started = performance.now()
  const step = (text: string) =>
    console.log(`${Math.round((performance.now() - started) / 1000)} s: ${text}`)
  const addresses = { databaseUrl: postgres.url, redisUrl: redis.url }
  const publishableKey = await prepareEngine({
    ...addresses,
    dataDirectory,
    secrets,
    adminEmail,
    admin: hasAdmin,
    report: step,
  })
  const start = async (file: string, variables: Record<string, string>) => {
    const server = await startProcess(resolve(folder, file), variables)
    stack.defer(() => server.stop())
    step(`${file} is ready`)
    return server.url
  }
  const engine = await start('launch/engineMain.ts', {
    DATABASE_URL: postgres.url,
    REDIS_URL: redis.url,
    JWT_SECRET: secrets.JWT_SECRET,
    COOKIE_SECRET: secrets.COOKIE_SECRET,
    // As while the secret is being changed: the adapter still has the former one.
    SHOP_SECRET: `a new secret of the tests,${secrets.SHOP_SECRET}`,
    MEDUSA_PORT: String(await freePort()),
    VITRINE_DATA: dataDirectory,
  })
  const content = await start('../cms/main.ts', {
    VITRINE_DATA: join(dataDirectory, 'content'),
    DATABASE_URL: '',
    CMS_PORT: String(await freePort()),
    LOG_LEVEL: 'warn',
    NODE_ENV: 'test',
    OFFICE: 'content',
    CMS_SECRET: cmsSecret,
  })
  const admin = { email: adminEmail, password: secrets.ADMIN_PASSWORD }
  const servers = { ...addresses, engine, content, dataDirectory, publishableKey, admin }
  const adapter = await startAdapter(servers)
  stack.defer(() => adapter.stop())
  step('the adapter is ready')
  return { ...servers, adapter: adapter.url }
}

/** Stops everything and removes its data. */
export const teardown = () => stack.disposeAsync()
