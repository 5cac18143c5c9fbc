import { defineConfig } from 'vitest/config'
import { effectSwitches } from './scripts/vite/effectSwitches.ts'
import { subsetFonts } from './scripts/vite/fonts.ts'
import { graphql } from './vitest.config.ts'

/** The unit tests of the web as `npm run mutants -- web` runs them: each with effects switched off. */
export default defineConfig({
  plugins: [effectSwitches(), subsetFonts('.cache/fonts')],
  resolve: { alias: [graphql] },
  test: {
    environment: 'node',
    include: ['tests/web/**/*.test.{ts,tsx}'],
    setupFiles: 'tests/support/effects/switchUnitEffects.ts',
    maxWorkers: 1,
    reporters: [['default', { summary: false }]],
    silent: true,
    expect: { poll: { timeout: 5_000 } },
    testTimeout: 15_000,
  },
})
