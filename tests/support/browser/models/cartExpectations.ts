import { expect, type Page } from '@playwright/test'
import { bag, lines, openCart } from '../../pages/cartPages.ts'
import type { Expectation } from '../browserModel.ts'
import { question } from './cartPage.ts'

const totals = (page: Page) =>
  bag(page)
    .getByRole('term')
    .filter({ hasText: /^Total$/ })
    .locator('xpath=../..')

const adding = (page: Page) => page.getByText('Adding to cart...')

/** Asserts each state of the cart machine. */
export const cartExpectations: Record<string, Expectation> = {
  'cart.content.loading': async ({ page }) => {
    await openCart(page)
    await expect(bag(page).getByText('Loading…')).toBeAttached()
  },
  'cart.content.failed': async ({ page }) => {
    await openCart(page)
    await expect(bag(page).getByRole('alert')).toHaveText('Failed to fetch cart data')
    await expect(bag(page).getByRole('button', { name: 'Try again' })).toBeVisible()
  },
  'cart.content.frozen': async ({ page }) => {
    await page.keyboard.press('Escape')
    await openCart(page)
    for (const name of [/^Remove /, 'Increase quantity', 'Decrease quantity'])
      for (const button of await bag(page).getByRole('button', { name }).all())
        await expect(button).toBeDisabled()
    await expect(bag(page).getByRole('button', { name: 'Checkout' })).toBeDisabled()
    await expect(bag(page).getByRole('textbox', { name: 'Coupon code' })).toBeDisabled()
  },
  'cart.content.loaded': async ({ page }) => {
    await openCart(page)
    await expect(lines(page).first()).toBeVisible()
  },
  'cart.content.loaded.settled': ({ page }) =>
    expect(totals(page)).toHaveAttribute('aria-busy', 'false'),
  'cart.content.loaded.pending': ({ page }) =>
    expect(totals(page)).toHaveAttribute('aria-busy', 'true'),
  'cart.content.loaded.refreshing': ({ page }) =>
    expect(totals(page)).toHaveAttribute('aria-busy', 'false'),
  'cart.adding.idle': ({ page }) => expect(adding(page)).toBeHidden(),
  'cart.adding.requesting': ({ page }) => expect(adding(page)).toBeVisible(),
  'cart.removal.idle': ({ page }) => expect(question(page)).toBeHidden(),
  'cart.removal.confirming': async ({ page }) => {
    await expect(question(page).getByRole('button', { name: 'Remove' })).toBeVisible()
    await expect(question(page).getByRole('button', { name: 'Keep' })).toBeVisible()
  },
}
