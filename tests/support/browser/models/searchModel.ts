import { expect, type Page } from '@playwright/test'
import { searchMachine } from '@vitrine/machines/search/search.ts'
import type { BrowserModel, World } from '../browserModel.ts'

const product = { value: 'Silk slip dress', url: '/product/silk-slip-dress' }

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
      'a product in the history': { history: [product] },
    },
    events: {
      'term.typed': [{ term: 'si' }, { term: 'silk' }, { term: 'qqqq' }],
      'term.composed': [{ term: 'ผ' }, { term: 'ผ้าไหม' }],
      'term.submitted': ({ term }) => [{ term }],
      'option.moved': [{ by: 1 }],
      'suggestion.selected': [{ product }, { product: undefined }],
    },
    outputs: {
      suggest: ({ term }) => [{ term, count: term === 'qqqq' ? 0 : 2 }],
    },
    delays: { debounce: 250, compositionPause: 600 },
  },
  isPaused: true,
  effects: { suggest: { operation: 'Suggestions', fault: 'search:500' } },
  isExcludedStep: ({ event }, { value, context }) =>
    // The composed term matches products, but no category.
    (event.type === 'suggestion.selected' && (value !== 'found' || context.term === 'ผ้าไหม')) ||
    (event.type === 'history.cleared' && (value !== 'idle' || context.history.length === 0)) ||
    (event.type === 'composition.ended' && value !== 'composing') ||
    // Composed text is appended to the field, and the arrow keys belong to the composition.
    (event.type === 'term.composed' && context.term !== '' && value !== 'composing') ||
    (['term.typed', 'option.moved'].includes(event.type) && isThai(context.term)),
  endsAfter: ({ taken }) =>
    taken.includes('search.closing always 0') || taken.includes('search term.submitted 0'),
  open: {
    'an empty history': (world) => openSearch(world),
    'a product in the history': async (world) => {
      await world.page.addInitScript((entry) => {
        localStorage.setItem('search_history', JSON.stringify([entry]))
      }, product)
      await openSearch(world)
    },
  },
  acts: {
    'term.typed': ({ page, nextNumber: fresh }, event) =>
      field(page).fill(unusedTerm(termOf(event), fresh())),
    'term.submitted': ({ page }) => field(page).press('Enter'),
    'option.moved': ({ page }) => field(page).press('ArrowDown'),
    'term.composed': ({ page }, event) => compose(page, termOf(event)),
    'composition.ended': async ({ page }, _, { context }) => {
      const input = await page.context().newCDPSession(page)
      await input.send('Input.insertText', { text: context.term })
    },
    'suggestion.selected': async ({ page }, event) => {
      const isProduct = 'product' in event && event.product !== undefined
      const group = isProduct ? 'Products' : 'Categories'
      await drawer(page).getByRole('group', { name: group }).getByRole('option').first().click()
    },
    'history.cleared': ({ page }) => drawer(page).getByRole('button', { name: 'Clear' }).click(),
    'search.retried': ({ page }) => drawer(page).getByRole('button', { name: 'Try again' }).click(),
  },
  expectations: {
    'search.idle': async (world, { context }) => {
      const { page } = world
      await expectNoRequest(world)
      await expect(options(page)).toHaveCount(0)
      await expect(drawer(page).getByRole('heading', { name: 'Trending searches' })).toBeVisible()
      const before = drawer(page).getByRole('button', { name: product.value })
      await expect(before).toBeVisible({ visible: context.history.length > 0 })
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
