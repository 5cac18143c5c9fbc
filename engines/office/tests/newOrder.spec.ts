import { expect } from '@playwright/test'
import { covers } from '@vitrine/tests/support/clauses/coversInBrowser.ts'
import { test } from '@vitrine/tests/support/pages/browserTest.ts'
import { emailTo } from '@vitrine/tests/support/pages/outbox.ts'
import { expectAccessible } from '@vitrine/tests/support/pages/storefront.ts'
import { cmsUrl, enterAs, expectFits, notice } from './support/officePages.ts'

test('staff place an order for a shopper who calls, who gets an email', async ({ page }) => {
  covers('orders.staff.phone')

  await enterAs(page, 'staff')
  await page.goto(`${cmsUrl()}/admin/#/orders/new`)
  await expect(page.getByText('Add the items first.')).toBeVisible()
  await page.getByRole('combobox', { name: 'Add an item' }).fill('silk slip dress')
  await page
    .getByRole('option', { name: /in stock/, disabled: false })
    .first()
    .click()
  const items = page.getByRole('group', { name: 'Items of the order' })
  await expect(items.getByRole('row')).toHaveCount(2)
  await items.getByLabel(/^Pieces of/).selectOption('2')
  const total = page.locator('.sums dd').last()
  await expect(total).toHaveText(/^฿[\d,]+$/)
  await page.getByLabel('Payment', { exact: true }).selectOption('Bank transfer')
  await page.getByRole('button', { name: 'Place the order' }).click()
  const billing = page.getByRole('group', { name: 'Billing' })
  await expect(billing.getByLabel('First name')).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page, 'back office, new order')
  await expectFits(page)

  const email = `caller-${Date.now()}@example.com`
  for (const [label, value] of Object.entries({
    'First name': 'Ploy',
    'Last name': 'Saetang',
    Address: '99/1 Sukhumvit 39',
    District: 'Watthana',
    Province: 'Bangkok',
    Postcode: '10110',
    Phone: '081 234 5678',
    Email: email,
  }))
    await billing.getByLabel(label, { exact: true }).fill(value)
  const sum = await total.innerText()
  await page.getByRole('button', { name: 'Place the order' }).click()
  await notice(page, /^Order \d{10} is placed\. The shopper gets an email\.$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Order \d{10}$/)
  await expect(page.getByText(sum).first()).toBeVisible()
  await emailTo(email, 'Ploy')
})

test('an order without a total is not placed, and the next press requests the total again', async ({
  page,
}) => {
  await enterAs(page, 'staff')
  await page.route('**/staff/quoteOrder', (route) => route.abort())
  await page.goto(`${cmsUrl()}/admin/#/orders/new`)
  const place = page.getByRole('button', { name: 'Place the order' })
  await place.click()
  await expect(page.getByRole('alert')).toContainText('Add the items first.')
  await page.getByRole('combobox', { name: 'Add an item' }).fill('silk slip dress')
  await page
    .getByRole('option', { name: /in stock/, disabled: false })
    .first()
    .click()
  await expect(page.getByText('The CMS cannot be reached.').first()).toBeVisible()
  await page.unrouteAll()
  await place.click()
  await expect(page.getByText('The total is shown now: check it')).toBeVisible()
  await expect(page.locator('.sums dd').last()).toHaveText(/^฿[\d,]+$/)
})
