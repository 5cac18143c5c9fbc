import { expect, type Page } from '@playwright/test'
import { covers } from '#tests/support/clauses/coversInBrowser.ts'
import { test } from '../../support/pages/browserTest.ts'
import {
  fillCart,
  password,
  placeOrder,
  registerCustomer,
  signOutBehindThePage,
} from '../../support/pages/customers.ts'
import { hold } from '../../support/pages/operations.ts'
import { expectAccessible, openWithLoadableCode } from '../../support/pages/storefront.ts'

const unauthorized = (page: Page) =>
  page.getByRole('heading', { name: 'You are not authorized to access this page' })

/** Sets the fault switches of this browser without loading a page; an empty text clears them. */
const switchFaults = (page: Page, faults: string) => page.request.get(`/?qa=${faults}`)

const returnToWindow = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')))

async function fillSignIn(page: Page, username: string, secret: string) {
  const form = page.getByRole('form', { name: 'Sign in' })
  await form.getByRole('textbox', { name: 'Username or email address' }).fill(username)
  await form.getByRole('textbox', { name: 'Password' }).fill(secret)
  await form.getByRole('textbox', { name: 'Password' }).press('Enter')
  return form
}

test('a customer signs in by keyboard, opens the account menu, and signs out after a confirmation', {
  tag: '@both',
}, async ({ page, isMobile }) => {
  covers(
    'accessibility.announce.errors',
    'accessibility.forms.first-error',
    'session.sign-in.return',
    'session.sign-out.confirmation',
    'session.sign-out.redirect',
    'validation.sign-in.password',
    'validation.sign-in.remember-me',
    'validation.sign-in.username',
  )

  const { email, displayName } = await registerCustomer(page)
  await signOutBehindThePage(page)
  await page.goto('/my-account?return=/my-account/orders')
  const form = page.getByRole('form', { name: 'Sign in' })
  const remember = form.getByRole('checkbox', { name: 'Remember me' })
  await expect(remember).not.toBeChecked()
  await expect(remember).not.toHaveAttribute('required')
  await form.getByRole('button', { name: 'Sign in' }).press('Enter')
  const username = form.getByRole('textbox', { name: 'Username or email address' })
  await expect(username).toBeFocused()
  await expect(username).toHaveAccessibleDescription('Please enter your username or email address')
  await expect(form.getByRole('textbox', { name: 'Password' })).toHaveAccessibleDescription(
    'Please enter your password',
  )
  await expectAccessible(page)
  await fillSignIn(page, email, 'Wrong-password-1')
  await expect(form.getByRole('alert')).toHaveText(
    'The username or password you entered is incorrect.',
  )
  await expect(username).toHaveValue(email)
  await fillSignIn(page, email, password)
  await expect(page).toHaveURL(/\/my-account\/orders$/)
  await expect(page.getByText('No orders found.')).toBeVisible()
  if (!isMobile) await expect(page.getByRole('banner')).toContainText(displayName)
  const menu = page.getByRole('navigation', { name: 'Account', exact: true })
  await menu.getByRole('button', { name: 'Logout' }).click()
  await page
    .getByRole('dialog', { name: 'Log out?' })
    .getByRole('button', { name: 'Logout' })
    .click()
  await expect(page).toHaveURL(/:\d+\/$/)
  await page.goto('/my-account/orders')
  await expect(unauthorized(page)).toBeVisible()
})

test('a confirmation whose code cannot be loaded leaves the customer signed in, and opens later', {
  tag: '@all',
}, async ({ page }) => {
  await registerCustomer(page)
  await page.route(/\/SignOutDialog-.*\.js/, (route) => route.abort())
  await page.addInitScript(() => sessionStorage.setItem('reloaded', String(Date.now())))
  await page.goto('/my-account/orders')
  const logout = page
    .getByRole('navigation', { name: 'Account', exact: true })
    .getByRole('button', { name: 'Logout' })
  await logout.click()
  await expect(page.getByText('Something went wrong, please try again.')).toBeVisible()
  await expect(page.getByText('No orders found.')).toBeVisible()
  await openWithLoadableCode(logout, page.getByRole('dialog', { name: 'Log out?' }))
})

