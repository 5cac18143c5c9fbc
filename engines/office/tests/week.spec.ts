import { expect } from '@playwright/test'
import { test } from '@vitrine/tests/support/pages/browserTest.ts'
import { placeOrder } from '@vitrine/tests/support/pages/customers.ts'
import { staff } from '@vitrine/tests/support/pages/outbox.ts'
import { cmsUrl, enterAs, expectFits, makeProduct, notice } from './support/officePages.ts'

test('the carrier of a parcel is proposed for the next one', async ({ page }) => {
  const orders: string[] = []
  for (let index = 0; index < 2; index += 1) {
    const { id, total } = await placeOrder(page, 'BANK_TRANSFER')
    await staff().transfer(id, total)
    await staff().act(id, 'pack')
    orders.push(id)
  }
  await enterAs(page, 'staff')
  const proposed: string[] = []
  for (const [index, order] of orders.entries()) {
    await page
      .getByRole('row')
      .filter({ hasText: order })
      .getByRole('button', { name: 'Send' })
      .click()
    const dialog = page.getByRole('dialog')
    proposed.push(await dialog.getByLabel('Carrier').inputValue())
    if (index === 0) await dialog.getByLabel('Carrier').fill('Flash Express')
    await dialog.getByLabel('Tracking number').fill(`TH${order}`)
    await dialog.getByRole('button', { name: 'Record the parcel' }).click()
    await expect(dialog).toBeHidden()
  }
  expect(proposed).toEqual(['', 'Flash Express'])
  for (const order of orders)
    expect((await staff().order(order)).shipments).toMatchObject([{ carrier: 'Flash Express' }])
})

test('a number of pieces is copied to all variations of a product', async ({ page }) => {
  const code = await makeProduct()
  await enterAs(page, 'manager')
  await page.goto(`${cmsUrl()}/admin/#/products/${code}`)
  await page
    .getByLabel(/^Stock of /)
    .first()
    .fill('12')
  await page.getByRole('button', { name: 'Copy the first number to all' }).click()
  await expectFits(page)
  await page.getByRole('button', { name: 'Save the changes' }).click()
  await page.getByRole('dialog').getByLabel('Reason').fill('Delivered')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await notice(page, 'The stock of 4 variations is changed.')
  await expect(page.getByLabel(/^Stock of /).last()).toHaveValue('12')
})

test('the orders of last month are proposed for an export, or the days of the list', async ({
  page,
}) => {
  await page.clock.setFixedTime('2027-01-01T00:30:00+07:00')
  await enterAs(page, 'manager')
  const proposed = async (filters: string) => {
    await page.goto(`${cmsUrl()}/admin/#/orders${filters}`)
    await page.getByRole('button', { name: 'Export' }).click()
    const dialog = page.getByRole('dialog')
    const days = [
      await dialog.getByLabel('First day').inputValue(),
      await dialog.getByLabel('Last day').inputValue(),
    ]
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    return days
  }
  expect(await proposed('')).toEqual(['2026-12-01', '2026-12-31'])
  expect(await proposed('?from=2026-12-24')).toEqual(['2026-12-24', ''])
})
