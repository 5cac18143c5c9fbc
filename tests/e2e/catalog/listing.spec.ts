import { expect, type Locator, type Page, type Route } from '@playwright/test'
import { withImages } from '#tests/support/browser/launchOptions.ts'
import { covers } from '#tests/support/clauses/coversInBrowser.ts'
import { test } from '../../support/pages/browserTest.ts'
import { cards, openFilters, term } from '../../support/pages/listing.ts'
import { expectAccessible, openUnhydrated, recordProblems } from '../../support/pages/storefront.ts'

test.use({ launchOptions: withImages })

const progress = (page: Page) =>
  page.getByRole('status').filter({ hasText: /^Showing \d+ of \d+$/ })

/** Scrolls to the end until at least this many products are shown. */
async function scrollToProducts(page: Page, products: number) {
  await expect(async () => {
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    const [, shown = 0] = /(\d+)/.exec(await progress(page).innerText()) ?? []
    expect(Number(shown)).toBeGreaterThanOrEqual(products)
  }).toPass()
}

test('filters narrow the grid, appear in the URL and as chips, and are removed one by one or together', {
  tag: '@both',
}, async ({ page, isMobile }) => {
  covers('listing.selection.address', 'listing.selection.history', 'listing.sort.options')

  const problems = recordProblems(page)
  await page.goto('/shop')
  const filters = await openFilters(page, isMobile)
  await term(filters, 'asv').check()
  await expect(page).toHaveURL(/\/shop\?brands=asv$/)
  await filters.getByText('Colour', { exact: true }).click()
  await term(filters, 'Black').check()
  await expect(page).toHaveURL(/\/shop\?brands=asv&colors=black$/)
  await expectAccessible(page)
  if (isMobile)
    await filters.getByRole('button', { name: /^Show (1 product|(?!1 )\d+ products)$/ }).click()
  const active = page.getByRole('region', { name: 'Active filters' })
  await expect(active.getByRole('button')).toHaveText([/asv/, /Black/, 'Clear all'])
  await expect(cards(page).first()).toContainText('asv')
  await active.getByRole('button', { name: 'Remove Black' }).press('Enter')
  await expect(active.getByRole('button', { name: 'Clear all' })).toBeFocused()
  await expect(page).toHaveURL(/\/shop\?brands=asv$/)
  await page.goBack()
  await expect(active.getByRole('button', { name: 'Remove Black' })).toBeVisible()
  const sort = page.getByLabel('Sort by')
  await expect(sort.getByRole('option')).toHaveText([
    'Default',
    'Popularity',
    'Newest',
    'Price: Low to High',
    'Price: High to Low',
  ])
  await sort.selectOption({ label: 'Newest' })
  await expect(page).toHaveURL(/brands=asv&colors=black&sort=date$/)
  await active.getByRole('button', { name: 'Clear all' }).press('Enter')
  await expect(page).toHaveURL(/\/shop$/)
  await expect(sort).toHaveValue('DEFAULT')
  await expect(page.getByText(/^\d+ products$/)).toBeFocused()
  await expect(active).toBeHidden()
  expect(problems).toEqual([])
})

