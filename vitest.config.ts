import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { subsetFonts } from './scripts/vite/fonts.ts'
import { findPostgres } from './tests/services/postgresServer.ts'

/** One project per layer. `services` needs installed servers; `npm test` skips it where they are missing. */
const layers = ['machines', 'gateway', 'cms', 'studio', 'web', 'scripts', 'services']

/** The file that Node resolves. Vitest would resolve another one, and graphql rejects types of a second copy. */
export const graphql = {
  find: /^graphql$/,
  replacement: fileURLToPath(import.meta.resolve('graphql')),
}

/** In milliseconds: servers and databases start slowly on a busy machine. */
const longTimeouts = { testTimeout: 240_000, hookTimeout: 240_000 }

/** Returns the tests that open the CMS's database. Those of media are left out: they do not depend on its kind. */
function databaseTests() {
  const files = globSync('tests/cms/**/*.test.ts', { exclude: ['tests/cms/media/*'] })
  const opens = /support\/cms\/(testCms|cmsProcess|addProduct|customer|shopPlace)\.ts/
  return files.filter((file) => opens.test(readFileSync(file, 'utf8')))
}

/** Runs the database tests a second time, on PostgreSQL, where it is installed. */
const services = {
  globalSetup: 'tests/services/postgres.ts',
  include: ['tests/services/**/*.test.ts', ...(findPostgres() ? databaseTests() : [])],
}

export default defineConfig({
  test: {
    maxWorkers: '100%',
    reporters: ['default', './tests/support/report/vitestReporter.ts'],
    projects: layers.map((layer) => ({
      resolve: { alias: [graphql] },
      // Server-rendered HTML contains the addresses of the subset fonts.
      plugins: layer === 'web' ? [subsetFonts('.cache/fonts')] : [],
      test: {
        name: layer,
        environment: 'node',
        expect: { poll: { timeout: 20_000 } },
        // Tests do not change global state, so they share a process and its loaded modules.
        isolate: false,
        setupFiles: 'tests/services/databaseUrl.ts',
        include: [`tests/${layer}/**/*.test.{ts,tsx}`],
        ...(['cms', 'gateway', 'services', 'studio'].includes(layer) ? longTimeouts : {}),
        ...(layer === 'services' ? services : {}),
      },
    })),
  },
})
