import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { configDefaults, defineConfig } from 'vitest/config'
import { missingServices } from './scripts/lib/services.mjs'
import { presentUnitFolders } from './scripts/lib/testFolders.mjs'
import { subsetFonts } from './scripts/vite/fonts.ts'
import { inlineScripts } from './scripts/vite/inlineScripts.ts'
import { findPostgres } from './tests/services/postgresServer.ts'

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
const concurrentTests = globSync('engines/cms/tests/orders/{holds,ledger,placing,races}.test.ts')

/** Whether the fast run has the project `services`, in which PostgreSQL is tested. */
const hasServices = missingServices().length === 0

/** Returns the tests that open the CMS's database. Those of media are left out: they do not depend on its kind. */
function databaseTests() {
  const files = globSync('engines/cms/tests/**/*.test.ts', {
    exclude: ['engines/cms/tests/media/*'],
  })
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

const filesOf = (project: string, folder: string) => [
  `${folder}/**/*${run === 'deep' ? '.deep' : ''}.test.{ts,tsx}`,
  ...(project === 'services' ? repeatedOnPostgres() : []),
  ...(project === 'cms' && run === 'deep' && hasServices ? concurrentTests : []),
]

const filesWithout = (project: string) =>
  run === 'fast'
    ? ['**/*.deep.test.*', ...(project === 'cms' && hasServices ? concurrentTests : [])]
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
    // `services` needs installed servers; `npm test` skips it where they are missing.
    projects: Object.entries(presentUnitFolders).map(([project, folder]) => ({
      resolve: { alias: [graphql] },
      // Server-rendered HTML contains the URLs of the subset fonts.
      plugins: project === 'web' || project === 'gallery' ? [inlineScripts(), subsetFonts()] : [],
      test: {
        name: project,
        environment: 'node',
        expect: { poll: { timeout: 20_000 } },
        // Tests do not change global state, so they share a process and its loaded modules.
        isolate: false,
        setupFiles: 'tests/services/databaseUrl.ts',
        include: filesOf(project, folder),
        exclude: [...configDefaults.exclude, ...filesWithout(project)],
        ...longTimeouts,
        // A quarter of the random orders, of which each run has others.
        env: run === 'fast' ? { LEDGER_RUNS: '20' } : {},
        ...(project === 'services' ? { globalSetup: 'tests/services/postgres.ts' } : {}),
      },
    })),
  },
})