test('a category shows its image and text, and offers only its own subcategories as filters', async ({
  page,
  isMobile,
}) => {
  covers(
    'listing.featured.content',
    'listing.fixed.address',
    'listing.fixed.category',
    'listing.fixed.category-below',
    'listing.fixed.category-narrow',
  )

  await page.goto('/product-category/asava/dresses?brands=asv&categories=tops')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dresses')
  await expect(page.getByText('From the desk to the last dance.')).toBeVisible()
  await expect(page.getByText('18 products')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Active filters' })).toBeHidden()
  const filters = await openFilters(page, isMobile)
  await expect(filters.getByText('Colour', { exact: true })).toBeVisible()
  await expect(filters.getByText('Brand', { exact: true })).toBeHidden()
  await expect(filters.getByText('Discount', { exact: true })).toBeHidden()
  await expect(term(filters, 'Tops')).toBeHidden()
  await expectAccessible(page)
  await term(filters, 'Evening').check()
  await expect(page.getByText('8 products', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveText('Dresses')
  await expect(page.getByRole('main').locator('header img')).toBeVisible()
})

test('the campaign has no filters, and each product on the special-price page has a reduced price', {
  tag: '@all',
}, async ({ page, isMobile }) => {
  covers('errors.load.post', 'listing.fixed.campaign', 'listing.fixed.special-price')

  await page.goto('/chinese-new-year?colors=ink', { waitUntil: 'domcontentloaded' })
  await expect(cards(page).first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Active filters' })).toBeHidden()
  await expect(page.getByRole('complementary', { name: 'Filters' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Filters' })).toBeHidden()
  await page.route(/operationName=Post&/, (route) => route.abort())
  const special = page.getByRole('link', { name: 'Special Price', includeHidden: true }).first()
  await expect(async () => {
    // Before hydration, a link loads the page that the server rendered.
    await page.goto('/chinese-new-year')
    await special.dispatchEvent('click')
    await expect(page.getByText('Failed to fetch post')).toBeVisible({ timeout: 3000 })
  }).toPass()
  await expect(cards(page).first()).toBeVisible()
  for (const card of await cards(page).all()) await expect(card).toContainText(/−\d+%/)
  await expect(await openFilters(page, isMobile)).toBeVisible()
})

test('the introduction stays while another sort order loads, and the list then starts below the header', {
  tag: '@all',
}, async ({ page, isMobile }) => {
  covers('listing.featured.image', 'listing.featured.video', 'listing.loading.skeletons')

  // An image that fails to load keeps its size.
  await page.route('**/media/**', (route) => route.abort())
  // A video whose file has failed cannot be played again when it returns into view: this one keeps loading.
  await page.route('**/media/film.mp4', () => undefined)
  await page.goto('/product-category/asava/dresses')
  const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, width: 1, height: 0 }
  const title = await boxOf(page.getByRole('heading', { level: 1 }))
  const main = await boxOf(page.getByRole('main'))
  if (isMobile) expect(title.x - main.x + title.width / 2).toBeCloseTo(main.width / 2, 0)
  const shown = await boxOf(page.getByRole('main').locator('header img'))
  if (!isMobile) expect(shown.width / shown.height).toBeCloseTo(16 / 9, 1)
  const card = await boxOf(cards(page).first().getByRole('img').first())
  expect(card.height / card.width).toBeCloseTo(4 / 3)
  const text = page.getByText('From the desk to the last dance.')
  const picture = page.getByRole('main').locator('header img')
  const sort = page.getByLabel('Sort by')
  const held: Route[] = []
  await page.route('**/graphql**', (route) =>
    route.request().url().includes('operationName=Listing&') ? held.push(route) : route.continue(),
  )
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2))
  await sort.selectOption({ label: 'Newest' })
  await expect(page.getByRole('status').filter({ hasText: 'Loading…' })).toBeAttached()
  await expect(page.locator('main ul[data-density] > li')).toHaveCount(6)
  await expect(text).toBeVisible()
  await expect(picture).toBeVisible()
  // The featured medium may be a video.
  for (const route of held) {
    const response = await route.fetch()
    const release = await response.json()
    Object.assign(release.data.listing, { featuredType: 'VIDEO', featuredVideo: '/media/film.mp4' })
    await route.fulfill({ response, json: release })
  }
  await page.unroute('**/graphql**')
  await expect(cards(page).first()).toBeVisible()
  await expect
    .poll(async () => {
      const header = await page.getByRole('banner').boundingBox()
      return ((await sort.boundingBox())?.y ?? 0) - (header?.y ?? 0) - (header?.height ?? 0)
    })
    .toBeGreaterThanOrEqual(0)
  const film = page.getByLabel('Dresses', { exact: true })
  await expect(film).toHaveJSProperty('controls', true)
  await expect(film).toHaveJSProperty('muted', true)
  await expect(film).toHaveJSProperty('loop', true)
  await film.scrollIntoViewIfNeeded()
  // Visitors who prefer reduced motion, here on a phone, start it themselves.
  await expect(film).toHaveJSProperty('paused', isMobile)
  await expect(picture).toBeHidden()
})

test('a featured image covers no text, is whole on a desktop, and a band above the first product on a phone', {
  tag: '@both',
}, async ({ page, isMobile }) => {
  covers(
    'listing.featured.image',
    'listing.featured.image-mobile',
    'listing.featured.image-whole',
    'listing.first-product',
  )

  await page.goto('/product-category/asava/evening')
  const picture = page.getByRole('main').locator('header img')
  // The image may be cut first.
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), {
      timeout: 60_000,
    })
    .toBeGreaterThan(0)
  const [shown, natural] = await picture.evaluate((image: HTMLImageElement) => [
    image.clientWidth / image.clientHeight,
    image.naturalWidth / image.naturalHeight,
  ])
  if (!isMobile) expect(shown).toBeCloseTo(natural ?? 0, 1)
  const title = await page.getByRole('heading', { level: 1 }).boundingBox()
  const box = await picture.boundingBox()
  if (!title || !box) throw new Error('The introduction is not shown')
  if (isMobile) {
    expect(title.y).toBeGreaterThanOrEqual(box.y + box.height)
    expect(box.height).toBeLessThanOrEqual(112)
    expect((await cards(page).first().boundingBox())?.y).toBeLessThanOrEqual(420)
  } else expect(title.x + title.width).toBeLessThanOrEqual(box.x)
  await expectAccessible(page)
  if (!isMobile) return
  await page.goto('/chinese-new-year')
  await expect(cards(page).first()).toBeVisible()
  expect((await cards(page).first().boundingBox())?.y).toBeLessThanOrEqual(420)
  const last = page.getByRole('link', { name: /See the look book/ })
  await expect(last).toBeHidden()
  await page.getByText('Read more').click()
  await expect(last).toBeVisible()
})

/** Focuses one of the last cards; which cards are rendered changes while the page scrolls. */
async function focusNearTheEnd(page: Page) {
  let name = ''
  const card = () => cards(page).filter({ hasText: name }).first().getByRole('link')
  await expect(async () => {
    const nearby = cards(page).nth((await cards(page).count()) - 5)
    // Rendered when it comes near the viewport.
    await nearby.scrollIntoViewIfNeeded({ timeout: 1000 })
    name = (await nearby.getByRole('link').innerText({ timeout: 1000 })).split('\n').at(-1) ?? ''
    expect(name).toBeTruthy()
    await card().scrollIntoViewIfNeeded({ timeout: 1000 })
    await card().focus({ timeout: 1000 })
  }).toPass()
  return { name, card: card() }
}

/** The position of a card in the viewport, in px, once it is unchanged for ten frames. */
const topOf = (card: Locator) =>
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

/** Simulates a busy page, where an IntersectionObserver reports that an element left and entered in one call. */
function reportLeavingFirst() {
  window.IntersectionObserver = class extends IntersectionObserver {
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      super((entries, self) => {
        const before = entries.map(({ target }) => ({ target, isIntersecting: false }))
        callback([...(before as IntersectionObserverEntry[]), ...entries], self)
      }, options)
    }
  }
}

for (const navigation of ['Back', 'a reload'] as const)
  test(`${navigation} restores the loaded pages, the scroll position and the focused card`, async ({
    page,
    isMobile,
  }) => {
    covers(
      'pages.scroll.restore',
      'listing.page.automatic',
      'listing.restore.focus',
      'listing.restore.offset',
      'listing.restore.pages',
    )

    // The server does not know the stored density of wide pages; mobile has one density.
    const products = isMobile ? 60 : 80
    if (!isMobile) await page.addInitScript(() => localStorage.setItem('grid-view', 'four-col'))
    await page.addInitScript(reportLeavingFirst)
    await page.goto('/shop')
    await scrollToProducts(page, products)
    await expect(page.getByRole('button', { name: 'Load more' })).toBeVisible()
    // Distant cards are not rendered, so that a listing of thousands stays cheap.
    await expect.poll(() => cards(page).count()).toBeLessThan(products)
    const { name, card } = await focusNearTheEnd(page)
    const before = await topOf(card)
    if (navigation === 'Back') {
      await card.press('Enter')
      await expect(page).toHaveURL(/\/product\//)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
      await page.goBack()
    } else await page.reload()
    await expect(card).toBeFocused()
    await expect(progress(page)).toHaveText(new RegExp(`^Showing ${products} of`))
    await expect.poll(async () => Math.abs((await topOf(card)) - before)).toBeLessThanOrEqual(2)
  })

test('a reload keeps the focused card where it was, even if the page above it has another height', {
  tag: '@all',
}, async ({ page }) => {
  covers('listing.restore.offset', 'listing.restore.focus')

  await page.goto('/shop')
  await scrollToProducts(page, 36)
  const { card } = await focusNearTheEnd(page)
  const before = await topOf(card)
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      document.querySelector('main')?.style.setProperty('padding-top', '44px')
    }),
  )
  await page.reload()
  await expect(card).toBeFocused()
  await expect.poll(async () => Math.abs((await topOf(card)) - before)).toBeLessThanOrEqual(2)
})

