import type { TestProject } from 'vitest/node'
import { findPostgres, startPostgres } from './postgresServer.ts'

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string | undefined
  }
}

/**
 * Vitest's global set-up for the tests on a PostgreSQL server, which provides its URL to this project only: with an
 * environment variable no project would test the embedded database.
 */
export async function setup({ provide }: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (!findPostgres()) return undefined
  const server = await startPostgres({ parameters: { fsync: 'off' } })
  provide('databaseUrl', server.url)
  return () => server[Symbol.asyncDispose]()
}
