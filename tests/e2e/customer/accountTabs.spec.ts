import { expect, type Page } from '@playwright/test'
import { covers } from '#tests/support/clauses/coversInBrowser.ts'
import { test } from '../../support/pages/browserTest.ts'
import { password, registerCustomer } from '../../support/pages/customers.ts'
import { record, respondWith } from '../../support/pages/operations.ts'

const form = (page: Page, name: string) => page.getByRole('form', { name })
const signIn = (page: Page) => page.getByRole('dialog', { name: 'Sign in' })
const ended = { message: 'Please sign in', code: 'UNAUTHENTICATED' }

/** Opens a second tab on the account's page and waits until it shows the customer. */
async function openOtherTab(page: Page) {
  const other = await page.context().newPage()
  await other.goto('/my-account/edit-account')
  await expect(form(other, 'Your details')).toBeVisible()
  return other
}

test('saved details are refreshed in other tabs', { tag: ['@deep', '@phone'] }, async ({
  page,
}) => {
  covers('account.details.saved')

  await registerCustomer(page)
  const other = await openOtherTab(page)
  const profiles = await record(other, 'Viewer')
  await page.goto('/my-account/edit-account')
  const name = form(page, 'Your details').getByRole('textbox', { name: 'First name' })
  await name.fill('Malee')
  await name.press('Enter')
  await expect(page.getByText('Your details have been saved.')).toBeVisible()
  await expect.poll(() => profiles.length).toBeGreaterThan(0)
})

test('a deleted account is signed out in other tabs', { tag: '@phone' }, async ({ page }) => {
  covers('account.deletion.sessions')

  await registerCustomer(page)
  const other = await openOtherTab(page)
  await page.goto('/my-account/edit-account')
  const deletion = form(page, 'Delete my account')
  await deletion.getByRole('textbox', { name: 'Current password' }).fill(password)
  await deletion.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page.getByText('Your account has been deleted.')).toBeVisible()
  await expect(
    other.getByRole('heading', { name: 'You are not authorized to access this page' }),
  ).toBeVisible()
})

test('a password that is changed or confirmed after the session has ended opens the sign-in', {
  tag: ['@deep', '@phone'],
}, async ({ page }) => {
  covers('session.expired.popup')

  await registerCustomer(page)
  for (const [operation, name, fields] of [
    ['ChangePassword', 'Change password', ['Current password', 'New password', 'Confirm password']],
    ['DeleteAccount', 'Delete my account', ['Current password']],
  ] as const) {
    await page.goto('/my-account/edit-account')
    const stop = await respondWith(page, operation, ended)
    for (const label of fields)
      await form(page, name).getByRole('textbox', { name: label, exact: true }).fill(password)
    await form(page, name).getByRole('button', { name }).click()
    await expect(signIn(page), operation).toBeVisible()
    await stop()
  }
})
