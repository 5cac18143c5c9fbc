import { expect, type Page } from '@playwright/test'
import { covers } from '#tests/support/clauses/coversInBrowser.ts'
import { test } from '../../support/pages/browserTest.ts'

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

test('a font that arrives after the first paint shifts no text', { tag: '@all' }, async ({
  page,
}) => {
  covers('pages.fonts')

  const release = await hold(page, '**/assets/*.woff2')
  // The load event waits for the fonts.
  await page.goto('/shop', { waitUntil: 'domcontentloaded' })
  // Until then no face has been chosen for the text.
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  )
  const title = page.getByRole('heading', { level: 1 })
  const widthOf = () =>
    title.evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return range.getBoundingClientRect().width
    })
  const width = await widthOf()
  release()
  await page.waitForFunction(() =>
    [...document.fonts].some(
      ({ family, status }) => family.includes('Bodoni Moda') && status === 'loaded',
    ),
  )
  // A drawer brings a style sheet, for which Chrome reads the font-face rules again.
  await page.getByRole('button', { name: /^Shopping Bag/ }).click()
  await expect(page.getByRole('dialog', { name: 'Shopping Bag' })).toBeVisible()
  expect(await widthOf()).toBe(width)
})

test('the first visit by a slow connection loads the fonts for the next page after its own load', {
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
  const families = await page.evaluate(() => [...document.fonts].map(({ family }) => family))
  expect(families).not.toContain('Anuphan')
})