test('an expired session opens the sign-in, and the interrupted action then runs once', async ({
  page,
}) => {
  covers(
    'permissions.customer.cancel',
    'session.expired.popup',
    'session.expired.resume',
    'errors.cancel-order.success',
    'errors.unauthenticated',
    'orders.cancel.reload',
  )

  const { email } = await registerCustomer(page)
  const order = await placeOrder(page, 'PROMPTPAY')
  await page.goto(`/my-account/view-order/${order.id}`)
  await expect(page.getByText('Pending', { exact: true })).toBeVisible()
  await switchFaults(page, 'auth:expire')
  await cancelOrder(page)
  const popup = page.getByRole('dialog', { name: 'Sign in' })
  await expect(popup).toBeVisible()
  await expect(
    page.getByText("It looks like you're not signed in. Please sign in to continue."),
  ).toBeVisible()
  await expectAccessible(page)
  await switchFaults(page, '')
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.postData()?.includes('CancelOrder')) sent.push(request.url())
  })
  await fillSignIn(page, email, password)
  await expect(page.getByText('Order canceled successfully')).toBeVisible()
  await expect(page.getByText('Cancelled', { exact: true }).first()).toBeVisible()
  expect(sent).toHaveLength(1)
  await page.reload()
  await expect(page.getByText('Cancelled', { exact: true }).first()).toBeVisible()
  expect(sent).toHaveLength(1)
})

