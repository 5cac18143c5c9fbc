import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { cutFonts } from './scripts/vite/fonts.ts'
import { findPostgres } from './tests/services/postgres.ts'

/** One project per layer; `services` wants real servers, so the runner leaves it out where they are missing. */
const layers = ['machines', 'gateway', 'cms', 'web', 'scripts', 'services']

/** The file that Node takes; the tests' own choice would be a second copy, whose types are not the libraries'. */
const graphql = { find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) }

/** Real servers and databases take their time to start on a busy machine. */
const patience = { testTimeout: 240_000, hookTimeout: 240_000 }

/**
 * The tests that open the CMS's database; those of a mere function, or of the embedded database's start, do not. Pictures
 * are drawn and kept as files whichever it is.
 */
function testsOfTheDatabase() {
  const files = globSync('tests/cms/**/*.test.ts', { exclude: ['tests/cms/media/*'] })
  const opens = /support\/cms\/(testCms|cmsProcess|addProduct|customer)\.ts/
  return files.filter((file) => opens.test(readFileSync(file, 'utf8')))
}

/** They run again on a PostgreSQL server, where one is installed. */
const services = {
  globalSetup: 'tests/services/postgres.ts',
  include: ['tests/services/**/*.test.ts', ...(findPostgres() ? testsOfTheDatabase() : [])],
}

export default defineConfig({
  test: {
    maxWorkers: '100%',
    projects: layers.map((layer) => ({
      resolve: { alias: [graphql] },
      // The server's pages name the fonts that the build makes.
      plugins: layer === 'web' ? [cutFonts('.cache/fonts')] : [],
      test: {
        name: layer,
        environment: 'node',
        expect: { poll: { timeout: 20_000 } },
        // No test leaves a mark on its process, and each would load the same modules anew.
        isolate: false,
        setupFiles: 'tests/services/databaseUrl.ts',
        include: [`tests/${layer}/**/*.test.{ts,tsx}`],
        ...(['cms', 'gateway', 'services'].includes(layer) ? patience : {}),
        ...(layer === 'services' ? services : {}),
      },
    })),
  },
})
