import { expect } from '@playwright/test'
import { covers } from '#tests/support/clauses/coversInBrowser.ts'
import { test } from '../../support/pages/browserTest.ts'
import { hold, record } from '../../support/pages/operations.ts'
import { addToBag } from '../../support/pages/storefront.ts'

test('Checkout sends a pending quantity without a pause and opens after its response', async ({
  page,
}) => {
  covers('cart.flush.checkout')

  const drawer = await addToBag(page, 'silk-slip-dress', 'Champagne', 'M')
  const checkout = drawer.getByRole('link', { name: 'Checkout' })
  await expect(page.getByText('Item added to cart')).toBeVisible()
  const respond = await hold(page, 'UpdateCartItem')
  const updates = await record(page, 'UpdateCartItem')
  // The pause before a quantity is sent never ends.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1000)
  await drawer.getByRole('button', { name: 'Increase quantity' }).click()
  expect(updates).toHaveLength(0)
  await checkout.click()
  await expect.poll(() => updates.length).toBe(1)
  await expect(checkout).toHaveAttribute('aria-busy', 'true')
  await expect(page).toHaveURL(/\/product\//)
  await page.clock.resume()
  respond()
  await expect(page).toHaveURL(/\/checkout/)
})

test('a page restored from the back/forward cache has a working link to the checkout', {
  tag: '@all',
}, async ({ page }) => {
  covers('cart.back-forward-cache')

  const drawer = await addToBag(page, 'silk-slip-dress', 'Champagne', 'M')
  const checkout = drawer.getByRole('link', { name: 'Checkout' })
  const respond = await hold(page, 'UpdateCartItem')
  await drawer.getByRole('button', { name: 'Increase quantity' }).click()
  await checkout.click()
  await expect(checkout).toHaveAttribute('aria-busy', 'true')
  await page.evaluate(() =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  )
  await expect(checkout).not.toHaveAttribute('aria-busy')
  respond()
  await expect(page).toHaveURL(/\/checkout/)
})
