import { isDeepStrictEqual } from 'node:util'
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

const labels: Record<string, string> = { chalk: 'Chalk', blush: 'Blush', s: 'S', m: 'M', xs: 'XS' }

/** The variations of the shirt that the model needs: one of each stock status, and blush in XS, which does not exist. */
const shirt = {
  options: [
    { slug: 'colour', swatches: ['chalk', 'blush'], isPreselected: true },
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

async function openProduct({ page, visit }: World, search = '') {
  await visit(`${address}${search}`)
  await expect(main(page).getByRole('radio', { name: 'Chalk' })).toBeVisible()
}

const cart = createEmptyActor()
const requestOf = (chosen: Chosen) => ({ productId: 'shirt', quantity: 1, chosen })
const isSoldOut = (event: object) => 'outcome' in event && event.outcome === 'soldOut'

const chosenIn = (context: Selection) => chosenOptions(shirt, context)
const availabilityIn = (context: Selection) => selectionAvailability(shirt, chosenIn(context))

/** Expects the options and the button to show the selection, as the stock was before any rejected request. */
async function expectSelection({ page }: World, { context }: { context: Selection }) {
  await expectInScreenshot(main(page).getByRole('group', { name: /^Colour/ }))
  const count = Object.keys(chosenIn(context)).length
  await expect(main(page).getByRole('radio', { checked: true })).toHaveCount(count)
  const availability = availabilityIn(context)
  const conflict = main(page).getByText('This combination isn’t available.')
  if (availability === 'complete') await expect(button(page, 'Add to bag')).toBeEnabled()
  else await expectNotBuyable(page, availability === 'soldOut' ? 'Out of stock' : selectFirst)
  if (availability === 'unavailable') await expectInScreenshot(conflict)
  else await expect(conflict).toBeHidden()
}

/** The selection machine in the shop: the options of a shirt. */
export const selectionModel: BrowserModel<typeof selectionMachine> = {
  examples: {
    machine: selectionMachine,
    inputs: {
      'a shirt': { cart },
      'a link to a combination that does not exist': {
        requested: { colour: 'blush', size: 'xs' },
        cart,
      },
    },
    events: {
      'swatch.selected': ['chalk', 'blush', 's', 'm'].map((swatch) => ({
        option: swatch.length === 1 ? 'size' : 'colour',
        swatch,
      })),
      'link.followed': [{ requested: {} }],
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
  // An impossible swatch is disabled, and a checked one cannot be checked again.
  isExcludedStep: ({ event }, { context, value }) =>
    // The bag covers the page.
    value === 'added' ||
    // A rejected combination remains sold out until its stock is reloaded, which this test holds back.
    value === 'rejected' ||
    (event.type === 'swatch.selected' &&
      'swatch' in event &&
      (Object.values(chosenIn(context)).includes(String(event.swatch)) ||
        (event.swatch === 'blush' && chosenIn(context)['size'] === 'xs'))) ||
    // Without a selection there is nothing to clear, and a link without one changes nothing.
    (['selection.cleared', 'link.followed'].includes(event.type) &&
      Object.keys(chosenIn(context)).length === 0) ||
    // The response is for what was chosen when the button was pressed.
    (['swatch.selected', 'selection.cleared', 'link.followed'].includes(event.type) &&
      value === 'adding') ||
    (event.type === 'add.requested' && availabilityIn(context) !== 'complete') ||
    // The fault switch marks only this variation as sold out.
    (isSoldOut(event) && !isDeepStrictEqual(chosenIn(context), { colour: 'chalk', size: 's' })),
  open: {
    'a shirt': (world) => openProduct(world),
    'a link to a combination that does not exist': (world) =>
      openProduct(world, '?variation=colour:blush,size:xs'),
  },
  acts: {
    'swatch.selected': ({ page }, event) =>
      pick(main(page), labels['swatch' in event ? String(event.swatch) : ''] ?? ''),
    'selection.cleared': ({ page }) => button(page, 'Clear').click(),
    'link.followed': async ({ page }) => {
      await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
      const field = page.getByRole('combobox', { name: 'Search the shop' })
      await field.fill('poplin shirt')
      await page.getByRole('option', { name: /Boyfriend poplin shirt/ }).click()
    },
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
    'selection.rejected': async ({ page }, { context }) => {
      const { colour, size } = chosenIn(context)
      if (colour === 'chalk') {
        const small = main(page).getByRole('radio', { name: 'S', exact: true })
        await expect(small).toHaveAccessibleDescription('Out of stock')
        if (size === 's') await expectNotBuyable(page, 'Out of stock')
      }
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
