import { expect, type Page } from '@playwright/test'
import { lines, linesInCart, openCart, putIntoCart } from '../../support/pages/cartPages.ts'
import { password, registerCustomer } from '../../support/pages/customers.ts'
import { passIfHeld, raceInBrowser } from '../../support/races/raceInBrowser.ts'

const dress = { slug: 'silk-slip-dress', colour: 'ink', size: 'xs' }
const update = 'UpdateCartItem'
/** The customer's email of each page. */
const emails = new WeakMap<Page, string>()

raceInBrowser({
  machine: 'session',
  title: 'one sign-in completes what was interrupted before it',
  operations: [update],
  open: async ({ page, gate }) => {
    const { email } = await registerCustomer(page)
    emails.set(page, email)
    for (const size of ['s', 'm']) await putIntoCart(page, { ...dress, colour: 'champagne', size })
    await page.goto('/stores')
    await openCart(page)
    await expect(lines(page)).toHaveCount(2)
    gate.close()
    for (const line of await lines(page).all())
      await line.getByRole('button', { name: 'Increase quantity' }).click()
    await expect.poll(() => gate.countHeld(update)).toBe(2)
    await gate.pass(update, 'cart.update:401')
    await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible()
  },
  acts: [
    ['mutation.unauthorized', (world) => passIfHeld(world, update, 'cart.update:401')],
    [
      'signIn.succeeded',
      async ({ page }) => {
        const popup = page.getByRole('dialog', { name: 'Sign in' })
        await popup
          .getByRole('textbox', { name: 'Username or email address' })
          .fill(emails.get(page) ?? '')
        await popup.getByRole('textbox', { name: 'Password' }).fill(password)
        await Promise.all([
          page.waitForEvent('load'),
          popup.getByRole('textbox', { name: 'Password' }).press('Enter'),
        ])
      },
    ],
  ],
  expectEnd: async (world) => {
    const { page, isFirstFirst } = world
    // A resumed action is requested again; a response after the sign-in is lost with its page.
    await expect(async () => {
      await passIfHeld(world, update)
      const quantities = (await linesInCart(page)).map(({ quantity }) => quantity)
      expect(quantities.toSorted()).toEqual(isFirstFirst ? [2, 2] : [1, 2])
    }).toPass()
    await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeHidden()
  },
})
