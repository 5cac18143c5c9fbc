import { expect, type Page } from '@playwright/test'
import { covers } from '#tests/support/clauses/coversInBrowser.ts'
import { test } from '../../support/pages/browserTest.ts'
import { cards } from '../../support/pages/listing.ts'
import { expectAccessible } from '../../support/pages/storefront.ts'

const filtersButton = (page: Page) => page.getByRole('button', { name: /^Filters/ })
const scrollTo = (page: Page, top: number) => page.evaluate((y) => window.scrollTo(0, y), top)

/** Runs in the page: records how much of it shifts. */
function recordShifts() {
  const shifts: number[] = []
  Object.assign(window, { shifts })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      shifts.push('value' in entry ? Number(entry.value) : Number.NaN)
  }).observe({ type: 'layout-shift' })
}

test('the bar of filters and sort order leaves and returns with the header', async ({ page }) => {
  covers('listing.toolbar.sticky', 'listing.toolbar.hide')

  await page.goto('/shop?brands=asava&maxPrice=20000')
  const button = filtersButton(page)
  const sort = page.getByLabel('Sort by')
  await expect(cards(page).nth(11)).toBeAttached()
  await expect(async () => {
    await scrollTo(page, 0)
    await scrollTo(page, 1500)
    await expect(page.getByRole('banner')).not.toBeInViewport({ timeout: 1000 })
  }).toPass()
  await expect(button).not.toBeInViewport()
  await page.evaluate(recordShifts)
  await scrollTo(page, 1300)
  await expect(button).toBeInViewport({ ratio: 1 })
  await expect(sort).toBeInViewport({ ratio: 1 })
  await expect
    .poll(async () => {
      const header = await page.getByRole('banner').boundingBox()
      const bar = await button.boundingBox()
      return (bar?.y ?? 0) >= (header?.y ?? 0) + (header?.height ?? 0) - 1
    })
    .toBe(true)
  await scrollTo(page, 1600)
  await expect(button).not.toBeInViewport()
  await scrollTo(page, 1500)
  await expect(button).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([])
  await sort.selectOption({ label: 'Newest' })
  await expect(page).toHaveURL(/sort=date$/)
  await button.tap()
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible()
})

test('the bar stays in its place above the grid when the header hides', {
  tag: '@all',
}, async ({ page }) => {
  covers('listing.toolbar.in-place')

  await page.goto('/product-category/asava/dresses')
  const place = async () => {
    const box = await filtersButton(page).boundingBox()
    return Math.round((box?.y ?? 0) + (await page.evaluate(() => window.scrollY)))
  }
  const before = await place()
  expect(before).toBeGreaterThan(300)
  await expect(async () => {
    await scrollTo(page, 0)
    await scrollTo(page, 260)
    await expect(page.getByRole('banner')).not.toBeInViewport({ timeout: 1000 })
  }).toPass()
  expect(await place()).toBe(before)
  await expect(filtersButton(page)).toBeInViewport({ ratio: 1 })
})

test('the bar is shown while it has the keyboard focus', { tag: '@all' }, async ({ page }) => {
  covers('listing.toolbar.keyboard')

  await page.goto('/shop')
  await expect(async () => {
    await scrollTo(page, 0)
    await scrollTo(page, 900)
    await expect(page.getByRole('banner')).not.toBeInViewport({ timeout: 1000 })
  }).toPass()
  const sort = page.getByLabel('Sort by')
  await cards(page).first().getByRole('link').focus()
  await scrollTo(page, 1200)
  await page.keyboard.press('Shift+Tab')
  await expect(sort).toBeFocused()
  await expect(sort).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Shift+Tab')
  await expect(filtersButton(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible()
})

test('Filters shows how many values are chosen', { tag: '@all' }, async ({ page }) => {
  covers('listing.toolbar.count')

  await page.goto('/shop?brands=asava,asv&colors=black&minPrice=1000')
  await expect(filtersButton(page)).toHaveText('Filters (4)')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Clear all' }).tap()
  await expect(filtersButton(page)).toHaveText('Filters')
})

test('the back-to-top button covers no text and no swatch of a card', {
  tag: '@all',
}, async ({ page }) => {
  covers('frame.back-to-top.clear')

  // Reduced prices have the longest texts.
  await page.goto('/special-price')
  await expect(cards(page).nth(11)).toBeAttached()
  const backToTop = page.getByRole('button', { name: 'Back to top' }).first()
  await expect(async () => {
    await scrollTo(page, 0)
    await scrollTo(page, 400)
    await expect(page.getByRole('banner')).not.toBeInViewport({ timeout: 1000 })
    await scrollTo(page, 390)
    await expect(backToTop).toBeInViewport({ timeout: 1000 })
  }).toPass()
  const covered = await backToTop.evaluate(async (button) => {
    const names: string[] = []
    const meets = (box: DOMRect) => {
      const area = button.getBoundingClientRect()
      return (
        box.width > 1 &&
        box.right > area.left &&
        box.left < area.right &&
        box.bottom > area.top &&
        box.top < area.bottom
      )
    }
    // On the way up, on which the button is shown.
    window.scrollTo(0, 1920)
    for (let top = 1900; top >= 300; top -= 20) {
      window.scrollTo(0, top)
      await new Promise((resolve) => requestAnimationFrame(resolve))
      for (const card of document.querySelectorAll('main article')) {
        const walker = document.createTreeWalker(card, NodeFilter.SHOW_TEXT)
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          // The heart's label is invisible.
          if (node.parentElement?.closest('button')) continue
          const range = document.createRange()
          range.selectNodeContents(node)
          if ([...range.getClientRects()].some(meets)) names.push(`${top}: ${node.textContent}`)
        }
        for (const swatch of card.querySelectorAll('ul [role="img"]'))
          if (meets(swatch.getBoundingClientRect())) names.push(`${top}: a swatch`)
      }
    }
    return names
  })
  expect(covered).toEqual([])
  await backToTop.tap()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})
