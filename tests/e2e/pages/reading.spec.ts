import { expect } from '@playwright/test'
import { covers } from '#tests/support/clauses/coversInBrowser.ts'
import { test } from '../../support/pages/browserTest.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the listing shows its products', async ({ page }) => {
    covers('pages.no-javascript', 'pages.no-javascript.controls', 'pages.no-javascript.notice')

    // Read as text: with scripts disabled in this way, Chromium does not render the element.
    const response = await page.goto('/wishlist')
    expect(await response?.text()).toMatch(/<noscript>.*need JavaScript.*href="\/shop"/)
    await page.goto('/shop')
    await expect(page.getByRole('article')).toHaveCount(12)
    await expect(page.getByRole('article').first()).toContainText(/฿[\d,]+/)
    await expect(page.getByRole('button')).toHaveCount(0)
    const product = await page.goto('/product/silk-slip-dress')
    expect(await product?.text()).toMatch(/<noscript><p>Buying online needs JavaScript/)
    await expect(page.getByRole('button', { name: /option|size|bag/i })).toHaveCount(0)
    const form = await page.goto('/track-order')
    expect(await form?.text()).toMatch(/<noscript><p>This form needs JavaScript/)
    await expect(page.getByRole('textbox')).toHaveCount(0)
    const checkout = await page.goto('/checkout')
    expect(await checkout?.text()).toMatch(/<noscript><p[^>]*>This page needs JavaScript/)
    const empty = page.getByRole('main').locator('span:empty')
    expect(await empty.count()).toBeGreaterThan(2)
    for (const placeholder of await empty.all()) await expect(placeholder).toBeHidden()
  })
})

test('the home page has no layout shift on a slow connection', { tag: '@all' }, async ({
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
