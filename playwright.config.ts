import { defineConfig } from '@playwright/test'

/** The browser tests: real pages on the real gateway and CMS, served once for all workers. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'tests/e2e/results',
  globalSetup: './tests/support/shop/serveShop.ts',
  workers: 3,
  retries: 1,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'tests/e2e/results/report.json' }]],
  use: {
    baseURL: process.env['SHOP_URL'] ?? '',
    // Nothing pops up by itself, except where a test starts without these cookies.
    storageState: JSON.parse(process.env['QUIET_VISITOR'] ?? '{"cookies":[],"origins":[]}'),
    // A worker would answer past what a test routes.
    serviceWorkers: 'block',
    actionTimeout: 10_000,
    navigationTimeout: 30_000,
    locale: 'en-GB',
    timezoneId: 'Asia/Bangkok',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? 'chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A tenth less work for pages that live for seconds: fewer processes, and no code optimised for later.
        '--in-process-gpu',
        '--renderer-process-limit=1',
        '--js-flags=--no-opt',
      ],
    },
  },
  projects: [
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      use: {
        viewport: { width: 1440, height: 900 },
        // One width each for those who want motion and those who do not, who also wait less.
        contextOptions: { reducedMotion: 'reduce' },
      },
      // Ways through a machine that both widths share, walked on a phone.
      grepInvert: /@phone/,
    },
  ],
})
