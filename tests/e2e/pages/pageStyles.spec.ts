import { expect, type Page } from '@playwright/test'
import { withImages } from '#tests/support/browser/launchOptions.ts'
import { covers } from '#tests/support/clauses/coversInBrowser.ts'
import { test } from '../../support/pages/browserTest.ts'

test.use({ launchOptions: withImages })

// The compared pages must not be animated.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Holds the responses for some files back until they are released. */
async function hold(page: Page, files: string) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(files, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** Follows a link without a page load, whether or not it is shown at this width. */
const follow = (page: Page, path: string) =>
  page.evaluate((href) => document.querySelector<HTMLElement>(`a[href="${href}"]`)?.click(), path)

test('a page appears only with its styles when they arrive after its code', async ({ page }) => {
  await page.goto('/stores')
  const release = await hold(page, '**/assets/WhiteAsavaPage-*.css')
  // Records how the title is aligned, by the page's own styles, when it is first in the document.
  const alignment = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        new MutationObserver((_, observer) => {
          const title = document.querySelector('main:has(#appointment) h1')
          if (!title) return
          observer.disconnect()
          resolve(getComputedStyle(title).textAlign)
        }).observe(document, { childList: true, subtree: true })
      }),
  )
  const requested = page.waitForRequest(/WhiteAsavaPage-[^/]*\.css$/)
  await follow(page, '/white-asava')
  await requested
  release()
  expect(await alignment).toBe('center')
})

test('an opened page does not request the styles that its HTML contains', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => {
    if (/(entryClient|pieces|listing|ShopPage)-[^/]*\.css$/.test(request.url()))
      requested.push(request.url())
  })
  await page.goto('/shop')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(requested).toEqual([])
})

test('fonts that arrive after the first paint replace the others together, and are preloaded from then on', {
  tag: '@all',
}, async ({ page }) => {
  covers('pages.fonts')

  const release = await hold(page, '**/assets/anuphan-latin-*.woff2')
  await page.addInitScript(() => {
    const shifts: number[] = []
    Reflect.set(window, 'shifts', shifts)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value'))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  // The load event waits for the fonts. In English: machines for tests may have no Thai font, whose boxes have other widths.
  await page.goto('/shop', { waitUntil: 'domcontentloaded' })
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  )
  const added = () =>
    page.evaluate(
      () =>
        [...document.fonts].filter(({ family }) => /Moda|Noto|Anuphan|Baht/.test(family)).length,
    )
  expect(await added()).toBe(0)
  release()
  await expect.poll(added).toBe(7)
  const shifts: number[] = await page.evaluate(() => Reflect.get(window, 'shifts'))
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01)
  await page.reload()
  await expect(page.locator('link[rel="preload"][as="font"]')).toHaveCount(3)
})

test('the first visit by a slow connection loads the fonts after the page', {
  tag: '@all',
}, async ({ page }) => {
  covers('pages.fonts')

  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {
      value: { effectiveType: '3g', rtt: 400, saveData: false },
    }),
  )
  await page.goto('/')
  const starts = () =>
    page.evaluate(() => {
      const [{ loadEventStart = 0 } = {}] = performance.getEntriesByType('navigation') as [
        PerformanceNavigationTiming?,
      ]
      return performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.woff2'))
        .map(({ startTime }) => startTime >= loadEventStart)
    })
  await expect.poll(starts).toEqual([true, true, true])
  await expect
    .poll(() => page.evaluate(() => [...document.fonts].map(({ family }) => family)))
    .toContain('Anuphan')
})
