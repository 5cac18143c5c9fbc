import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { findPostgres } from './tests/services/postgres.ts'

/** One project per layer; `services` wants real servers, so the runner leaves it out where they are missing. */
const layers = ['machines', 'gateway', 'cms', 'web', 'scripts', 'services']

/** The file that Node takes; the tests' own choice would be a second copy, whose types are not the libraries'. */
const graphql = { find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) }

/** Real servers and databases take their time to start on a busy machine. */
const patience = { testTimeout: 60_000, hookTimeout: 60_000 }

/** The CMS's tests run again on a PostgreSQL server, where one is installed. */
const services = {
  globalSetup: 'tests/services/postgres.ts',
  include: findPostgres() ? ['tests/{cms,services}/**/*.test.ts'] : ['tests/services/**/*.test.ts'],
}

export default defineConfig({
  test: {
    projects: layers.map((layer) => ({
      resolve: { alias: [graphql] },
      test: {
        name: layer,
        environment: 'node',
        include: [`tests/${layer}/**/*.test.{ts,tsx}`],
        ...(['cms', 'gateway', 'services'].includes(layer) ? patience : {}),
        ...(layer === 'services' ? services : {}),
      },
    })),
  },
})
