import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { type CmsOptions, createCms, type RunningCms } from '#cms/app/server.ts'
import { type CmsEnvironment, readEnvironment } from '#cms/core/environment.ts'
import { seed } from '#cms/seed/seed.ts'
import { emptyDatabase, seededDatabase } from './snapshots.ts'

/** A CMS for one test, on PGlite in memory or, with DATABASE_URL, on a PostgreSQL database. */
export interface TestCms extends RunningCms {
  /** The base URL of the CMS, which listens on a free port. */
  url: string
  dataDirectory: string
}

/** The variables of a CMS for tests, whose shoppers may have any number of open orders. */
export function testEnvironment(
  variables: Record<string, string | undefined> = {},
): CmsEnvironment {
  const unlimited = { MAX_OPEN_ORDERS: '0', MAX_OPEN_ORDERS_PER_NETWORK: '0' }
  return readEnvironment({ NODE_ENV: 'test', ...unlimited, ...variables })
}

/** Starts an empty CMS on a free port, and removes what was made when `close` is called. */
export async function startCms(options: Partial<CmsOptions> = {}): Promise<TestCms> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'vitrine-cms-'))
  const database = await createTestDatabase()
  const running = await createCms({
    dataDirectory,
    embeddedInMemory: true,
    databaseUrl: database?.url,
    environment: testEnvironment(),
    ...(database ? {} : { snapshot: await emptyDatabase() }),
    ...options,
  })
  const url = await running.app.listen({ host: '127.0.0.1', port: 0 })
  return {
    ...running,
    url,
    dataDirectory,
    close: async (noticed) => {
      await running.close(noticed)
      await database?.drop()
      await rm(dataDirectory, { recursive: true, force: true })
    },
  }
}

/** Starts a CMS with the project's pages and catalogue. */
export async function startSeededCms(options: Partial<CmsOptions> = {}): Promise<TestCms> {
  const isEmbedded = process.env['DATABASE_URL'] === undefined
  const running = await startCms({
    ...(isEmbedded ? { snapshot: await seededDatabase() } : {}),
    ...options,
  })
  if (!isEmbedded) await seed(running.cms, () => {})
  return running
}

/** A new database on the server that DATABASE_URL names, or undefined without one. */
export async function createTestDatabase() {
  const server = process.env['DATABASE_URL']
  if (!server) return undefined
  const name = `vitrine_test_${randomUUID().replaceAll('-', '')}`
  await onServer(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => onServer(server, `drop database ${name} with (force)`) }
}

async function onServer(url: string, statement: string) {
  const client = postgres(url, { max: 1, onnotice: () => {} })
  try {
    await client.unsafe(statement)
  } finally {
    await client.end()
  }
}
