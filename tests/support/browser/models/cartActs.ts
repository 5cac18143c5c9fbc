import { expect, type Page } from '@playwright/test'
import { closeCart, linesInCart, openCart } from '../../pages/cartPages.ts'
import type { Act } from '../browserModel.ts'
import { items, line, question } from './cartPage.ts'

/** The pending change is rolled back: each line shows the server's quantity. */
async function expectRolledBack(page: Page) {
  const failure = /^Failed to (add item to cart|remove item|update item)$/
  await expect(page.getByText(failure).first()).toBeVisible()
  await openCart(page)
  for (const { name, quantity } of await linesInCart(page))
    await expect(line(page, name).getByRole('textbox', { name: 'Quantity' })).toHaveValue(
      String(quantity),
    )
}

/** A guest whose wishlist is full has to sign in (wishlist.guest.full). */
async function saveToFullWishlist(page: Page) {
  await page.evaluate(() => {
    const key = 'guest-wishlist'
    const ids = Array.from({ length: 24 }, (_, index) => `kept-${index}`)
    localStorage.setItem(
      key,
      JSON.stringify(ids.map((productId) => ({ productId, isSaved: true }))),
    )
    window.dispatchEvent(new StorageEvent('storage', { key }))
  })
  await page.getByRole('main').getByRole('button', { name: 'Save item' }).first().click()
}

/** Starts a sign-in that will be rejected, in the open popup. */
async function trySignIn(page: Page) {
  const form = page.getByRole('dialog', { name: 'Sign in' }).getByRole('form', { name: 'Sign in' })
  await form.getByRole('textbox', { name: 'Username or email address' }).fill('unknown@example.com')
  await form.getByRole('textbox', { name: 'Password' }).fill('Wrong-password-1')
  await form.getByRole('textbox', { name: 'Password' }).press('Enter')
}

/** Causes each event of the cart machine. */
export const cartActs: Record<string, Act> = {
  'change.started': async ({ page, observer }) => {
    if (await observer.hasNext()) return
    await openCart(page)
    const quantity = page.getByRole('group', { name: `Quantity of ${items.a.name}` })
    const more = quantity.getByRole('button', { name: 'Increase quantity' })
    const fewer = quantity.getByRole('button', { name: 'Decrease quantity' })
    await ((await more.isEnabled()) ? more : fewer).click()
  },
  'change.finished': async ({ page, gate }) => {
    await page.clock.runFor(500)
    await gate.pass('UpdateCartItem', 'cart.update:500')
    await expectRolledBack(page)
  },
  'removal.requested': async ({ page }) => {
    await openCart(page)
    await line(page, items.b.name)
      .getByRole('button', { name: /^Remove / })
      .click()
  },
  'removal.declined': ({ page }) => question(page).getByRole('button', { name: 'Keep' }).click(),
  'add.requested': async ({ page }) => {
    await closeCart(page)
    await page.getByRole('main').getByRole('button', { name: 'Add to bag' }).first().click()
  },
  'identity.changing': async ({ page }) => {
    await closeCart(page)
    await saveToFullWishlist(page)
    await trySignIn(page)
  },
}
