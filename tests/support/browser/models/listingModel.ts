import { expect, type Page } from '@playwright/test'
import {
  listingMachine,
  maxAutomaticPages,
  type PagedQuery,
} from '@vitrine/machines/listing/listing.ts'
import type { BrowserModel } from '../browserModel.ts'
import { expectInScreenshot } from '../present.ts'

/** The number of pages of each query in the shop; sorted listings have not been cached. */
const pageCounts: Record<string, number> = {
  all: 12,
  newest: 12,
  cheapest: 12,
  dearest: 12,
  popular: 12,
  few: 1,
  none: 0,
}

const sorts: Record<string, string> = {
  newest: 'Newest',
  cheapest: 'Price: Low to High',
  dearest: 'Price: High to Low',
  popular: 'Popularity',
}

const following: Record<string, string> = {
  all: 'newest',
  newest: 'cheapest',
  cheapest: 'dearest',
  dearest: 'popular',
}

const searchTexts: Record<string, string> = { few: 'river silk scarf', none: 'qqqq' }

const products = (page: Page) => page.getByRole('main').getByRole('article')
const problem = (page: Page) => page.getByText('Failed to fetch shop page')
const tryAgain = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Try again' })
const progress = (page: Page) => page.getByText(/^Showing \d+ of \d+$/)
const grid = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('list')
    .filter({ has: page.getByRole('article') })
    .first()

/** Returns the query that the models name so, and its name. */
const queryNamed = (name: string): PagedQuery => ({ filter: {}, sort: name, after: 0 })
const nameOf = ({ sort }: PagedQuery) => sort

/** Follows a link to search results; the search drawer has timers of its own. */
const search = (page: Page, text: string) =>
  page.evaluate(
    (href) => {
      const link = Object.assign(document.createElement('a'), { href })
      document.body.append(link)
      link.click()
      link.remove()
    },
    `/shop?s=${encodeURIComponent(text)}`,
  )

