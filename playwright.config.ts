import { defineConfig } from '@playwright/test'
import { presentBrowserFolders } from './scripts/lib/testFolders.mjs'
import { withoutImages } from './tests/support/browser/launchOptions.ts'

/**
 * Tests without a tag run on a phone; `@desktop` and `@both` name other widths. `npm test` leaves out those that are tagged
 * `@all`, and those of the workspaces.
 */
const isOfShop = process.env['TESTS'] === 'shop'
const later = isOfShop ? '|@all' : ''

/** Browser tests of the built shop. The gateway and the CMS are started once for all workers. */
export default defineConfig({
  testDir: '.',
  testMatch: presentBrowserFolders
    .slice(0, isOfShop ? 1 : undefined)
    .map((folder) => `${folder}/**/*.spec.ts`),
  outputDir: 'tests/e2e/results',
  globalSetup: './tests/support/shop/serveShop.ts',
  workers: 3,
  retries: 1,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [
    ['list'],
    // Opened by `npm run traces`.
    ['html', { outputFolder: '.cache/report/browser', open: 'never' }],
    // Counted by `npm test`, and read for the gallery.
    ['json', { outputFile: '.cache/report/results/some/browser.json' }],
  ],
  use: {
    baseURL: process.env['SHOP_URL'] ?? '',
    // Cookies that suppress popups and the cookie banner.
    storageState: JSON.parse(process.env['QUIET_VISITOR'] ?? '{"cookies":[],"origins":[]}'),
    // Responses of a service worker would bypass the routes of a test.
    serviceWorkers: 'block',
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    locale: 'en-GB',
    timezoneId: 'Asia/Bangkok',
    screenshot: 'only-on-failure',
    // Recorded while a failed test is retried: recording every test would slow down those that pass.
    trace: 'on-first-retry',
    launchOptions: withoutImages,
  },
  projects: [
    {
      name: 'phone',
      grepInvert: new RegExp(`@desktop${later}`),
      use: {
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
        // Covers reduced motion, which saves a quarter of the CPU time; the desktop covers full motion.
        contextOptions: { reducedMotion: 'reduce' },
      },
    },
    {
      name: 'desktop',
      use: { viewport: { width: 1440, height: 900 } },
      grep: /@both|@desktop/,
      ...(isOfShop && { grepInvert: /@all/ }),
    },
  ],
})
