import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { covers } from '#tests/support/clauses/coversInBrowser.ts'
import { test } from '../../support/pages/browserTest.ts'
import { password, placeOrder, registerCustomer } from '../../support/pages/customers.ts'
import { hold } from '../../support/pages/operations.ts'
import { expectAccessible } from '../../support/pages/storefront.ts'

test('a customer downloads their data as a file, also after a failure', async ({ page }) => {
  covers('account.data.download')

  const { email } = await registerCustomer(page)
  await page.goto('/my-account/edit-account')
  const button = page.getByRole('button', { name: 'Download my data' })
  await page.request.get('/?qa=profile.data:500')
  await button.click()
  await expect(page.getByText('Your data couldn’t be downloaded. Please try again.')).toBeVisible()
  await expect(button).not.toHaveAttribute('aria-busy')
  await page.request.get('/?qa=')
  const release = await hold(page, 'PersonalData')
  await button.click()
  await expect(button).toHaveAttribute('aria-busy', 'true')
  const downloaded = page.waitForEvent('download')
  release()
  const download = await downloaded
  await expect(button).not.toHaveAttribute('aria-busy')
  expect(download.suggestedFilename()).toBe('vitrine-my-data.json')
  const file = JSON.parse(await readFile(await download.path(), 'utf8'))
  expect(file.account).toMatchObject({ email, firstName: 'Ploy' })
})

test('a customer deletes the account with the password, once no order is in progress', async ({
  page,
}) => {
  covers('account.deletion.in-progress', 'account.deletion.password')

  await registerCustomer(page)
  const order = await placeOrder(page, 'BANK_TRANSFER')
  await page.goto('/my-account/edit-account')
  const form = page.getByRole('form', { name: 'Delete my account' })
  const input = form.getByRole('textbox', { name: 'Current password' })
  const remove = form.getByRole('button', { name: 'Delete my account' })
  await remove.click()
  await expect(input).toHaveAccessibleDescription('Please enter your current password')
  await input.fill('Wrong-2026')
  await remove.click()
  await expect(input).toHaveAccessibleDescription('This password is incorrect. Please try again.')
  await input.fill(password)
  await remove.click()
  await expect(form.getByRole('alert')).toContainText(
    'You have an order, return or refund in progress.',
  )
  await expect(input).toHaveValue(password)
  await expectAccessible(page)
  await page.request.post('/graphql', {
    headers: { 'apollo-require-preflight': 'true' },
    data: {
      query: 'mutation ($id: ID!) { cancelOrder(input: { orderId: $id }) { message } }',
      variables: { id: order.id },
    },
  })
  await remove.click()
  await expect(page).toHaveURL(/:\d+\/$/)
  await expect(page.getByText('Your account has been deleted.')).toBeVisible()
  await page.goto('/my-account/edit-account')
  await expect(
    page.getByRole('heading', { name: 'You are not authorized to access this page' }),
  ).toBeVisible()
})
