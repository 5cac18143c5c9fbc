import type { TestProject } from 'vitest/node'
import { findPostgres, startPostgres } from './postgresServer.ts'

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string | undefined
  }
}

/**
 * Vitest's global set-up for the tests on a PostgreSQL server: starts one and removes it at the end. Provides its
 * address to this project only; an environment variable would reach all projects, and none would test the embedded
 * database.
 */
export async function setup({ provide }: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (!findPostgres()) return undefined
  const server = await startPostgres({ parameters: { fsync: 'off' } })
  provide('databaseUrl', server.url)
  return () => server[Symbol.asyncDispose]()
}
