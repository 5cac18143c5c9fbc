import { expect } from '@playwright/test'
import { bag, lines, linesInCart, openCart, putIntoCart } from '../../support/pages/cartPages.ts'
import { raceInBrowser } from '../../support/races/raceInBrowser.ts'

const dress = { slug: 'silk-slip-dress', colour: 'ink', size: 'xs' }

raceInBrowser({
  machine: 'cartLine',
  title: 'the line is removed from the bag',
  operations: ['UpdateCartItem'],
  open: async ({ page }) => {
    await putIntoCart(page, dress)
    await page.goto('/stores')
    await openCart(page)
  },
  acts: [
    [
      'updateLine done',
      async ({ page, gate, isFirstFirst }) => {
        if (isFirstFirst) await bag(page).getByRole('button', { name: 'Increase quantity' }).click()
        await gate.pass('UpdateCartItem')
      },
    ],
    [
      'removal.confirmed',
      async ({ page, gate, isFirstFirst }) => {
        if (!isFirstFirst) {
          await bag(page).getByRole('button', { name: 'Increase quantity' }).click()
          await expect.poll(() => gate.countHeld('UpdateCartItem')).toBe(1)
        }
        await lines(page)
          .getByRole('button', { name: /^Remove/ })
          .click()
        await page
          .getByRole('dialog', { name: /Remove/ })
          .getByRole('button', { name: 'Remove' })
          .click()
      },
    ],
  ],
  expectEnd: async ({ page }) => {
    await expect(lines(page)).toHaveCount(0)
    await expect.poll(() => linesInCart(page)).toEqual([])
  },
})
