import { defineConfig } from '@playwright/test'
import base from './playwright.config.ts'

const listed = process.env['EFFECT_TESTS']

/** The browser tests as `npm run mutants -- web` runs them: on a phone, once, with shorter timeouts. */
export default defineConfig({
  ...base,
  outputDir: '.cache/effects/results',
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 8_000 },
  reporter: 'dot',
  use: { ...base.use, actionTimeout: 8_000, screenshot: 'off', trace: 'off' },
  projects: (base.projects ?? []).filter(({ name }) => name === 'phone'),
  ...(listed && { testMatch: JSON.parse(listed) }),
})
