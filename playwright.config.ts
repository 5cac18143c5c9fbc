import { defineConfig } from '@playwright/test'
import { presentBrowserFolders } from './scripts/lib/testFolders.mjs'

/**
 * Tests without a tag run on a phone in the fast run and on a desktop in the deep run. `@phone` and `@desktop` name their
 * only width, `@both` runs at both in the fast run, and `@deep`, like every test of a file `*.deep.spec.ts`, in the deep run
 * only. Without TEST_RUN, as when files are named, every test runs at each of its widths.
 */
const selected = {
  fast: {
    phone: { grepInvert: /[@.]deep\b|@desktop/ },
    desktop: { grep: /@both|@desktop/, grepInvert: /[@.]deep\b/ },
  },
  deep: {
    phone: { grep: /[@.]deep\b/, grepInvert: /@desktop/ },
    desktop: { grep: /[@.]deep\b|^(?!.*(?:@both|@desktop))/, grepInvert: /@phone/ },
  },
  all: { phone: { grepInvert: /@desktop/ }, desktop: { grepInvert: /@phone/ } },
}[process.env['TEST_RUN'] || 'all']

/** Browser tests of the built shop. The gateway and the CMS are started once for all workers. */
export default defineConfig({
  testDir: '.',
  testMatch: presentBrowserFolders.map((folder) => `${folder}/**/*.spec.ts`),
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
    ['json', { outputFile: '.cache/report/results/all/browser.json' }],
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
        // Fewer processes and no optimising compiler: saves a tenth of the CPU time, since each page is open for seconds.
        '--in-process-gpu',
        '--renderer-process-limit=1',
        '--js-flags=--no-opt',
      ],
    },
  },
  projects: [
    {
      name: 'phone',
      ...selected?.phone,
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
      ...selected?.desktop,
    },
  ],
})
