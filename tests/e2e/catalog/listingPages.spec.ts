import { expect, type Page, type Route } from '@playwright/test'
import { covers } from '#tests/support/clauses/coversInBrowser.ts'
import { test } from '../../support/pages/browserTest.ts'

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const progress = (page: Page) =>
  page.getByRole('status').filter({ hasText: /^Showing \d+ of \d+$/ })
const chips = (page: Page) => page.getByRole('region', { name: 'Active filters' })

/** The variables of a request for a page of a listing; undefined for other requests. */
function listingVariables(route: Route): { page?: number; brands?: string[] } {
  const { searchParams } = new URL(route.request().url())
  if (!searchParams.get('operationName')?.startsWith('Listing')) return {}
  const { page, filter } = JSON.parse(searchParams.get('variables') ?? '{}')
  return { page, brands: filter?.brands ?? [] }
}

const links = (page: Page) => cards(page).getByRole('link')

/** The links of the cards, in order. */
const urls = (page: Page) =>
  links(page).evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname))

/** The cards with their text and position in the viewport. */
const visibleCards = (page: Page) =>
  cards(page).evaluateAll((all) =>
    all.map((card) => {
      const { top, bottom } = card.getBoundingClientRect()
      const { innerText: text, dataset } = card as HTMLElement
      return { text, index: dataset['productIndex'], top: Math.round(top), bottom }
    }),
  )

/** Waits ten frames: a list that was scrolled renders other pages in the next one. */
const tenFrames = (page: Page) =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 10; frames += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve))
  })

/** Scrolls until the end of the list is this many px below the viewport. */
async function showEnd(page: Page, distance: number) {
  await progress(page)
    .locator('..')
    .evaluate((end, below) => {
      scrollBy(0, end.getBoundingClientRect().top - innerHeight - below)
    }, distance)
  await tenFrames(page)
}

test('Try again and Load more focus the first new card, and a change of density keeps the first visible card in place', {
  tag: '@desktop',
}, async ({ page }) => {
  covers(
    'listing.density.position',
    'listing.density.rebase',
    'listing.failure.next-page',
    'listing.page.load-more-focus',
    'listing.page.next',
  )
  // Without HTTP/2, requests wait for a connection while images of 72 cards are cut.
  await page.route('**/media/**', (route) => route.fulfill({ contentType: 'image/gif', body: '' }))
  const focused = () =>
    page.evaluate(() => document.activeElement?.closest('article')?.dataset['productIndex'])
  await page.route('**/graphql**', (route) =>
    listingVariables(route).page ? route.abort() : route.continue(),
  )
  await page.goto('/shop')
  await showEnd(page, 205)
  await expect(progress(page)).toHaveText(/^Showing 12 of/)
  await showEnd(page, 195)
  const retry = page.getByRole('main').getByRole('button', { name: 'Try again' })
  await expect(retry).toBeVisible()
  await expect(page.getByText('Failed to fetch shop page')).toBeVisible()
  await expect(cards(page)).toHaveCount(12)
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
  // As in browsers that do not anchor the scroll position.
  await page.evaluate(() => {
    document.documentElement.style.overflowAnchor = 'none'
  })
  await tenFrames(page)
  const before = (await visibleCards(page)).find(({ bottom }) => bottom > 0)
  const pages = Math.floor(Number(before?.index) / 16) + 1
  // Selected without being scrolled into view, as by keyboard.
  await page
    .getByRole('radio', { name: 'Four columns' })
    .evaluate((radio) => (radio as HTMLInputElement).click())
  // The end of the re-based list may be near enough to load one more page.
  const counts = [pages, pages + 1].map((count) => count * 16)
  await expect(progress(page)).toHaveText(new RegExp(`^Showing (${counts.join('|')}) of`))
  const topNow = async () =>
    (await visibleCards(page)).find(({ text }) => text === before?.text)?.top ?? 0
  await expect
    .poll(async () => Math.abs((await topNow()) - (before?.top ?? 0)))
    .toBeLessThanOrEqual(2)
  await page.setViewportSize({ width: 800, height: 1000 })
  // The first row of four contains three products and a look book.
  const firstRow = async () => (await visibleCards(page)).slice(0, 3).map(({ top }) => top)
  await page.evaluate(() => scrollTo(0, 0))
  await expect.poll(async () => new Set(await firstRow()).size).toBe(1)
  const tiles = page.getByRole('main').locator('ul[data-density] > li:visible')
  const lookBooks = await tiles.evaluateAll((all) =>
    all.flatMap((tile, index) => (tile.querySelector('article') ? [] : [index + 1])),
  )
  expect(lookBooks.slice(0, 3)).toEqual([4, 10, 14])
})

