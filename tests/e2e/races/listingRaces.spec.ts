import { expect, type Page } from '@playwright/test'
import { passIfHeld, raceInBrowser } from '../../support/races/raceInBrowser.ts'

const main = (page: Page) => page.getByRole('main')
const products = (page: Page) => main(page).getByRole('article')
const progress = (page: Page) => page.getByText(/^Showing \d+ of \d+$/)
const loadMore = (page: Page) => main(page).getByRole('button', { name: 'Load more' })

raceInBrowser({
  machine: 'listing',
  title: 'the next page loads',
  clauses: ['listing.page.load-more-return'],
  operations: ['Listing'],
  open: async ({ page }) => {
    await page.goto('/shop')
    await expect(async () => {
      await progress(page).scrollIntoViewIfNeeded()
      await expect(loadMore(page)).toBeVisible({ timeout: 500 })
    }).toPass()
    await expect(progress(page)).toHaveText(/^Showing 60 of/)
  },
  acts: [
    ['window.focused', ({ page }) => page.evaluate(() => window.dispatchEvent(new Event('focus')))],
    ['more.requested', ({ page }) => loadMore(page).click()],
  ],
  expectEnd: (world) =>
    expect(async () => {
      await passIfHeld(world, 'Listing')
      await expect(progress(world.page)).toHaveText(/^Showing 72 of/, { timeout: 500 })
    }).toPass(),
})

/** The names of the products that a page shows. */
const namesOn = (page: Page) => products(page).getByRole('heading').allInnerTexts()

raceInBrowser({
  machine: 'listing',
  title: 'the grid has the products of the new order alone',
  operations: ['Listing'],
  open: async ({ page, gate }) => {
    await page.goto('/shop')
    await expect(products(page).first()).toBeVisible()
    gate.close()
    await progress(page).scrollIntoViewIfNeeded()
    await expect.poll(() => gate.countHeld('Listing')).toBeGreaterThan(0)
  },
  acts: [
    [
      'loadPages done',
      (world) =>
        expect(async () => {
          await passIfHeld(world, 'Listing')
          const count = world.isFirstFirst ? /^Showing 24 of/ : /^Showing 12 of/
          await expect(progress(world.page)).toHaveText(count, { timeout: 500 })
        }).toPass(),
    ],
    [
      'query.changed',
      ({ page }) => page.getByLabel('Sort by').selectOption({ label: 'Price: Low to High' }),
    ],
  ],
  expectEnd: async (world) => {
    const { page } = world
    await expect(async () => {
      await passIfHeld(world, 'Listing')
      await expect(progress(page)).toHaveText(/^Showing 12 of/, { timeout: 500 })
    }).toPass()
    await expect(products(page)).toHaveCount(12)
    const fresh = await page.context().newPage()
    await fresh.goto(page.url())
    await expect(products(fresh)).toHaveCount(12)
    expect(await namesOn(page)).toEqual(await namesOn(fresh))
    expect(page.url()).toContain('sort=price')
  },
})
