import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { configDefaults, defineConfig } from 'vitest/config'
import { missingServices } from './scripts/lib/services.mjs'
import { subsetFonts } from './scripts/vite/fonts.ts'
import { inlineScripts } from './scripts/vite/inlineScripts.ts'
import { findPostgres } from './tests/services/postgresServer.ts'

/** One project per layer. `services` needs installed servers; `npm test` skips it where they are missing. */
const layers = ['machines', 'gateway', 'cms', 'web', 'scripts', 'services']

/** The file that Node resolves. Vitest would resolve another one, and graphql rejects types of a second copy. */
export const graphql = {
  find: /^graphql$/,
  replacement: fileURLToPath(import.meta.resolve('graphql')),
}

/** In milliseconds: servers and databases start slowly on a busy machine, and many runs of a property take long. */
const longTimeouts = { testTimeout: 240_000, hookTimeout: 240_000 }

/**
 * `fast` leaves out `*.deep.test.ts` and what a second kind of database repeats, `deep` runs only those. Without it, as when
 * files are named, all tests run.
 */
const run = process.env['TEST_RUN'] || 'all'

/** The tests that depend on several connections, of which PGlite has one: the fast run has them on PostgreSQL alone. */
const concurrentTests = globSync('tests/cms/orders/{holds,ledger,placing,races}.test.ts')

/** Whether the fast run has the project `services`, in which PostgreSQL is tested. */
const hasServices = missingServices().length === 0

/** Returns the tests that open the CMS's database. Those of media are left out: they do not depend on its kind. */
function databaseTests() {
  const files = globSync('tests/cms/**/*.test.ts', { exclude: ['tests/cms/media/*'] })
  const opens = /support\/cms\/(testCms|cmsProcess|addProduct|customer|shopPlace)\.ts/
  return files.filter((file) => opens.test(readFileSync(file, 'utf8')))
}

/** The files that run on PostgreSQL, where it is installed. */
function repeatedOnPostgres() {
  if (!findPostgres()) return []
  if (run === 'fast') return concurrentTests
  if (run === 'all') return databaseTests()
  return databaseTests().filter((file) => !concurrentTests.includes(file))
}

/** @param layer a folder of tests/ */
const filesOf = (layer: string) => [
  `tests/${layer}/**/*${run === 'deep' ? '.deep' : ''}.test.{ts,tsx}`,
  ...(layer === 'services' ? repeatedOnPostgres() : []),
  ...(layer === 'cms' && run === 'deep' && hasServices ? concurrentTests : []),
]

/** @param layer a folder of tests/ */
const filesWithout = (layer: string) =>
  run === 'fast'
    ? ['**/*.deep.test.*', ...(layer === 'cms' && hasServices ? concurrentTests : [])]
    : []

export default defineConfig({
  test: {
    maxWorkers: '100%',
    reporters: [
      'default',
      ['html', { outputDir: '.cache/report/unit', singleFile: true }],
      // Counted by `npm test`, which names the file, and read for the gallery.
      [
        'json',
        { outputFile: process.env['RESULTS_FILE'] || '.cache/report/results/all/unit.json' },
      ],
    ],
    projects: layers.map((layer) => ({
      resolve: { alias: [graphql] },
      // Server-rendered HTML contains the URLs of the subset fonts.
      plugins: layer === 'web' ? [inlineScripts(), subsetFonts()] : [],
      test: {
        name: layer,
        environment: 'node',
        expect: { poll: { timeout: 20_000 } },
        // Tests do not change global state, so they share a process and its loaded modules.
        isolate: false,
        setupFiles: 'tests/services/databaseUrl.ts',
        include: filesOf(layer),
        exclude: [...configDefaults.exclude, ...filesWithout(layer)],
        ...longTimeouts,
        // A quarter of the random orders, of which each run has others.
        env: run === 'fast' ? { LEDGER_RUNS: '20' } : {},
        ...(layer === 'services' ? { globalSetup: 'tests/services/postgres.ts' } : {}),
      },
    })),
  },
})
