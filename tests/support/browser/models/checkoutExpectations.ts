import { expect } from '@playwright/test'
import { bag, linesInCart } from '../../pages/cartPages.ts'
import { placeOrderButton, stepHeading } from '../../pages/checkoutPages.ts'
import type { Expectation } from '../browserModel.ts'
import { expectInScreenshot } from '../present.ts'
import { dress, summary, title, titles } from './checkoutPage.ts'

/** Asserts each state of the checkout machine. */
export const checkoutExpectations: Record<string, Expectation> = {
  'checkout.awaitingCart': ({ page }) =>
    expect(
      page.getByText('Loading…').or(summary(page).and(page.locator('[aria-busy="true"]'))),
    ).not.toHaveCount(0),
  'checkout.empty': ({ page }) => expect(title(page, 'Your Shopping Bag is Empty.')).toBeVisible(),
  'checkout.steps': ({ page }) =>
    expect(page.getByRole('navigation', { name: 'Checkout steps' })).toBeVisible(),
  'checkout.steps.contact': ({ page }) => expect(stepHeading(page, titles.contact)).toBeVisible(),
  'checkout.steps.shipping': ({ page }) => expectInScreenshot(stepHeading(page, titles.shipping)),
  'checkout.steps.payment': ({ page }) => expectInScreenshot(stepHeading(page, titles.payment)),
  'checkout.steps.review': async ({ page }) => {
    await expect(placeOrderButton(page)).not.toHaveAttribute('aria-busy')
    await expectInScreenshot(stepHeading(page, titles.review))
  },
  'checkout.placing': async ({ page }) => {
    await expect(page.getByText('Placing your order…')).toBeVisible()
    await expect(placeOrderButton(page)).toHaveAttribute('aria-disabled', 'true')
  },
  'checkout.priceChanged': async ({ page }) => {
    await expect(title(page, 'The total has changed')).toBeFocused()
    await expectInScreenshot(title(page, 'The total has changed'))
    const [before, after] = await page.getByRole('alert').getByRole('definition').allInnerTexts()
    expect(after).not.toBe(before)
    await expect(page.getByRole('alert').getByRole('listitem')).toContainText(['Your discount is'])
    const accept = page.getByRole('button', { name: /^Accept and place order/ })
    await expect(accept).toContainText(after ?? '')
  },
  'checkout.outOfStock': async ({ page, gate }) => {
    await expect(title(page, `${dress.name} is no longer available`)).toBeAttached()
    await gate.pass('Cart', `stock:${dress.sku}=0`)
    await expect(bag(page).getByRole('listitem').filter({ hasText: dress.name })).toContainText(
      `${dress.name} is sold out.`,
    )
  },
  'checkout.unconfirmed': async ({ page }) => {
    await expect(title(page, 'We couldn’t confirm your order')).toBeFocused()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
  'checkout.placed': async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you, Ploy.' })).toBeVisible()
    expect(await linesInCart(page)).toEqual([])
  },
}
