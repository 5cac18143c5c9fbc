import { expect, type Page } from '@playwright/test'
import { searchMachine } from '@vitrine/machines/search/search.ts'
import type { BrowserModel, World } from '../browserModel.ts'

/** Terms that match products and a category; each is used once, so that no response comes from the cache. */
const suggestions = [
  'dress',
  'shirt',
  'skirt',
  'jacket',
  'coat',
  'scarf',
  'trouser',
  'blouse',
  'knitwear',
  'blazer',
  'bag',
  'shoe',
]

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const field = (page: Page) => drawer(page).getByRole('combobox', { name: 'Search the shop' })
const options = (page: Page) => drawer(page).getByRole('option')

async function openSearch({ page, visit }: World) {
  await visit('/shop')
  const trigger = page.getByRole('banner').getByRole('button', { name: 'Search' })
  await expect(async () => {
    if (!(await drawer(page).isVisible())) await trigger.click({ timeout: 1000 })
    await expect(field(page)).toBeFocused({ timeout: 1000 })
  }).toPass()
}

/** A term of the model as one that has not been requested before. */
const unusedTerm = (term: string, count: number) =>
  ({ silk: suggestions[count % suggestions.length] ?? '', qqqq: `qqqq${count}` })[term] ?? term

/** No request is pending; aborted ones do not count. */
const expectNoRequest = ({ gate }: World) =>
  expect.poll(() => gate.countHeld('Suggestions')).toBe(0)

/** Types while composing a word, as Android keyboards do. */
async function compose(page: Page, text: string) {
  const input = await page.context().newCDPSession(page)
  const [selectionStart, selectionEnd] = [text.length, text.length]
  await input.send('Input.imeSetComposition', { text, selectionStart, selectionEnd })
}

const isThai = (term: string) => /^[\u0e00-\u0e7f]+$/.test(term)

const termOf = (event: object) => ('term' in event ? String(event.term) : '')

/** The search machine in the shop. */
export const searchModel: BrowserModel<typeof searchMachine> = {
  examples: {
    machine: searchMachine,
    inputs: {
      'an empty history': { history: [] },
    },
    events: {
      'term.typed': [{ term: 'si' }, { term: 'silk' }, { term: 'qqqq' }],
      'term.composed': [{ term: 'ผ้าไหม' }],
      'term.submitted': [],
      'option.moved': [],
      'composition.ended': [],
      'suggestion.selected': [],
      'history.cleared': [],
      'search.closed': [],
    },
    outputs: {
      suggest: ({ term }) => [{ term, count: term === 'qqqq' ? 0 : 2 }],
    },
    delays: { debounce: 250, compositionPause: 600 },
  },
  isPaused: true,
  effects: { suggest: { operation: 'Suggestions', fault: 'search:500' } },
  isExcludedStep: ({ event }, { context }) =>
    // Composed text is appended to the field.
    (event.type === 'term.composed' && context.term !== '') ||
    (event.type === 'term.typed' && isThai(context.term)),
  open: {
    'an empty history': (world) => openSearch(world),
  },
  acts: {
    'term.typed': ({ page, nextNumber: fresh }, event) =>
      field(page).fill(unusedTerm(termOf(event), fresh())),
    'term.composed': ({ page }, event) => compose(page, termOf(event)),
    'search.retried': ({ page }) => drawer(page).getByRole('button', { name: 'Try again' }).click(),
  },
  expectations: {
    'search.idle': async (world) => {
      const { page } = world
      await expectNoRequest(world)
      await expect(options(page)).toHaveCount(0)
      await expect(drawer(page).getByRole('heading', { name: 'Trending searches' })).toBeVisible()
    },
    'search.composing': async (world) => {
      await world.page.clock.runFor(500)
      await expect(drawer(world.page).getByRole('status')).toHaveText('')
      await expectNoRequest(world)
    },
    'search.debouncing': async (world) => {
      await expect(drawer(world.page).getByRole('status')).toHaveText('')
      await expectNoRequest(world)
    },
    'search.searching': async ({ page }, { context }) => {
      await expect(drawer(page).getByRole('status')).toHaveText('Searching…')
      await expect(drawer(page).getByRole('alert')).toBeHidden()
      // Results stay until new ones replace them.
      if (context.count > 0) await expect(options(page).first()).toBeVisible()
    },
    'search.found': async ({ page }) => {
      await expect(options(page).first()).toBeVisible()
      const text = await field(page).inputValue()
      // Products found by Thai terms have English names.
      if (/^[a-z]+$/.test(text))
        await expect(options(page).filter({ hasText: new RegExp(text, 'i') })).not.toHaveCount(0)
    },
    'search.noResults': async ({ page }) => {
      await expect(drawer(page).getByRole('status')).toHaveText('No result found')
      await expect(options(page)).toHaveCount(0)
    },
    'search.failed': async ({ page }) => {
      await expect(drawer(page).getByRole('alert')).toHaveText(
        'We couldn’t load suggestions. Please try again.',
      )
      await expect(drawer(page).getByRole('button', { name: 'Try again' })).toBeVisible()
    },
  },
  invisible: { 'search.closing': 'The drawer closes immediately' },
}
