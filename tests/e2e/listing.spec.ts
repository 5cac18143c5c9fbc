import { expect, type Locator, type Page } from '@playwright/test'
import { test } from '../support/browserTest.ts'
import { complaintsOf, expectAccessible, openAsleep, priceOf } from '../support/storefront.ts'

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const progress = (page: Page) => page.getByText(/^Showing \d+ of \d+$/)

/** Where the filters stand: beside the grid, or in a drawer that this opens. */
async function openFilters(page: Page, isMobile: boolean): Promise<Locator> {
  if (!isMobile) return page.getByRole('complementary', { name: 'Filters' })
  const drawer = page.getByRole('dialog', { name: 'Filters' })
  await page.getByRole('button', { name: 'Filters' }).click()
  await expect(drawer).toBeVisible()
  return drawer
}

/** A term of a filter, with the number of products that it would leave. */
const term = (filters: Locator, name: string) =>
  filters.getByRole('checkbox', { name: new RegExp(`^${name} \\d+$`) })

/** Scrolls to the end until so many products are shown, or more. */
async function scrollToProducts(page: Page, products: number) {
  await expect(async () => {
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    const [, shown = 0] = /(\d+)/.exec(await progress(page).innerText()) ?? []
    expect(Number(shown)).toBeGreaterThanOrEqual(products)
  }).toPass()
}

test('filters narrow the grid, stand in the address and as chips, and are taken back one by one or all', async ({
  page,
  isMobile,
}) => {
  const complaints = complaintsOf(page)
  await page.goto('/shop')
  const filters = await openFilters(page, isMobile)
  await term(filters, 'asv').check()
  await expect(page).toHaveURL(/\/shop\?brands=asv$/)
  await filters.getByText('Colour', { exact: true }).click()
  await term(filters, 'Ink').check()
  await expect(page).toHaveURL(/\/shop\?brands=asv&colors=ink$/)
  await expectAccessible(page)
  if (isMobile) await filters.getByRole('button', { name: /^Show \d+ products?$/ }).click()
  const active = page.getByRole('region', { name: 'Active filters' })
  await expect(active.getByRole('button')).toHaveText([/asv/, /Ink/, 'Clear all'])
  await expect(cards(page).first()).toContainText('asv')
  await active.getByRole('button', { name: 'Remove Ink' }).click()
  await expect(page).toHaveURL(/\/shop\?brands=asv$/)
  await page.goBack()
  await expect(active.getByRole('button', { name: 'Remove Ink' })).toBeVisible()
  await page.getByLabel('Sort by').selectOption({ label: 'Newest' })
  await expect(page).toHaveURL(/brands=asv&colors=ink&sort=date$/)
  await active.getByRole('button', { name: 'Clear all' }).click()
  await expect(page).toHaveURL(/\/shop$/)
  await expect(page.getByLabel('Sort by')).toHaveValue('DEFAULT')
  await expect(active).toBeHidden()
  expect(complaints).toEqual([])
})

test('the number beside a term is the number of products that it leaves', async ({
  page,
  isMobile,
}) => {
  await page.goto('/shop')
  const filters = await openFilters(page, isMobile)
  const box = page.getByRole('checkbox', { name: /^asv \d+$/ })
  const row = filters.getByRole('listitem').filter({ has: box })
  const promised = Number(/(\d+)$/.exec(await row.innerText())?.[1])
  await box.check()
  await expect(page.getByText(new RegExp(`^${promised} products$`))).toBeVisible()
})

test('a listing of a category shows its picture and words, without the filters that make no sense there', async ({
  page,
  isMobile,
}) => {
  await page.goto('/product-category/asava/dresses', { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dresses')
  await expect(page.getByText('From the desk to the last dance.')).toBeVisible()
  const filters = await openFilters(page, isMobile)
  await expect(filters.getByText('Colour', { exact: true })).toBeVisible()
  await expect(filters.getByText('Brand', { exact: true })).toBeHidden()
  await expect(filters.getByText('Discount', { exact: true })).toBeHidden()
  await expectAccessible(page)
})

test('the campaign’s listing has no filters, the special prices all have one', async ({
  page,
  isMobile,
}) => {
  await page.goto('/chinese-new-year', { waitUntil: 'domcontentloaded' })
  await expect(cards(page).first()).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Filters' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Filters' })).toBeHidden()
  await page.route(/operationName=Post&/, (route) => route.abort())
  const special = page.getByRole('link', { name: 'Special Price', includeHidden: true }).first()
  await expect(async () => {
    // Before the page has come alive, a link leads to what the server has made of it.
    await page.goto('/chinese-new-year')
    await special.dispatchEvent('click')
    await expect(page.getByText('Failed to fetch post')).toBeVisible({ timeout: 3000 })
  }).toPass()
  await expect(await openFilters(page, isMobile)).toBeVisible()
  for (const card of await cards(page).all()) await expect(card).toContainText(/−\d+%/)
})