test('Back and Forward restore each listing when an outdated response arrives late', {
  tag: ['@all', '@desktop'],
}, async ({ page }) => {
  covers('listing.restore.late-response')
  await page.goto('/shop')
  const filters = page.getByRole('complementary', { name: 'Filters' })
  const heldRoutes: Route[] = []
  await page.route('**/graphql**', (route) => {
    if (listingVariables(route).brands?.includes('asv')) heldRoutes.push(route)
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
  // The previous listing is shown until the next one has arrived.
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Shop')
  await expect(cards(page).first()).toBeVisible()
  const special = await urls(page)
  await page.goBack()
  await expect(page).toHaveURL(/\/shop\?brands=asv$/)
  await page.goForward()
  await expect(page).toHaveURL(/\/special-price\/?$/)
  await page.unroute('**/graphql**')
  for (const route of heldRoutes) await route.continue().catch(() => {})
  await expect.poll(() => urls(page)).toEqual(special)
  await expect(chips(page)).toBeHidden()
  await expect(filters.getByRole('checkbox', { name: /^asv \d+$/ })).not.toBeChecked()
  await page.goBack()
  await expect(chips(page).getByRole('button', { name: 'Remove asv' })).toBeVisible()
  await expect(cards(page).first()).toContainText('asv')
  await page.goBack()
  await expect(page).toHaveURL(/\/shop$/)
  await expect(chips(page)).toBeHidden()
})

test('the next page loads when the first does not fill the screen, and a product added meanwhile causes no duplicate and no gap', {
  tag: ['@all', '@desktop'],
}, async ({ page }) => {
  covers('listing.page.append', 'listing.page.duplicates', 'listing.page.short')
  type Product = { url: string }
  const real = new Map<number, Product[]>()
  let resolveFirst = (_: Product[]) => {}
  const first = new Promise<Product[]>((resolve) => {
    resolveFirst = resolve
  })
  // The responses of the CMS, as if one product had been added at the top since the first page.
  await page.route('**/graphql**', async (route) => {
    const { page: number = 0 } = listingVariables(route)
    if (number < 2 || number > 3) return route.continue()
    const response = await route.fetch()
    const body = await response.json()
    const { products } = body.data.listing
    real.set(number, products)
    const before = number === 2 ? await first : (real.get(2) ?? [])
    body.data.listing.products = [before.at(-1), ...products.slice(0, -1)]
    return route.fulfill({ response, json: body })
  })
  const nextPageRequest = page.waitForRequest(/operationName=ListingPage/)
  await page.setViewportSize({ width: 1440, height: 6000 })
  await page.goto('/shop')
  const url = new URL((await nextPageRequest).url())
  const variables = JSON.parse(url.searchParams.get('variables') ?? '{}')
  url.searchParams.set('variables', JSON.stringify({ ...variables, page: 1 }))
  const body = await page.request.get(url.href, {
    headers: { 'apollo-require-preflight': 'true' },
  })
  resolveFirst((await body.json()).data.listing.products)
  await expect(progress(page)).toHaveText(/^Showing (36|48|60) of/)
  const pathOf = ({ url }: Product) => new URL(url, 'http://shop').pathname
  const expected = [...(await first), ...(real.get(2) ?? []), ...(real.get(3) ?? []).slice(0, -1)]
  await expect
    .poll(async () => (await urls(page)).slice(0, expected.length))
    .toEqual(expected.map(pathOf))
})

test('a window that regains the focus loads all shown pages again, and the list keeps its length', {
  tag: ['@all', '@desktop'],
}, async ({ page }) => {
  covers('listing.focus.length', 'listing.focus.refresh')
  await page.route('**/media/**', (route) => route.fulfill({ contentType: 'image/gif', body: '' }))
  await page.goto('/shop')
  await expect(async () => {
    await progress(page).scrollIntoViewIfNeeded()
    await expect(page.getByRole('button', { name: 'Load more' })).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(progress(page)).toHaveText(/^Showing 60 of/)
  const requested = new Set<number>()
  await page.route('**/graphql**', (route) => {
    const { page: number } = listingVariables(route)
    if (number) requested.add(number)
    return route.continue()
  })
  const last = page.waitForResponse((response) => /%22page%22%3A5\b/.test(response.url()))
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await last
  await expect.poll(() => [...requested]).toEqual(expect.arrayContaining([1, 5]))
  await expect(progress(page)).toHaveText(/^Showing 60 of/)
  await page.mouse.move(900, 400)
  await expect(async () => {
    await page.mouse.wheel(0, -600)
    expect([...requested].toSorted()).toEqual([1, 2, 3, 4, 5])
  }).toPass()
  await expect(progress(page)).toHaveText(/^Showing 60 of/)
})
