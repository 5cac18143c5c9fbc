import { expect } from '@playwright/test'
import { test } from '../../support/pages/browserTest.ts'
import { placeOrder, registerCustomer } from '../../support/pages/customers.ts'

test('an account number that cannot be copied says how to copy it', {
  tag: ['@deep', '@phone'],
}, async ({ page }) => {
  await registerCustomer(page)
  const order = await placeOrder(page, 'BANK_TRANSFER')
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('Not allowed'))
  })
  await page.goto(`/my-account/view-order/${order.id}`)
  await page.getByRole('button', { name: 'Copy account number of Kasikornbank' }).click()
  await expect(
    page.getByText('We couldn’t copy it. Please select and copy it yourself.'),
  ).toBeVisible()
})
