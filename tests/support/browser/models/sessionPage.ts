import { expect, type Page } from '@playwright/test'
import { bag, closeCart, lines, openCart, putIntoCart } from '../../pages/cartPages.ts'
import {
  executeGraphql,
  password,
  registerCustomer,
  signOutBehindThePage,
} from '../../pages/customers.ts'
import type { World } from '../browserModel.ts'

/** The customer that the model calls Ploy, of each page. */
const customers = new WeakMap<Page, string>()

/** The sizes of the cart lines, one for each request that a tour rejects. */
const sizes = ['xs', 's', 'm', 'l']

/** The popup in which to sign in. */
export const popup = (page: Page) => page.getByRole('dialog', { name: 'Sign in' })

/** The forms in which to sign in. */
export const form = (page: Page) => page.getByRole('form', { name: 'Sign in' })
const menu = (page: Page) => page.getByRole('navigation', { name: 'Account', exact: true })

/** The button that opens the dialog; the dialog has another one, also while it closes. */
export const logout = (page: Page) =>
  menu(page).getByRole('button', { name: 'Logout' }).and(page.locator('[aria-haspopup]'))

/** Puts one line for each size into the bag. */
export async function fillCart(page: Page) {
  for (const size of sizes)
    await putIntoCart(page, { slug: 'silk-slip-dress', colour: 'champagne', size })
}

/** Signs the browser in or out without the page knowing, as another tab would. */
export async function changeVisitorElsewhere(page: Page, userId: string | undefined) {
  const { viewer } = await executeGraphql<{ viewer: object | null }>(
    page.request,
    '{ viewer { id } }',
  )
  if (viewer && userId === undefined) await signOutBehindThePage(page)
  if (viewer || userId === undefined) return
  const input = { username: customers.get(page), password, rememberMe: false }
  await executeGraphql(
    page.request,
    'mutation ($input: LoginInput!) { login(input: $input) { userErrors { code message } } }',
    {
      input,
    },
  )
}

/** Blocks navigation from now on: after a 204 response the browser stays on the page. */
export async function blockNavigation(page: Page) {
  await page.route(/^(?!.*graphql)/, (route) =>
    route.request().isNavigationRequest() ? route.fulfill({ status: 204 }) : route.fallback(),
  )
}

/** Registers the customer of the page. */
export async function register(page: Page) {
  const { email } = await registerCustomer(page)
  customers.set(page, email)
}

/** Starts updates that the gate holds back: a tour can reject each of them when it needs to. */
export async function holdUpdates({ page, gate }: World) {
  await openCart(page)
  await expect(async () => {
    // React replaces a skeleton with late data after a delay.
    if ((await lines(page).count()) === 0) await page.clock.runFor(500)
    await expect(lines(page)).toHaveCount(sizes.length, { timeout: 2000 })
  }).toPass()
  for (const more of await bag(page).getByRole('button', { name: 'Increase quantity' }).all())
    await more.click()
  await expect.poll(() => gate.countHeld('UpdateCartItem')).toBe(sizes.length)
  await closeCart(page)
}

/** Signs the customer in, in the popup or on the page. */
export async function sendSignIn(page: Page) {
  const scope = (await popup(page).isVisible()) ? popup(page) : page.getByRole('main')
  const fields = scope.getByRole('form', { name: 'Sign in' })
  await fields
    .getByRole('textbox', { name: 'Username or email address' })
    .fill(customers.get(page) ?? '')
  await fields.getByRole('textbox', { name: 'Password' }).fill(password)
  await fields.getByRole('textbox', { name: 'Password' }).press('Enter')
}

/** Expects the page of a signed-in customer. */
export async function expectAccount(page: Page) {
  await expect(logout(page)).toBeVisible()
  // React replaces a skeleton with its page after a delay.
  await page.clock.runFor(500)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Personal Information')
}
