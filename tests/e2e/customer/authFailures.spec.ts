import { expect, type Locator } from '@playwright/test'
import { covers } from '#tests/support/clauses/coversInBrowser.ts'
import { test } from '../../support/pages/browserTest.ts'
import { password, registerCustomer } from '../../support/pages/customers.ts'
import { respondWith } from '../../support/pages/operations.ts'

const message = 'This account is being moved. Please try again tomorrow.'

/**
 * Sends a form, of which the request fails with a message of the server, then without any response; the form shows the
 * message, then the fallback.
 */
async function expectFailures(form: Locator, button: string, operation: string, fallback: string) {
  const page = form.page()
  const send = () => form.getByRole('button', { name: button, exact: true }).click()
  const stop = await respondWith(page, operation, { message })
  await send()
  await expect(form.getByRole('alert')).toHaveText(message)
  await stop()
  await respondWith(page, operation, 'no response')
  await send()
  await expect(form.getByRole('alert')).toHaveText(fallback)
}

async function fill(form: Locator, values: Record<string, string>) {
  for (const [name, text] of Object.entries(values))
    await form.getByRole('textbox', { name, exact: true }).fill(text)
}

test('a failed sign-in shows the server’s message or its own', { tag: '@phone' }, async ({
  page,
}) => {
  covers('errors.auth.login')

  await page.goto('/my-account')
  const form = page.getByRole('form', { name: 'Sign in' })
  await fill(form, { 'Username or email address': 'ploy@example.com', Password: password })
  await expectFailures(form, 'Sign in', 'Login', 'Failed to forget password')
})

test('a failed registration shows the server’s message or its own', {
  tag: ['@deep', '@phone'],
}, async ({ page }) => {
  covers('errors.auth.register')

  await page.goto('/my-account')
  const form = page.getByRole('form', { name: 'Register' })
  await fill(form, {
    'First name': 'Nok',
    'Last name': 'Saelim',
    'Birth date': '1991-02-03',
    'Phone number': '081 234 5678',
    Email: 'nok@example.com',
    Password: password,
  })
  const fallback = "Couldn't create your account, please try again later."
  await expectFailures(form, 'Register', 'Register', fallback)
})

test('a failed lost-password form shows the server’s message or its own', {
  tag: ['@deep', '@phone'],
}, async ({ page }) => {
  covers('errors.auth.lost-password')

  await page.goto('/my-account/lost-password')
  const form = page.getByRole('form', { name: 'Lost password' })
  await fill(form, { 'Username or email address': 'ploy@example.com' })
  await expectFailures(form, 'Reset password', 'PasswordReset', 'Failed to forget password')
})

test('a failed reset shows the server’s message or its own', { tag: ['@deep', '@phone'] }, async ({
  page,
}) => {
  covers('errors.auth.reset-password')

  await page.goto('/my-account/lost-password?show-reset-form=true&key=k&login=ploy')
  const form = page.getByRole('form', { name: 'Reset password' })
  await fill(form, { 'New password': password, 'Confirm password': password })
  await expectFailures(form, 'Change password', 'ResetPassword', 'Failed to change password')
})

test('a failed logout shows the server’s message or its own, and a later one succeeds', {
  tag: ['@deep', '@phone'],
}, async ({ page }) => {
  covers('errors.logout.failure', 'errors.logout.success')

  await registerCustomer(page)
  await page.goto('/my-account/edit-account')
  const menu = page.getByRole('navigation', { name: 'Account', exact: true })
  const question = page.getByRole('dialog', { name: 'Log out?' })
  const logOut = async () => {
    await menu.getByRole('button', { name: 'Logout' }).click()
    await question.getByRole('button', { name: 'Logout' }).click()
    await expect(question).toBeHidden()
  }
  const stop = await respondWith(page, 'Logout', { message })
  await logOut()
  await expect(page.getByText(message)).toBeVisible()
  await stop()
  const recover = await respondWith(page, 'Logout', 'no response')
  await logOut()
  await expect(page.getByText('Failed to logout')).toBeVisible()
  await expect(menu.getByRole('button', { name: 'Logout' })).toBeVisible()
  await recover()
  // The page stays until the toast is seen.
  await page.route('**/', (route) => route.fulfill({ status: 204 }))
  await logOut()
  await expect(page.getByText('Logged out successfully')).toBeVisible()
})
