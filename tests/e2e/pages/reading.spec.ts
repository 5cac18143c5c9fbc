import { expect, type Route } from '@playwright/test'
import { covers } from '#tests/support/clauses/coversInBrowser.ts'
import { test } from '../../support/pages/browserTest.ts'
import { fontsOf } from '../../support/pages/storefront.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the listing shows its products', async ({ page }) => {
    covers('pages.no-javascript', 'pages.no-javascript.notice')

    // Read as text: with scripts disabled in this way, Chromium does not render the element.
    const response = await page.goto('/wishlist')
    expect(await response?.text()).toMatch(/<noscript>.*need JavaScript.*href="\/shop"/)
    await page.goto('/shop')
    await expect(page.getByRole('article')).toHaveCount(12)
    await expect(page.getByRole('article').first()).toContainText(/฿[\d,]+/)
  })
})

test('the home page has no layout shift on a slow connection', { tag: '@deep' }, async ({
  page,
}) => {
  covers('pages.layout-shift.public')

  await page.addInitScript(recordShifts)
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const bytesPerSecond = 40_000
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 200,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  // On a busy phone a frame may be painted at any point: the text on the first image must be complete before.
  const renderBlocker = page.locator('head > link[rel="expect"][blocking="render"]')
  await expect(page.locator((await renderBlocker.getAttribute('href')) ?? '')).toContainText(
    'Salon Hour',
  )
  // A viewport as tall as the page.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([])
})

/** Runs in the page before its own code: records unexpected layout shifts. */
function recordShifts() {
  const shifts: string[] = []
  Reflect.set(window, 'shifts', shifts)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
      sources: { node: Node | null }[]
    })[]) {
      const [source] = entry.sources
      if (!entry.hadRecentInput)
        shifts.push(`${entry.value} ${source?.node?.textContent?.slice(0, 60)}`)
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

test('headings, text and prices use the shop’s fonts', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/product/silk-slip-dress')
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  // A font that arrived too late is used on the next page.
  await page.reload()
  expect(await fontsOf(page, 'h1')).toEqual([expect.stringContaining('Bodoni Moda')])
  expect(await fontsOf(page, 'main p')).toEqual(['Anuphan'])
  // The currency sign and the digits come from two font files.
  const price = page
    .getByRole('main')
    .getByText(/^฿[\d,]+$/)
    .first()
  await price.evaluate((element) => element.setAttribute('id', 'one-price'))
  expect(await fontsOf(page, '#one-price')).toEqual(['Anuphan'])
})

test('images that failed to load are requested again, in the first view and later', {
  tag: '@deep',
}, async ({ page }) => {
  await page.clock.install()
  const requestCounts = new Map<string, number>()
  const failTwice = async (route: Route) => {
    const url = route.request().url()
    const count = (requestCounts.get(url) ?? 0) + 1
    requestCounts.set(url, count)
    await (count > 2 ? route.continue() : route.fulfill({ status: 503 }))
  }
  await page.route('**/media/**', failTwice)
  await page.goto('/')
  const cards = page.getByRole('article').getByRole('img')
  await cards.first().scrollIntoViewIfNeeded()
  await expect.poll(() => requestCounts.size).toBeGreaterThan(3)
  await expect(async () => {
    await page.clock.runFor(5000)
    expect(await cards.first().evaluate(isLoaded)).toBe(true)
    expect(await page.getByRole('img').first().evaluate(isLoaded)).toBe(true)
  }).toPass()
  expect(Math.max(...requestCounts.values())).toBe(3)
})

const isLoaded = (image: HTMLElement | SVGElement) => (image as HTMLImageElement).naturalWidth > 0
