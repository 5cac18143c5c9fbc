import { defineConfig } from '@playwright/test'
import base from './playwright.config.ts'

/** The browser tests as `npm run mutants -- web` runs them: once, with shorter timeouts, and those of both widths on a phone only. */
export default defineConfig({
  ...base,
  outputDir: '.cache/effects/results',
  retries: 0,
  timeout: 45_000,
  expect: { timeout: 5_000, toPass: { timeout: 8_000 } },
  reporter: 'line',
  use: {
    ...base.use,
    actionTimeout: 5_000,
    navigationTimeout: 15_000,
    screenshot: 'off',
    trace: 'off',
  },
})
