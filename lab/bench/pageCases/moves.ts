import type { Locator, Page } from '@playwright/test'
import type { Device } from './browser.ts'
import { untilPainted } from './paint.ts'

/** An action on a loaded page and its visible result. */
export interface Move {
  name: string
  device: Device
  path: string
  /** Goals in milliseconds; `slow` at CPU ×4 and 1.6 Mbps. */
  goal: number | undefined
  slow: number | undefined
  /** Opens the drawer or dialog that contains the element. */
  prepare?(page: Page): Promise<unknown>
  /** The element to tap, another in each round; without it the shopper navigates back. */
  target?(page: Page, round: number): Locator
  /** The element that finally shows a new text. */
  painted: string[]
}

const card = 'main article a[href^="/product/"]'
/** All cards: the first one may be the same in another selection. */
const grid = 'main ul[data-density]'

/** Taps a card of the listing, except the first two, which differ between pages. */
export const cardMove: Move = {
  name: 'card → product title',
  device: 'phone',
  path: '/shop',
  goal: 80,
  slow: 200,
  target: (page, round) => page.locator(card).nth(2 + (round % 8)),
  painted: ['h1'],
}

export const moves: readonly Move[] = [
  {
    name: 'category → title and grid of its listing',
    device: 'phone',
    path: '/',
    goal: 80,
    slow: undefined,
    target: (page, round) => page.locator('main li a[href^="/product-category/"]').nth(round % 3),
    painted: ['h1', card],
  },
  {
    name: 'story’s card → story’s title',
    device: 'phone',
    path: '/stories',
    goal: 80,
    slow: undefined,
    target: (page, round) => page.locator('main article a').nth(round % 4),
    painted: ['h1'],
  },
  {
    name: 'bag opens',
    device: 'phone',
    path: '/shop',
    goal: 80,
    slow: undefined,
    target: (page) => page.locator('header').getByRole('button', { name: /^Shopping Bag/ }),
    painted: ['dialog[open] h2'],
  },
  {
    name: 'search opens',
    device: 'phone',
    path: '/shop',
    goal: 80,
    slow: undefined,
    target: (page) => page.locator('header').getByRole('button', { name: 'Search' }),
    painted: ['dialog[open] form'],
  },
  {
    name: 'Back from a product → title and grid',
    device: 'phone',
    path: '/shop',
    goal: 80,
    slow: undefined,
    prepare: async (page) => {
      const link = page.locator(card).nth(2)
      await link.scrollIntoViewIfNeeded()
      await untilPainted(page, ['h1'], () => link.tap())
      await page.waitForTimeout(1000)
    },
    painted: ['h1', card],
  },
  {
    name: 'filter in the drawer → new grid',
    device: 'phone',
    path: '/shop',
    goal: 150,
    slow: undefined,
    prepare: async (page) => {
      await page.locator('main').getByRole('button', { name: 'Filters' }).tap()
      await page.getByRole('dialog').getByRole('checkbox').first().waitFor()
    },
    target: (page, round) =>
      page
        .getByRole('dialog')
        .getByRole('checkbox')
        .nth(round % 4),
    painted: [grid],
  },
  {
    name: 'desktop: card after 0.5 s of hover → product title',
    device: 'desktop',
    path: '/shop',
    goal: 60,
    slow: 150,
    target: (page, round) => page.locator(card).nth(round % 4),
    painted: ['h1'],
  },
  {
    name: 'desktop: filter → new grid',
    device: 'desktop',
    path: '/shop',
    goal: 150,
    slow: undefined,
    target: (page, round) =>
      page
        .locator('aside')
        .getByRole('checkbox')
        .nth(round % 4),
    painted: [grid],
  },
]