test('an empty listing shows a message and a link to all products', async ({ page }) => {
  covers('pages.skeletons', 'errors.empty.products')

  await page.goto('/shop?s=zzzzqqq')
  await expect(page.getByText('No products found.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear all filters' }).click()
  await expect(page).toHaveURL(/\/shop$/)
  await expect(cards(page)).toHaveCount(12)
  await page.goto('/product-category/asv/evening')
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/graphql**', async (route) => {
    await released
    await route.continue()
  })
  await page.getByRole('link', { name: 'Continue shopping' }).click()
  await expect(page).toHaveURL(/\/shop$/)
  // Placeholders reserve the space: nothing below them shifts.
  const top = async () => (await page.getByLabel('Sort by').boundingBox())?.y
  await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible()
  const before = await top()
  release()
  await expect(cards(page)).toHaveCount(12)
  expect(await top()).toBe(before)
})

test('the listing shows the newest response when the filter changes while a request is in flight', {
  tag: '@all',
}, async ({ page, isMobile }) => {
  covers('listing.request.abort', 'listing.request.stale')

  await page.goto('/shop')
  const filters = await openFilters(page, isMobile)
  const first = /operationName=Listing&.*%22brands%22%3A%5B%22asava%22%5D/
  await page.route('**/graphql**', async (route) => {
    if (first.test(route.request().url())) await page.waitForURL(/brands=asava,asv/)
    await route.continue().catch(() => {})
  })
  const aborted = page.waitForEvent('requestfailed', (request) => first.test(request.url()))
  await filters.getByRole('checkbox', { name: /^ASAVA \d+$/ }).check()
  await filters.getByRole('checkbox', { name: /^asv \d+$/ }).check()
  await expect(page).toHaveURL(/brands=asava,asv$/)
  expect((await aborted).failure()?.errorText).toBe('net::ERR_ABORTED')
  await expect(page.getByText(/^109 products$/)).toBeVisible()
  await page.unroute('**/graphql**')
})

