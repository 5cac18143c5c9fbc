import { expect, type Page } from '@playwright/test'
import { selectionMachine } from '@vitrine/machines/selection/selection.ts'
import {
  type Chosen,
  chosenOptions,
  type Selection,
  selectionAvailability,
} from '@vitrine/machines/selection/variations.ts'
import { createEmptyActor } from 'xstate'
import { lines } from '../../pages/cartPages.ts'
import { expectNotBuyable, selectFirst } from '../../pages/productPage.ts'
import { pick } from '../../pages/storefront.ts'
import type { BrowserModel, World } from '../browserModel.ts'
import { expectInScreenshot } from '../present.ts'

/** The variations of the shirt that the model needs: some of each stock status. */
const shirt = {
  options: [
    { slug: 'colour', swatches: ['chalk', 'blush'], isPreselected: true },
    { slug: 'size', swatches: ['s', 'm'] },
  ],
  variations: [
    { terms: { colour: 'chalk', size: 's' }, inStock: true },
    { terms: { colour: 'chalk', size: 'm' }, inStock: false },
    { terms: { colour: 'blush', size: 's' }, inStock: true },
    { terms: { colour: 'blush', size: 'm' }, inStock: true },
  ],
}

const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })
const bag = (page: Page) => page.getByRole('dialog', { name: 'Shopping Bag' })

async function openProduct({ page, visit }: World) {
  await visit('/product/boyfriend-poplin-shirt')
  await expect(main(page).getByRole('radio', { name: 'Chalk' })).toBeVisible()
}

const cart = createEmptyActor()
const requestOf = (chosen: Chosen) => ({ productId: 'shirt', quantity: 1, chosen })
const isSoldOut = (event: object) => 'outcome' in event && event.outcome === 'soldOut'

const chosenIn = (context: Selection) => chosenOptions(shirt, context)
const isComplete = (context: Selection) =>
  selectionAvailability(shirt, chosenIn(context)) === 'complete'

/** Expects the options and the button to show the selection, as the stock was before any rejected request. */
async function expectSelection({ page }: World, { context }: { context: Selection }) {
  await expectInScreenshot(main(page).getByRole('group', { name: /^Colour/ }))
  const count = Object.keys(chosenIn(context)).length
  await expect(main(page).getByRole('radio', { checked: true })).toHaveCount(count)
  if (isComplete(context)) await expect(button(page, 'Add to bag')).toBeEnabled()
  else await expectNotBuyable(page, selectFirst)
}

/** The selection machine in the shop: the options of a shirt. */
export const selectionModel: BrowserModel<typeof selectionMachine> = {
  examples: {
    machine: selectionMachine,
    inputs: {
      'a shirt': { cart },
    },
    events: {
      'swatch.selected': [{ option: 'size', swatch: 's' }],
      'selection.cleared': [],
      'link.followed': [],
      'add.requested': (context) => [{ request: requestOf(chosenIn(context)) }],
      'add.finished': (context) =>
        (['added', 'soldOut', 'failed'] as const).map((outcome) => ({
          request: requestOf(chosenIn(context)),
          outcome,
          message: '',
        })),
    },
  },
  effects: {},
  // A second read would return the real stock: the fault switch applies to one request.
  heldOperations: ['AddToCart', 'ProductStock'],
  isExcludedStep: ({ event }, { context, value }) =>
    // The bag covers the page.
    value === 'added' ||
    // A rejected combination remains sold out until its stock is reloaded, which this test holds back.
    value === 'rejected' ||
    (event.type === 'swatch.selected' && 'size' in chosenIn(context)) ||
    (event.type === 'add.requested' && !isComplete(context)),
  open: {
    'a shirt': (world) => openProduct(world),
  },
  acts: {
    'swatch.selected': ({ page }) => pick(main(page), 'S'),
    // A double click adds once.
    'add.requested': ({ page }) => button(page, 'Add to bag').dblclick(),
    'add.finished': async ({ page, gate }, event) => {
      const isFailing = 'outcome' in event && event.outcome === 'failed'
      const fault = isSoldOut(event) ? 'stock:AV-T201-CHALK-S=0' : ''
      await gate.pass('AddToCart', isFailing ? 'cart.add:500' : fault)
      if (!isSoldOut(event)) return
      await expect(page.getByText('Boyfriend poplin shirt is sold out.')).toBeVisible()
    },
  },
  toasts: ['selection.adding', 'selection.failed', 'selection.rejected', 'selection.added'],
  expectations: {
    'selection.idle': expectSelection,
    'selection.adding': async ({ page }) => {
      await expect(page.getByText('Adding to cart...')).toBeVisible()
      await expect(main(page).locator('button[aria-busy="true"]:visible')).toHaveCount(1)
    },
    'selection.failed': ({ page }) =>
      expect(page.getByText('Failed to add item to cart')).toBeVisible(),
    'selection.rejected': async ({ page }) => {
      const small = main(page).getByRole('radio', { name: 'S', exact: true })
      await expect(small).toHaveAccessibleDescription('Out of stock')
      await expectNotBuyable(page, 'Out of stock')
      await expectInScreenshot(main(page).getByRole('group', { name: /^Size/ }))
    },
    'selection.added': async ({ page }) => {
      await expect(page.getByText('Item added to cart')).toBeVisible()
      await expect(lines(page)).toHaveCount(1)
      await expect(lines(page)).toContainText('Boyfriend poplin shirt')
      await expect(bag(page).getByRole('textbox', { name: 'Quantity' })).toHaveValue('1')
    },
  },
  invisible: {},
}