/** The listing machine in the shop; a phone has one density. */
export const listingModel = (isMobile: boolean): BrowserModel<typeof listingMachine> => ({
  examples: {
    machine: listingMachine,
    inputs: { 'the shop': { query: queryNamed('all'), perPage: 12 } },
    exploreWhile: ({ page }) => page <= 6,
    events: {
      'query.changed': ({ query }) =>
        [following[nameOf(query)], 'few', 'none']
          .filter((next) => next !== undefined && nameOf(query) in following)
          .map((next) => ({ query: queryNamed(next ?? '') })),
      // Pointing at a term changes nothing that is shown.
      'query.expected': [],
      'density.changed': ({ perPage }) =>
        perPage === 12 ? [{ perPage: 16, firstVisible: 0 }] : [],
    },
    delays: { skeletonDelay: 200 },
    outputs: { loadPages: ({ query }) => [{ query, pageCount: pageCounts[nameOf(query)] ?? 0 }] },
  },
  isPaused: true,
  effects: {
    loadPages: {
      operation: 'Listing',
      fault: 'products.list:500',
      matches: ({ page, limit }, { context: { requestedPages, perPage } }) =>
        limit === perPage &&
        Number(page) >= requestedPages.from &&
        Number(page) <= requestedPages.to,
    },
    prefetchPage: {
      operation: 'Listing',
      fault: 'products.list:500',
      matches: ({ page, limit }, { context }) =>
        limit === context.perPage && page === context.page + 1,
    },
  },
  excluded: isMobile
    ? {
        'listing density.changed 0': 'Mobile has one density',
        'listing.shown density.changed 0': 'Mobile has one density',
      }
    : {},
  // The first pages are part of the HTML.
  isExcludedStep: ({ event }, from) => {
    const { query, page, automaticPages } = from.context
    // Before the limit, a refreshed grid has no button.
    if (event.type === 'more.requested' && from.matches({ shown: 'refreshing' }))
      return automaticPages < maxAutomaticPages
    return nameOf(query) === 'all' && page === 0 && event.type !== 'xstate.done.actor.loadPages'
  },
  // A prefetched page is cached: it then appears immediately.
  endsAfter: ({ event }) => event.type === 'xstate.done.actor.prefetchPage',
  open: {
    'the shop': async ({ page, visit }) => {
      await visit('/shop')
      await expect(products(page).first()).toBeVisible()
      // An interaction: the next page is prefetched.
      await page.evaluate(() => scrollBy(0, 1))
    },
  },
  acts: {
    'query.changed': async ({ page }, event) => {
      const name = 'query' in event ? nameOf(event.query as PagedQuery) : ''
      const label = sorts[name]
      if (label) await page.getByLabel('Sort by').selectOption({ label })
      else await search(page, searchTexts[name] ?? '')
    },
    'density.changed': async ({ page }) => {
      await page.evaluate(() => scrollTo(0, 0))
      await page.getByRole('radio', { name: 'Four columns' }).check()
    },
    'end.reached': ({ page }) => progress(page).scrollIntoViewIfNeeded(),
    'more.requested': ({ page }) => page.getByRole('button', { name: 'Load more' }).press('Enter'),
    'load.retried': async ({ page }) => {
      await tryAgain(page).click()
      await page.evaluate(() => scrollTo(0, 0))
    },
    'window.focused': ({ page }) =>
      page.evaluate(() => {
        scrollTo(0, 0)
        window.dispatchEvent(new Event('focus'))
      }),
  },
  expectations: {
    'listing.loading': ({ page }) =>
      expect(page.getByRole('main').getByRole('list').first()).toBeVisible(),
    'listing.loading.skeleton': async ({ page }, { context }) => {
      await expect(products(page)).toHaveCount(0)
      const skeletons = page.getByRole('main').locator('li[aria-hidden="true"]')
      await expect(skeletons).toHaveCount(context.perPage / 2)
    },
    'listing.loading.stale': ({ page }) => expect(grid(page)).toHaveAttribute('aria-busy', 'true'),
    'listing.failed': async ({ page }) => {
      await expect(problem(page)).toBeVisible()
      await expect(tryAgain(page)).toBeVisible()
    },
    'listing.empty': ({ page }) => expect(page.getByText('No products found.')).toBeVisible(),
    'listing.shown': ({ page }) => expect(products(page).first()).toBeVisible(),
    'listing.shown.ready': ({ page }, { context }) =>
      expect(page.getByText(`Showing ${context.page * context.perPage} of`)).toBeVisible(),
    'listing.shown.paused': async ({ page }, { context }) => {
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      await expectInScreenshot(page.getByRole('button', { name: 'Load more' }))
      await expect(page.getByText(`Showing ${context.page * context.perPage} of`)).toBeVisible()
    },
    'listing.shown.complete': ({ page }) =>
      expect(page.getByText(/Showing (\d+) of \1$/)).toBeVisible(),
    'listing.shown.loadingMore': async ({ page }, { context }) => {
      await expect(page.getByText(`Showing ${context.page * context.perPage} of`)).toBeVisible()
      const skeletons = page.getByRole('main').locator('ul[aria-hidden="true"] > li')
      await expect(skeletons).toHaveCount(context.perPage / 2)
      // The skeletons have the same row gap above them as the products that replace them.
      await expect(skeletons.first().locator('..')).not.toHaveCSS('margin-top', '0px')
    },
    'listing.shown.changingDensity': ({ page }) =>
      expect(grid(page)).toHaveAttribute('aria-busy', 'true'),
    'listing.shown.refreshing': ({ page }) =>
      expect(grid(page)).toHaveAttribute('aria-busy', 'false'),
    'listing.shown.loadMoreFailed': async ({ page }) => {
      await expect(products(page).first()).toBeVisible()
      await expect(problem(page)).toBeVisible()
      await expect(tryAgain(page)).toBeVisible()
    },
  },
  invisible: {
    'listing.shown.evaluating': 'Left immediately',
    ...(isMobile && { 'listing.shown.changingDensity': 'Mobile has one density' }),
  },
})
