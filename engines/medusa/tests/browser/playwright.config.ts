import { defineConfig } from '@playwright/test'

/** Purchases in the shop over Medusa, with their orders in Medusa's admin. */
export default defineConfig({
  testDir: '.',
  outputDir: 'results',
  globalSetup: './serveMedusaShop.ts',
  // The name under which the results are stored.
  projects: [{ name: 'medusa' }],
  workers: 1,
  timeout: 300_000,
  // The engine needs seconds for an order on a busy machine.
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: '../../../../.cache/report/medusaBrowser.json' }]],
  use: {
    baseURL: process.env['SHOP_URL'] ?? '',
    storageState: JSON.parse(process.env['QUIET_VISITOR'] ?? '{"cookies":[],"origins":[]}'),
    serviceWorkers: 'block',
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? 'chromium',
      args: ['--no-sandbox', '--disable-gpu'],
    },
  },
})
