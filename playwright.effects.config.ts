import { defineConfig } from '@playwright/test'
import base from './playwright.config.ts'

/** The browser tests as `npm run mutants -- web` runs them: on a phone, once, with shorter timeouts. */
export default defineConfig({
  ...base,
  outputDir: '.cache/effects/results',
  retries: 0,
  timeout: 45_000,
  expect: { timeout: 5_000 },
  reporter: 'line',
  use: { ...base.use, actionTimeout: 5_000, screenshot: 'off', trace: 'off' },
  projects: (base.projects ?? []).filter(({ name }) => name === 'phone'),
})
