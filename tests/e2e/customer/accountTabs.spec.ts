import { expect, type Page } from '@playwright/test'
import { covers } from '#tests/support/clauses/coversInBrowser.ts'
import { test } from '../../support/pages/browserTest.ts'
import { password, registerCustomer } from '../../support/pages/customers.ts'

const form = (page: Page, name: string) => page.getByRole('form', { name })

/** Opens a second tab on the account's page and waits until it shows the customer. */
async function openOtherTab(page: Page) {
  const other = await page.context().newPage()
  await other.goto('/my-account/edit-account')
  await expect(form(other, 'Your details')).toBeVisible()
  return other
}

test('a deleted account is signed out in other tabs', { tag: '@all' }, async ({ page }) => {
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
