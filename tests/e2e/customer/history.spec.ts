import { expect } from '@playwright/test'
import { covers } from '#tests/support/clauses/coversInBrowser.ts'
import { test } from '../../support/pages/browserTest.ts'
import { executeGraphql, placeOrder, registerCustomer } from '../../support/pages/customers.ts'
import { command, staff } from '../../support/pages/outbox.ts'
import { expectAccessible } from '../../support/pages/storefront.ts'

test('a customer finds payments and refunds in the payment history', async ({ page }) => {
  covers('account.payments.list', 'routes.account.payments')

  await registerCustomer(page)
  await page.goto('/my-account/edit-account')
  await page.getByRole('main').getByRole('link', { name: 'Payment History' }).click()
  await expect(page.getByText('No payments yet.')).toBeVisible()
  await expectAccessible(page)
  const order = await placeOrder(page, 'PROMPTPAY')
  await executeGraphql(page.request, 'query ($id: ID!) { promptPay(orderId: $id) { status } }', {
    id: order.id,
  })
  await command('pay', order.id)
  await staff().refund(order.id, 99.5)
  await page.reload()
  const rows = page.getByRole('list', { name: 'Payments' }).getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await expect(rows.filter({ hasText: 'Refund' })).toContainText('−฿99.50')
  await expect(rows.filter({ hasText: 'Payment' })).toContainText('PromptPay')
  await expectAccessible(page)
  await rows
    .first()
    .getByRole('link', { name: `Order ${order.id}` })
    .click()
  await expect(page).toHaveURL(`/my-account/view-order/${order.id}`)
})

test('a customer finds the coupons to use, and a sentence where the CMS does not offer them', {
  tag: '@all',
}, async ({ page }) => {
  covers('account.coupons.available', 'routes.account.coupons')

  await registerCustomer(page)
  await page.goto('/my-account/coupons')
  const coupons = page.getByRole('list', { name: 'Your coupons' }).getByRole('listitem')
  await expect(coupons.filter({ hasText: 'WELCOME10' })).toContainText('10% off your first order')
  await expect(coupons.filter({ hasText: 'FIRST50' })).toHaveCount(0)
  await expectAccessible(page)
  await page.request.get('/?qa=coupons.list:404,payments.list:404')
  for (const part of ['coupons', 'payment-history']) {
    await page.goto(`/my-account/${part}`)
    await expect(page.getByText('Something went wrong, please try again.')).toBeVisible()
  }
})
