import { expect, type Page, type Route } from '@playwright/test'
import { test } from '../../support/pages/browserTest.ts'

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const progress = (page: Page) =>
  page.getByRole('status').filter({ hasText: /^Showing \d+ of \d+$/ })
const chips = (page: Page) => page.getByRole('region', { name: 'Active filters' })

/** The variables of a request for a page of a listing; undefined for other requests. */
function listingAsked(route: Route): { page?: number; brands?: string[] } {
  const { searchParams } = new URL(route.request().url())
  if (!searchParams.get('operationName')?.startsWith('Listing')) return {}
  const { page, filter } = JSON.parse(searchParams.get('variables') ?? '{}')
  return { page, brands: filter?.brands ?? [] }
}

const links = (page: Page) => cards(page).getByRole('link')

/** The links of the cards, in order. */
const addresses = (page: Page) =>
  links(page).evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname))

/** The cards with their text and position in the viewport. */
const places = (page: Page) =>
  cards(page).evaluateAll((all) =>
    all.map((card) => {
      const { top, bottom } = card.getBoundingClientRect()
      return { words: (card as HTMLElement).innerText, top: Math.round(top), bottom }
    }),
  )

/** Scrolls until the end of the list is this many px below the viewport, and waits ten frames. */
const showEnd = (page: Page, distance: number) =>
  progress(page)
    .locator('..')
    .evaluate(async (end, below) => {
      scrollBy(0, end.getBoundingClientRect().top - innerHeight - below)
      for (let frames = 0; frames < 10; frames += 1)
        await new Promise((resolve) => requestAnimationFrame(resolve))
    }, distance)

test('Try again and Load more focus the first new card, and a change of density keeps the first visible card in place', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'Mobile has one density')
  const focused = () =>
    page.evaluate(() => document.activeElement?.closest('article')?.dataset['productIndex'])
  await page.route('**/graphql**', (route) =>
    listingAsked(route).page ? route.abort() : route.continue(),
  )
  await page.goto('/shop')
  await showEnd(page, 205)
  await expect(progress(page)).toHaveText(/^Showing 12 of/)
  await showEnd(page, 195)
  const retry = page.getByRole('main').getByRole('button', { name: 'Try again' })
  await expect(retry).toBeVisible()
  await page.unroute('**/graphql**')
  await retry.press('Enter')
  await expect(progress(page)).toHaveText(/^Showing 24 of/)
  await expect.poll(focused).toBe('12')
  await expect(async () => {
    await progress(page).scrollIntoViewIfNeeded()
    await expect(page.getByRole('button', { name: 'Load more' })).toBeVisible({ timeout: 500 })
  }).toPass()
  const [shown = ''] = /\d+/.exec(await progress(page).innerText()) ?? []
  await page.getByRole('button', { name: 'Load more' }).press('Enter')
  await expect.poll(focused).toBe(shown)
  await cards(page)
    .nth(-9)
    .evaluate((card) => card.scrollIntoView({ block: 'start' }))
  const before = (await places(page)).find(({ bottom }) => bottom > 0)
  // Selected without being scrolled into view, as by keyboard.
  await page
    .getByRole('radio', { name: 'Four columns' })
    .evaluate((radio) => (radio as HTMLInputElement).click())
  await expect(progress(page)).toHaveText(/^Showing (16|32|48|64|80) of/)
  const placeNow = async () =>
    (await places(page)).find(({ words }) => words === before?.words)?.top ?? 0
  await expect
    .poll(async () => Math.abs((await placeNow()) - (before?.top ?? 0)))
    .toBeLessThanOrEqual(2)
  await page.setViewportSize({ width: 800, height: 1000 })
  // The first row of four contains three products and a look book.
  const firstRow = async () => (await places(page)).slice(0, 3).map(({ top }) => top)
  await page.evaluate(() => scrollTo(0, 0))
  await expect.poll(async () => new Set(await firstRow()).size).toBe(1)
  const tiles = page.getByRole('main').locator('ul[data-density] > li:visible')
  const lookBooks = await tiles.evaluateAll((all) =>
    all.flatMap((tile, index) => (tile.querySelector('article') ? [] : [index + 1])),
  )
  expect(lookBooks.slice(0, 3)).toEqual([4, 10, 14])
})

