import { expect, type Page } from '@playwright/test'
import { covers } from '#tests/support/clauses/coversInBrowser.ts'
import { test } from '../../support/pages/browserTest.ts'
import { cards } from '../../support/pages/listing.ts'

const progress = (page: Page) =>
  page.getByRole('status').filter({ hasText: /^Showing \d+ of \d+$/ })

/** Scrolls to the end of the list until at least this many products are shown. */
async function showProducts(page: Page, count: number) {
  await expect(async () => {
    const more = page.getByRole('button', { name: 'Load more' })
    if (await more.isVisible()) await more.click()
    await progress(page).scrollIntoViewIfNeeded()
    const [shown] = /\d+/.exec(await progress(page).innerText()) ?? []
    expect(Number(shown)).toBeGreaterThanOrEqual(count)
  }).toPass()
}

/** Scrolls to a part of the page's height: 0 is its top, 1 its end. */
const scrollToPart = (page: Page, part: number) =>
  page.evaluate((share) => scrollTo(0, share * document.documentElement.scrollHeight), part)

const height = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

/** The index and top of the cards that are within the window. */
const cardsInWindow = (page: Page) =>
  cards(page).evaluateAll((all) =>
    all.flatMap((card) => {
      const { top, bottom } = card.getBoundingClientRect()
      const index = Number((card as HTMLElement).dataset['productIndex'])
      return bottom > 0 && top < innerHeight ? [{ index, top: Math.round(top) }] : []
    }),
  )

test.beforeEach(async ({ page }) => {
  await page.route('**/media/**', (route) => route.fulfill({ contentType: 'image/gif', body: '' }))
  await page.goto('/shop')
  await showProducts(page, 84)
})

test('a long listing contains only the pages near the window, and its height stays', async ({
  page,
}) => {
  covers('listing.page.window')

  // All products: the list grows no more.
  const total = Number(/\d+$/.exec(await progress(page).innerText()))
  await showProducts(page, total)
  const whole = await height(page)
  await expect.poll(() => cards(page).count()).toBeLessThan(72)
  for (const part of [0, 0.5, 0.25, 0.75]) {
    await scrollToPart(page, part)
    await expect.poll(async () => (await cardsInWindow(page)).length).toBeGreaterThan(0)
    await expect.poll(() => cards(page).count()).toBeLessThan(72)
    expect(Math.abs((await height(page)) - whole)).toBeLessThanOrEqual(2)
  }
})

test('Back to a long listing shows the same cards in the same place', { tag: '@all' }, async ({
  page,
}) => {
  covers('listing.page.window')

  await scrollToPart(page, 0.5)
  await expect.poll(async () => (await cardsInWindow(page)).length).toBeGreaterThan(1)
  const index = (await cardsInWindow(page)).at(-1)?.index
  const link = page.locator(`[data-product-index="${index}"]`).getByRole('link').first()
  await link.focus()
  const before = await cardsInWindow(page)
  await link.press('Enter')
  await expect(page).toHaveURL(/\/product\//)
  await page.goBack()
  await expect.poll(() => cardsInWindow(page)).toEqual(before)
  expect(await cards(page).count()).toBeLessThan(72)
})

test('pages far from the window are removed from memory, and requested again when they are shown', {
  tag: '@all',
}, async ({ page }) => {
  covers('listing.page.window')

  const pageCount = 30
  const requested: number[] = []
  // The shop's listing is too short: its pages repeat, with other ids.
  await page.route(/operationName=Listing(Page)?&/, async (route) => {
    const url = new URL(route.request().url())
    const { page: number = 1, ...variables } = JSON.parse(url.searchParams.get('variables') ?? '{}')
    requested.push(number)
    const source = number === 1 ? 1 : 2 + ((number - 2) % 9)
    url.searchParams.set('variables', JSON.stringify({ ...variables, page: source }))
    const response = await route.fetch({ url: url.href })
    const body = await response.json()
    Object.assign(body.data.listing, { pageCount, totalCount: pageCount * 12 })
    for (const product of body.data.listing.products) product.id += `-${number}`
    await route.fulfill({ response, json: body })
  })
  const timesOf = (number: number) => requested.filter((item) => item === number).length
  await page.goto('/careers')
  await page.locator('a[href="/shop"]').first().dispatchEvent('click')
  await showProducts(page, 240)
  expect(timesOf(3)).toBe(1)
  await scrollToPart(page, 0.1)
  await expect.poll(() => timesOf(3)).toBe(2)
  await expect(page.locator('[data-product-index="24"]')).toBeAttached()
  // Pages near the window were not removed.
  expect(timesOf(20)).toBe(1)
})
