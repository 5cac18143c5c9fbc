import { expect, type Page } from '@playwright/test'
import type { CartResponse } from '@vitrine/machines/cart/cart.ts'
import { bag, closeCart, linesInCart, openCart } from '../../pages/cartPages.ts'
import { executeGraphql } from '../../pages/customers.ts'
import type { Act } from '../browserModel.ts'
import { isAbout, items, line, question } from './cartPage.ts'

const nameOf = (event: object) => items['key' in event && event.key === 'b' ? 'b' : 'a'].name

const hasOutcome = (event: object, outcome: string) =>
  'outcome' in event && event.outcome === outcome

/** Removes a line from the bag without the page, as another tab would. */
async function removeElsewhere(page: Page, { name }: { name: string }) {
  const key = (await linesInCart(page)).find((item) => item.name === name)?.key
  await executeGraphql(
    page.request,
    'mutation ($key: String!) { removeCartItem(input: { key: $key }) { userErrors { code message } } }',
    {
      key,
    },
  )
}

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
  'change.started': async ({ page, observer }, event) => {
    if (await observer.hasNext()) return
    await openCart(page)
    const quantity = page.getByRole('group', { name: `Quantity of ${nameOf(event)}` })
    const more = quantity.getByRole('button', { name: 'Increase quantity' })
    const fewer = quantity.getByRole('button', { name: 'Decrease quantity' })
    await ((await more.isEnabled()) ? more : fewer).click()
  },
  'change.finished': async ({ page, gate }, event) => {
    await page.clock.runFor(500)
    const isFailing = hasOutcome(event, 'updateFailed') || hasOutcome(event, 'removalFailed')
    if (isAbout(event, 'a')) await gate.pass('UpdateCartItem', isFailing ? 'cart.update:500' : '')
    else await gate.pass('RemoveCartItem', isFailing ? 'cart.remove:500' : '')
    if (isFailing) await expectRolledBack(page)
  },
  'removal.requested': async ({ page }, event) => {
    await openCart(page)
    await line(page, nameOf(event))
      .getByRole('button', { name: /^Remove / })
      .click()
  },
  'removal.confirmed': ({ page }) => question(page).getByRole('button', { name: 'Remove' }).click(),
  'removal.declined': ({ page }) => question(page).getByRole('button', { name: 'Keep' }).click(),
  'removal.undone': ({ page }, event) =>
    bag(page)
      .getByRole('button', { name: `Undo, put ${nameOf(event)} back` })
      .click(),
  'add.requested': async ({ page }) => {
    await closeCart(page)
    await page.getByRole('main').getByRole('button', { name: 'Add to bag' }).first().click()
  },
  'cart.flushed': async ({ page }) => {
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide')))
  },
  'cart.invalidated': async ({ page }) => {
    // As from the back/forward cache; the checkout's tours return from another tab.
    await page.evaluate(() =>
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    )
  },
  'load.retried': async ({ page }) => {
    await openCart(page)
    await bag(page).getByRole('button', { name: 'Try again' }).click()
  },
  'identity.changing': async ({ page, gate }, _, from) => {
    if (from.matches({ removal: 'confirming' })) {
      await page.clock.runFor(500)
      await gate.pass('UpdateCartItem', 'cart.update:401')
    } else {
      await closeCart(page)
      await saveToFullWishlist(page)
    }
    await trySignIn(page)
  },
  'identity.changed': ({ gate }) => gate.pass('Login'),
  'xstate.done.actor.refreshCart': async ({ page, gate }, event) => {
    const { output } = event as unknown as { output: CartResponse }
    const isLineMissing = output.lines.length === 1
    if (isLineMissing) await removeElsewhere(page, items.b)
    await gate.pass('Cart')
    if (!isLineMissing) return
    await expect(line(page, items.b.name)).toBeHidden()
    await expect(line(page, items.a.name)).toBeVisible()
  },
}
