import { expect, type Page } from '@playwright/test'
import { type AddReply, selectionMachine } from '#machines/selection/selection.ts'
import type { World } from '../../support/browser/browserModel.ts'
import { describeInBrowser } from '../../support/browser/describeInBrowser.ts'
import { present } from '../../support/browser/present.ts'
import { pick } from '../../support/pages/storefront.ts'

const labels: Record<string, string> = { chalk: 'Chalk', blush: 'Blush', s: 'S', m: 'M', xs: 'XS' }

/** The variations of the shirt that the model needs: one of each stock status, and blush in XS, which does not exist. */
const shirt = {
  options: [
    { slug: 'colour', swatches: ['chalk', 'blush'] },
    { slug: 'size', swatches: ['s', 'm', 'xs'] },
  ],
  variations: [
    { terms: { colour: 'chalk', size: 's' }, inStock: true },
    { terms: { colour: 'chalk', size: 'm' }, inStock: false },
    { terms: { colour: 'chalk', size: 'xs' }, inStock: true },
    { terms: { colour: 'blush', size: 's' }, inStock: true },
    { terms: { colour: 'blush', size: 'm' }, inStock: true },
  ],
}

const address = '/product/boyfriend-poplin-shirt'
const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })

const bag = (page: Page) => page.getByRole('dialog', { name: 'Shopping Bag' })

async function opened({ page, visit }: World, search = '') {
  await visit(`${address}${search}`)
  await expect(main(page).getByRole('radio', { name: 'Chalk' })).toBeVisible()
}

const isSoldOut = (event: object) =>
  'output' in event && (event.output as AddReply).status === 'soldOut'

describeInBrowser<typeof selectionMachine>({
  examples: {
    machine: selectionMachine,
    inputs: {
      'a shirt': shirt,
      'a link to a shirt that is not made': {
        ...shirt,
        requested: { colour: 'blush', size: 'xs' },
      },
    },
    events: {
      'swatch.selected': ['chalk', 'blush', 's', 'm'].map((swatch) => ({
        option: swatch.length === 1 ? 'size' : 'colour',
        swatch,
      })),
      'stock.refreshed': [],
      'product.changed': [{ ...shirt, requested: {} }],
    },
    outputs: { addToBag: [{ status: 'added' }, { status: 'soldOut' }] },
  },
  effects: { addToBag: { operation: 'AddToCart', fault: 'cart.add:500' } },
  // A second read would return the real stock: the fault switch applies to one request.
  held: ['ProductStock'],
  excluded: {
    'selection.addToBag.adding add.requested 0': 'The busy button is disabled',
  },
  echoes: ['selection.choice stock.refreshed 0'],
  // An impossible swatch is disabled, and a checked one cannot be checked again.
  never: ({ event }, { context, value }) =>
    // The bag covers the page.
    value.addToBag === 'added' ||
    (event.type === 'swatch.selected' &&
      'swatch' in event &&
      (Object.values(context.chosen).includes(event.swatch) ||
        (event.swatch === 'blush' && context.chosen['size'] === 'xs'))) ||
    // Clear is not offered without a selection, and a link without a choice changes nothing then.
    (['selection.cleared', 'product.changed'].includes(event.type) && value.choice === 'empty') ||
    (event.type === 'product.changed' && value.addToBag === 'adding'),
  open: {
    'a shirt': (world) => opened(world),
    'a link to a shirt that is not made': (world) =>
      opened(world, '?variation=colour:blush,size:xs'),
  },
  acts: {
    'swatch.selected': ({ page }, event) =>
      pick(main(page), labels['swatch' in event ? String(event.swatch) : ''] ?? ''),
    'selection.cleared': ({ page }) => button(page, 'Clear').click(),
    'product.changed': async ({ page }) => {
      await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
      const field = page.getByRole('combobox', { name: 'Search the shop' })
      await field.fill('poplin shirt')
      await page.getByRole('option', { name: /Boyfriend poplin shirt/ }).click()
    },
    // A double click adds once.
    'add.requested': ({ page }) => button(page, 'Add to bag').dblclick(),
    'xstate.done.actor.addToBag': async ({ page, gate }, event) => {
      await gate.pass('AddToCart', isSoldOut(event) ? 'stock:AV-T201-CHALK-S=0' : '')
      if (!isSoldOut(event)) return
      await expect(page.getByText('Boyfriend poplin shirt is sold out.')).toBeVisible()
    },
  },
  toasts: [
    'selection.addToBag.adding',
    'selection.addToBag.failed',
    'selection.addToBag.rejected',
    'selection.addToBag.added',
  ],
  sees: {
    'selection.choice': ({ page }, { value }) =>
      value.addToBag === 'added'
        ? expect(bag(page).getByRole('listitem')).toContainText('Boyfriend poplin shirt')
        : present(main(page).getByRole('group', { name: /^Colour/ })),
    'selection.choice.empty': ({ page }) =>
      expect(button(page, 'Please select an option')).toBeDisabled(),
    'selection.choice.partial': async ({ page }) => {
      await expect(button(page, 'Please select an option')).toBeDisabled()
      await expect(main(page).getByRole('radio', { checked: true })).not.toHaveCount(0)
    },
    'selection.choice.complete': async ({ page }, { value }) => {
      if (value.addToBag === 'added') return
      const add = button(page, 'Add to bag')
      if (value.addToBag === 'adding') await expect(add).toHaveAttribute('aria-busy', 'true')
      else await expect(add).toBeEnabled()
    },
    'selection.choice.soldOut': ({ page }) => expect(button(page, 'Out of stock')).toBeDisabled(),
    'selection.choice.unavailable': async ({ page }) => {
      await expect(button(page, 'Please select an option')).toBeDisabled()
      await present(main(page).getByText("This combination isn't available."))
    },
    'selection.addToBag.adding': ({ page }) =>
      expect(page.getByText('Adding to cart...')).toBeVisible(),
    'selection.addToBag.failed': ({ page }) =>
      expect(page.getByText('Something went wrong, please try again.')).toBeVisible(),
    'selection.addToBag.rejected': async ({ page }, { value }) => {
      const small = main(page).getByRole('radio', { name: 'S', exact: true })
      // It stays until the next request, whatever is selected meanwhile.
      if (value.choice === 'soldOut')
        await expect(small).toHaveAccessibleDescription('Out of stock')
      await present(main(page).getByRole('group', { name: /^Size/ }))
    },
    'selection.addToBag.added': async ({ page }) => {
      await expect(page.getByText('Item added to cart')).toBeVisible()
      await expect(bag(page).getByRole('listitem')).toHaveCount(1)
      await expect(bag(page).getByRole('textbox', { name: 'Quantity' })).toHaveValue('1')
    },
  },
  unseen: {
    'selection.choice.evaluating': 'Left immediately',
    'selection.addToBag': 'Visible as its button in each of its children',
    'selection.addToBag.idle': 'Visible in the selection, which labels the button',
  },
})