test('Back and Forward restore each listing when an outdated response arrives late', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'The panel of filters and the menu stand open on wide pages')
  await page.goto('/shop')
  const filters = page.getByRole('complementary', { name: 'Filters' })
  const late: Route[] = []
  await page.route('**/graphql**', (route) => {
    if (listingAsked(route).brands?.includes('asv')) late.push(route)
    else return route.continue()
  })
  await expect(async () => {
    await filters.getByRole('checkbox', { name: /^asv \d+$/ }).check({ timeout: 1000 })
    await expect(page).toHaveURL(/brands=asv$/, { timeout: 500 })
  }).toPass()
  await page
    .getByRole('navigation', { name: 'Primary' })
    .getByRole('link', { name: 'Special Price' })
    .click()
  await expect(page).toHaveURL(/\/special-price\/?$/)
  await expect(cards(page).first()).toBeVisible()
  const special = await addresses(page)
  await page.goBack()
  await expect(page).toHaveURL(/\/shop\?brands=asv$/)
  await page.goForward()
  await expect(page).toHaveURL(/\/special-price\/?$/)
  await page.unroute('**/graphql**')
  for (const route of late) await route.continue().catch(() => {})
  await expect.poll(() => addresses(page)).toEqual(special)
  await expect(chips(page)).toBeHidden()
  await expect(filters.getByRole('checkbox', { name: /^asv \d+$/ })).not.toBeChecked()
  await page.goBack()
  await expect(chips(page).getByRole('button', { name: 'Remove asv' })).toBeVisible()
  await expect(cards(page).first()).toContainText('asv')
  await page.goBack()
  await expect(page).toHaveURL(/\/shop$/)
  await expect(chips(page)).toBeHidden()
})

test('the next page loads when the first does not fill the screen, and a product added meanwhile causes no duplicate and no gap', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'Wide pages show what narrow ones would')
  type Product = { url: string }
  const real = new Map<number, Product[]>()
  let askFirst = (_: Product[]) => {}
  const first = new Promise<Product[]>((resolve) => {
    askFirst = resolve
  })
  // The responses of the CMS, as if one product had been added at the top since the first page.
  await page.route('**/graphql**', async (route) => {
    const { page: number = 0 } = listingAsked(route)
    if (number < 2 || number > 3) return route.continue()
    const response = await route.fetch()
    const answer = await response.json()
    const { products } = answer.data.listing
    real.set(number, products)
    const before = number === 2 ? await first : (real.get(2) ?? [])
    answer.data.listing.products = [before.at(-1), ...products.slice(0, -1)]
    return route.fulfill({ response, json: answer })
  })
  const asked = page.waitForRequest(/operationName=ListingPage/)
  await page.setViewportSize({ width: 1440, height: 6000 })
  await page.goto('/shop')
  const address = new URL((await asked).url())
  const variables = JSON.parse(address.searchParams.get('variables') ?? '{}')
  address.searchParams.set('variables', JSON.stringify({ ...variables, page: 1 }))
  const answer = await page.request.get(address.href, {
    headers: { 'apollo-require-preflight': 'true' },
  })
  askFirst((await answer.json()).data.listing.products)
  await expect(progress(page)).toHaveText(/^Showing (36|48|60) of/)
  const pathOf = ({ url }: Product) => new URL(url, 'http://shop').pathname
  const expected = [...(await first), ...(real.get(2) ?? []), ...(real.get(3) ?? []).slice(0, -1)]
  await expect
    .poll(async () => (await addresses(page)).slice(0, expected.length))
    .toEqual(expected.map(pathOf))
})
