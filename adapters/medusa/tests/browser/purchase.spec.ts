import { expect, type Page } from '@playwright/test'
import { picture } from '../../../../tests/support/cms/slip.ts'
import { test } from '../../../../tests/support/pages/browserTest.ts'
import {
  fillCheckout,
  newPerson,
  orderReceived,
  placeOrderButton,
} from '../../../../tests/support/pages/checkoutPages.ts'
import { addToBag, priceOf } from '../../../../tests/support/pages/storefront.ts'
import type { Stack } from '../support/stack.ts'

test("a guest buys a dress by transfer, and staff approve the slip in Medusa's admin", async ({
  page,
  browser,
}) => {
  await addToBag(page, 'silk-slip-dress', 'Champagne', 'S')
  await fillCheckout(page, newPerson())
  const total = priceOf(await placeOrderButton(page).innerText())
  await placeOrderButton(page).click()
  await page.waitForURL(/order-received/)
  const order = await orderReceived(page)
  const confirmation = page.url()
  await expect(page.getByRole('main')).toContainText('Kasikornbank')
  await sendSlip(page, total)

  const admin = await browser.newPage()
  await openOrder(admin, order)
  await admin.getByRole('button', { name: 'Approve' }).click()
  await expect(admin.getByText('Captured').first()).toBeVisible()
  await page.goto(confirmation, { waitUntil: 'domcontentloaded' })
  await page.getByRole('link', { name: 'View your order' }).click()
  await expect(page.getByRole('main')).toContainText('Processing')
})

async function sendSlip(page: Page, total: number) {
  await page.getByRole('link', { name: 'Confirm payment' }).first().click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ploy Saetang')
  await page.getByRole('textbox', { name: 'Phone number' }).fill('+66 81 234 5678')
  await page.getByRole('textbox', { name: 'Transfer Amount' }).fill(String(total))
  await page.getByRole('radio', { name: 'Kasikornbank' }).check()
  await page
    .getByLabel('Transfer slip')
    .setInputFiles({ name: 'slip.jpg', mimeType: 'image/jpeg', buffer: await picture('jpeg') })
  await page.getByRole('button', { name: 'Confirm payment' }).click()
  await expect(page.getByRole('heading', { name: 'Confirm payment submitted' })).toBeVisible()
}

/** Signs in to the admin and opens an order by its number. */
async function openOrder(admin: Page, order: string) {
  const { engine, admin: staff }: Stack = JSON.parse(process.env['MEDUSA_STACK'] ?? '{}')
  await admin.goto(`${engine}/app/login`)
  await admin.getByPlaceholder(/email/i).fill(staff.email)
  await admin.getByPlaceholder(/password/i).fill(staff.password)
  await admin.getByRole('button', { name: /continue/i }).click()
  const row = admin.getByRole('row', { name: new RegExp(`#${order}\\b`) })
  await row.getByRole('link').first().click()
  await expect(admin.getByRole('heading', { name: `Shop order ${order}` })).toBeVisible()
}