test('an icon clicked before hydration takes effect afterwards', async ({ page }) => {
  covers('pages.early-input')

  const hydrate = await openUnhydrated(page, '/shop')
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
  // The drawer opens only once its field accepts input.
  await page.route('**/assets/SearchPanel*', () => {})
  hydrate()
  await expect(page.getByRole('dialog', { name: 'Search' }).getByRole('combobox')).toBeFocused()
})

test('a card shows New, Sold out and its number of colours, and prefetches its product on hover or touch', async ({
  page,
  isMobile,
}) => {
  covers('listing.card.swatches')

  await page.goto('/shop?s=skirt')
  const cardOf = (name: string) => cards(page).filter({ hasText: name })
  const [newCard, soldOutCard] = [cardOf('Ballroom skirt'), cardOf('Leather mini skirt')]
  await expect(newCard.getByText('New', { exact: true })).toBeVisible()
  await expect(soldOutCard.getByText('Out of stock', { exact: true })).toBeVisible()
  const card = cardOf('Satin slip skirt')
  const colours = card.getByRole('list', { name: 'Colour' })
  await expect(colours.getByRole('img')).toHaveCount(isMobile ? 3 : 4)
  await expect(colours.getByText('+1', { exact: true })).toBeVisible({ visible: isMobile })
  const quickView = card.getByRole('button', { name: 'Quick view of Satin slip skirt' })
  const release = page.waitForResponse((response) => response.url().includes('slug'))
  if (isMobile) {
    await expect(quickView).toBeHidden()
    await card.getByRole('link').dispatchEvent('touchstart')
  } else {
    const second = card.locator('picture').nth(1)
    await card.getByRole('link').hover()
    await expect(second).toHaveCSS('opacity', '1')
    // The image is visible although requests are pending.
    await expect(second.locator('img')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    for (const button of [card.getByRole('button', { name: 'Save item' }), quickView]) {
      await button.hover()
      await expect(second).toHaveCSS('opacity', '1')
    }
    await expect(quickView).toHaveCSS('background-color', 'rgb(27, 24, 22)')
    await expect(quickView).toHaveCSS('color', 'rgb(250, 248, 244)')
  }
  await release
  if (!isMobile) {
    await newCard.getByRole('link').focus()
    await expect(newCard.locator('picture').nth(1)).toHaveCSS('opacity', '1')
  }
  await page.route('**/graphql**', (route) => route.abort())
  await card.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.unroute('**/graphql**')
})
