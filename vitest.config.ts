import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { configDefaults, defineConfig } from 'vitest/config'
import { missingServices } from './scripts/lib/services.mjs'
import { presentUnitFolders } from './scripts/lib/testFolders.mjs'
import { subsetFonts } from './scripts/vite/fonts.ts'
import { inlineScripts } from './scripts/vite/inlineScripts.ts'

/** The file that Node resolves. Vitest would resolve another one, and graphql rejects types of a second copy. */
export const graphql = {
  find: /^graphql$/,
  replacement: fileURLToPath(import.meta.resolve('graphql')),
}

/** In milliseconds: servers and databases start slowly on a busy machine, and many runs of a property take long. */
const longTimeouts = { testTimeout: 240_000, hookTimeout: 240_000 }

/** The tests that depend on several connections, of which PGlite has one: with PostgreSQL they run on it alone. */
const concurrentTests = globSync('engines/cms/tests/orders/{holds,ledger,placing,races}.test.ts')

const hasServices = missingServices().length === 0

export default defineConfig({
  test: {
    maxWorkers: '100%',
    reporters: [
      'default',
      ['html', { outputDir: '.cache/report/unit', singleFile: true }],
      // Counted by `npm test`, which names the file, and read for the gallery.
      [
        'json',
        { outputFile: process.env['RESULTS_FILE'] || '.cache/report/results/some/unit.json' },
      ],
    ],
    // `services` needs installed servers; `npm test` skips it where they are missing.
    projects: Object.entries(presentUnitFolders).map(([project, folder]) => ({
      resolve: { alias: [graphql] },
      // Server-rendered HTML contains the URLs of the subset fonts.
      plugins: ['web', 'gallery', 'lab'].includes(project) ? [inlineScripts(), subsetFonts()] : [],
      test: {
        name: project,
        environment: 'node',
        expect: { poll: { timeout: 20_000 } },
        // Tests do not change global state, so they share a process and its loaded modules.
        isolate: false,
        setupFiles: 'tests/services/databaseUrl.ts',
        include: [
          `${folder}/**/*.test.{ts,tsx}`,
          ...(project === 'services' ? concurrentTests : []),
        ],
        exclude: [
          ...configDefaults.exclude,
          ...(project === 'cms' && hasServices ? concurrentTests : []),
        ],
        ...longTimeouts,
        // A quarter of the random orders, of which each run has others.
        env: { LEDGER_RUNS: process.env['LEDGER_RUNS'] ?? '20' },
        ...(project === 'services' ? { globalSetup: 'tests/services/postgres.ts' } : {}),
      },
    })),
  },
})