/** Gives the focus to one of the last cards; which are drawn changes as long as the page scrolls. */
async function focusNearTheEnd(page: Page) {
  let name = ''
  const card = () => cards(page).filter({ hasText: name }).first().getByRole('link')
  await expect(async () => {
    const near = cards(page).nth((await cards(page).count()) - 5)
    // Drawn once it comes near.
    await near.scrollIntoViewIfNeeded({ timeout: 1000 })
    name = (await near.getByRole('link').innerText({ timeout: 1000 })).split('\n').at(-1) ?? ''
    expect(name).toBeTruthy()
    await card().scrollIntoViewIfNeeded({ timeout: 1000 })
    await card().focus({ timeout: 1000 })
  }).toPass()
  return { name, card: card() }
}

/** Where a card stands in the window, in px, once it has stood there for ten frames. */
const place = (card: Locator) =>
  card.evaluate(async (link) => {
    let last = Number.NaN
    for (let frames = 0; frames < 10; frames += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
      const top = Math.round(link.getBoundingClientRect().top)
      if (top !== last) frames = 0
      last = top
    }
    return last
  })

for (const way of ['Back', 'a reload'] as const)
  test(`${way} returns to the same pages, the same place and the same card`, async ({ page }) => {
    await page.goto('/shop')
    await scrollToProducts(page, 60)
    await expect(page.getByRole('button', { name: 'Load more' })).toBeVisible()
    const { name, card } = await focusNearTheEnd(page)
    const before = await place(card)
    if (way === 'Back') {
      await card.press('Enter')
      await expect(page).toHaveURL(/\/product\//)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
      await page.goBack()
    } else await page.reload()
    await expect(card).toBeFocused()
    await expect(progress(page)).toHaveText(/^Showing 60 of/)
    await expect.poll(async () => Math.abs((await place(card)) - before)).toBeLessThanOrEqual(2)
  })

test('nothing found says so and leads back to everything', async ({ page }) => {
  await page.goto('/shop?s=zzzzqqq')
  await expect(page.getByText('No products found.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear all filters' }).click()
  await expect(page).toHaveURL(/\/shop$/)
  await expect(cards(page)).toHaveCount(12)
})

test('a filter changed while the last answer is on its way shows the answer to the newest', async ({
  page,
  isMobile,
}) => {
  await page.goto('/shop')
  const filters = await openFilters(page, isMobile)
  await page.route('**/graphql**', async (route) => {
    const isFirst = /%22brands%22%3A%5B%22asava%22%5D/.test(route.request().url())
    if (isFirst) await page.waitForURL(/brands=asava,asv/)
    await route.continue().catch(() => {})
  })
  await filters.getByRole('checkbox', { name: /^ASAVA \d+$/ }).check()
  await filters.getByRole('checkbox', { name: /^asv \d+$/ }).check()
  await expect(page).toHaveURL(/brands=asava,asv$/)
  await expect(page.getByText(/^109 products$/)).toBeVisible()
  await page.unroute('**/graphql**')
})

test('an icon pressed before the page has come alive does its work once it has', async ({
  page,
}) => {
  const wake = await openAsleep(page, '/shop')
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
  wake()
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible()
})

test('what is chosen before the page has come alive is done once it has', async ({ page }) => {
  const wake = await openAsleep(page, '/shop')
  await page.getByLabel('Sort by').selectOption({ label: 'Price: Low to High' })
  wake()
  await expect(page).toHaveURL(/\/shop\?sort=price$/)
  await expect
    .poll(async () => priceOf(await cards(page).first().innerText()))
    .toBeLessThanOrEqual(priceOf(await cards(page).nth(1).innerText()))
})

test('pointing at a card shows its second picture, and its product then opens without waiting', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'A finger does not hover')
  await page.goto('/shop')
  const card = cards(page).first()
  const pictures = await card.getByRole('img').count()
  const answer = page.waitForResponse((response) => response.url().includes('slug'))
  await card.getByRole('link').hover()
  await expect.poll(() => card.locator('img').count()).toBeGreaterThan(1)
  expect(pictures).toBeGreaterThan(0)
  await answer
  await page.route('**/graphql**', (route) => route.abort())
  await card.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.unroute('**/graphql**')
})
