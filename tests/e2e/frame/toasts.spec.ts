import { expect, type Locator, type Page } from '@playwright/test'
import { covers } from '#tests/support/clauses/coversInBrowser.ts'
import { test } from '../../support/pages/browserTest.ts'
import { openCart } from '../../support/pages/cartPages.ts'
import { fillCart } from '../../support/pages/customers.ts'
import { hold } from '../../support/pages/operations.ts'

const bag = (page: Page) => page.getByRole('dialog', { name: 'Shopping Bag' })

/** Opens the bag with one line, and stops the clock. */
async function openCartWithoutTime(page: Page) {
  await fillCart(page, 2)
  await page.clock.install()
  await page.goto('/careers')
  await openCart(page)
  await expect(bag(page).getByRole('textbox', { name: 'Quantity' })).toHaveValue('2')
  await page.clock.pauseAt(Date.now() + 60_000)
}

test('a toast is shown for 2500 ms', async ({ page }) => {
  covers('errors.cart.success-update', 'errors.toast.drawer', 'errors.toast.duration')

  await openCartWithoutTime(page)
  await bag(page).getByRole('button', { name: 'Decrease quantity' }).click()
  await page.clock.runFor(500)
  const toast = page.getByText('Item updated successfully')
  await expect(toast).toBeVisible()
  const edges = async (element: Locator) => {
    const box = await element.boundingBox()
    return { top: box?.y ?? 0, bottom: (box?.y ?? 0) + (box?.height ?? 0) }
  }
  const content = bag(page).getByRole('list').first().locator('xpath=ancestor::div[2]')
  expect((await edges(toast)).top).toBeGreaterThanOrEqual((await edges(content)).bottom)
  const checkout = bag(page).getByRole('link', { name: 'Checkout' })
  expect((await edges(toast)).bottom).toBeLessThanOrEqual((await edges(checkout)).top)
  await page.clock.runFor(2400)
  await expect(toast).toBeVisible()
  await page.clock.runFor(100)
  await expect(toast).toBeHidden()
  await test.step('an error can be read again', async () => {
    covers('errors.toast.again')
    await page.route(/operationName=UpdateCartItem|graphql$/, (route) => route.abort())
    await bag(page).getByRole('button', { name: 'Increase quantity' }).click()
    await page.clock.runFor(500)
    const error = page.getByRole('alert').filter({ hasText: /./ })
    await expect(error.first()).toBeVisible()
    const text = await error.first().innerText()
    await page.clock.runFor(3600)
    await expect(error).toHaveCount(0)
    const again = page.getByRole('button', { name: 'Read the last message again' })
    await again.click()
    await expect(error.first()).toHaveText(text)
    // A toast under the pointer stays. Its timer begins anew in an effect, which may come after the time has passed.
    await page.mouse.move(0, 0)
    await expect(async () => {
      await page.clock.runFor(3600)
      await expect(again).toBeVisible({ timeout: 500 })
    }).toPass()
    await page.clock.runFor(60_000)
    await expect(again).toBeHidden()
  })
})

test('a progress toast stays until its result replaces it', { tag: '@all' }, async ({ page }) => {
  covers('errors.cart.progress-update', 'errors.toast.progress')

  const release = await hold(page, 'UpdateCartItem')
  await openCartWithoutTime(page)
  await bag(page).getByRole('button', { name: 'Decrease quantity' }).click()
  await page.clock.runFor(500)
  const progress = page.getByText('Updating...')
  await expect(progress).toBeVisible()
  await page.clock.runFor(60_000)
  await expect(progress).toBeVisible()
  release()
  await expect(page.getByText('Item updated successfully')).toBeVisible()
  await expect(progress).toBeHidden()
})