test('several rejected requests open one sign-in, and each then finishes with its own message', {
  tag: '@all',
}, async ({ page }) => {
  covers('frame.header.cart', 'frame.overlay.single', 'session.expired.single-popup')

  const { email } = await registerCustomer(page)
  await fillCart(page, 2)
  await page.goto('/shop')
  const signInMessage = page.getByText(
    "It looks like you're not signed in. Please sign in to continue.",
  )
  await page.getByRole('button', { name: 'Shopping Bag, 2' }).click()
  const bag = page.getByRole('dialog', { name: 'Shopping Bag' })
  await expect(bag.getByRole('textbox', { name: 'Coupon code' })).toBeVisible()
  await switchFaults(page, 'cart.update:401,cart.coupon:401')
  const rejected = ['UpdateCartItem', 'ApplyCoupon'].map((name) =>
    page.waitForResponse((response) => response.request().postData()?.includes(name) ?? false),
  )
  // The sign-in would close the bag before the coupon is typed.
  const release = await hold(page, 'UpdateCartItem')
  await bag.getByRole('button', { name: 'Decrease quantity' }).click()
  await bag.getByRole('textbox', { name: 'Coupon code' }).fill('WELCOME10')
  await bag.getByRole('textbox', { name: 'Coupon code' }).press('Enter')
  release()
  await Promise.all(rejected)
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible()
  await expect(bag).toBeHidden()
  await expect(signInMessage).toHaveCount(1)
  await switchFaults(page, '')
  await fillSignIn(page, email, password)
  await expect(page.getByText('Item updated successfully')).toBeVisible()
  await expect(page.getByText('Coupon applied')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Shopping Bag, 1' })).toBeVisible()
})

test('a guest’s bag is merged with the customer’s at the sign-in, with a message', async ({
  page,
}) => {
  covers('cart.identity.merge', 'cart.identity.merge-message')

  const { email } = await registerCustomer(page)
  await fillCart(page)
  await signOutBehindThePage(page)
  await fillCart(page)
  await page.goto('/my-account')
  await expect(page.getByRole('button', { name: 'Shopping Bag, 1' })).toBeVisible()
  await fillSignIn(page, email, password)
  await expect(
    page.getByText('The items you chose before signing in are now in your bag.'),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Shopping Bag, 2' })).toBeVisible()
  // Or it would appear with each reload.
  expect(await page.evaluate(() => sessionStorage.getItem('reload-message'))).toBeNull()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Shopping Bag, 2' })).toBeVisible()
  await expect(page.getByText('The items you chose before signing in')).toBeHidden()
})

test('a tab shows private data only while the customer is signed in, also in another tab', async ({
  page,
  context,
}) => {
  covers('session.tabs')

  const { email } = await registerCustomer(page)
  const order = await placeOrder(page, 'BANK_TRANSFER')
  await page.goto('/my-account/orders')
  const row = page.getByRole('link', { name: `Order ${order.id}` })
  await expect(row).toBeVisible()
  const other = await context.newPage()
  await other.goto('/my-account/edit-account')
  const menu = other.getByRole('navigation', { name: 'Account', exact: true })
  await menu.getByRole('button', { name: 'Logout' }).click()
  await other.getByRole('dialog').getByRole('button', { name: 'Logout' }).click()
  await expect(other).toHaveURL(/:\d+\/$/)
  await expect(unauthorized(page)).toBeVisible()
  await expect(row).toBeHidden()
  await other.goto('/my-account')
  await fillSignIn(other, email, password)
  await expect(row).toBeVisible()
})

test('a page reloads and shows nothing of a customer when another one has signed in', async ({
  page,
}) => {
  covers('session.tabs.other-customer')

  await registerCustomer(page)
  const order = await placeOrder(page, 'BANK_TRANSFER')
  await page.goto('/my-account/orders')
  await expect(page.getByRole('link', { name: `Order ${order.id}` })).toBeVisible()
  await signOutBehindThePage(page)
  const { displayName } = await registerCustomer(page)
  const reloaded = page.waitForEvent('domcontentloaded')
  await returnToWindow(page)
  await reloaded
  await expect(page.getByText('No orders found.')).toBeVisible()
  await expect(page.getByText(order.id)).toHaveCount(0)
  await page.getByRole('link', { name: 'Personal Information' }).click()
  const name = page.getByRole('textbox', { name: 'Last name' })
  await expect(name).toHaveValue(displayName.split(' ')[1] ?? '')
})

test('no private data appears when a response arrives after the sign-out', async ({ page }) => {
  covers('session.sign-out.in-flight')

  await registerCustomer(page)
  const order = await placeOrder(page, 'BANK_TRANSFER')
  await page.goto('/my-account/edit-account')
  const menu = page.getByRole('navigation', { name: 'Account', exact: true })
  await expect(menu).toBeVisible()
  await switchFaults(page, 'orders.list:slow3s')
  await menu.getByRole('link', { name: 'Order History' }).click()
  await expect(page).toHaveURL(/orders$/)
  await menu.getByRole('button', { name: 'Logout' }).click()
  await page
    .getByRole('dialog', { name: 'Log out?' })
    .getByRole('button', { name: 'Logout' })
    .click()
  await expect(page).toHaveURL(/:\d+\/$/)
  await page.goBack()
  await expect(unauthorized(page)).toBeVisible()
  await expect(page.getByText(order.name)).toBeHidden()
})

test('a customer stays signed in when the server does not respond', async ({ page }) => {
  covers('session.state.focus', 'session.state.network-failure')

  await registerCustomer(page)
  await page.goto('/my-account/orders')
  await expect(page.getByText('No orders found.')).toBeVisible()
  await switchFaults(page, 'profile:503')
  const signInMessage = page.waitForResponse((response) => response.url().includes('Viewer'))
  await returnToWindow(page)
  await signInMessage
  await expect(page.getByText('No orders found.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('We can’t load your account right now')).toBeVisible()
  await expect(unauthorized(page)).toBeHidden()
  await switchFaults(page, '')
  await returnToWindow(page)
  await expect(page.getByText('No orders found.')).toBeVisible()
})

test('a page in the back/forward cache holds no private data, and reads the session again when restored', async ({
  page,
}) => {
  covers('session.private.back-forward-cache', 'session.state.back-forward-cache')

  await registerCustomer(page)
  const order = await placeOrder(page, 'BANK_TRANSFER')
  await page.goto('/my-account/orders')
  const row = page.getByRole('link', { name: `Order ${order.id}` })
  await expect(row).toBeVisible()
  const leave = () =>
    page.evaluate(() => {
      window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    })
  const restore = () =>
    page.evaluate(() => {
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    })
  await leave()
  await expect(row).toBeHidden()
  await restore()
  await expect(row).toBeVisible()
  await leave()
  await expect(row).toBeHidden()
  await signOutBehindThePage(page)
  await restore()
  await expect(unauthorized(page)).toBeVisible()
})

async function cancelOrder(page: Page) {
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Cancel this order?' })
  await question.getByRole('button', { name: 'Cancel order' }).click()
}

test('the unauthorized screen offers a sign-in that leads to the page of a mailed link', async ({
  page,
}) => {
  covers('permissions.visitor.unauthorized-sign-in')

  const { email } = await registerCustomer(page)
  const order = await placeOrder(page, 'BANK_TRANSFER')
  await signOutBehindThePage(page)
  await page.goto(`/my-account/view-order/${order.id}?from=email`)
  await expect(unauthorized(page)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await fillSignIn(page, email, password)
  await expect(page.getByRole('main')).toContainText(order.id)
  await expect(page).toHaveURL(`/my-account/view-order/${order.id}?from=email`)
  await expect(unauthorized(page)).toBeHidden()
})
