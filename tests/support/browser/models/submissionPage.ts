import { expect, type Page } from '@playwright/test'
import { slipImage } from '../../cms/slip.ts'
import { placeOrder, registerCustomer } from '../../pages/customers.ts'

/** The operation that sends the form. */
export const upload = 'ConfirmPayment'

/** A field of the form. */
export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

/** The preview of the slip. */
export const slip = (page: Page) => page.getByRole('img', { name: 'Your transfer slip' })

/** Opens the form for a customer's order that is to be paid by transfer, and fills it in. */
export async function openSlip(page: Page, visit: (path: string) => Promise<unknown>) {
  const { displayName } = await registerCustomer(page)
  const order = await placeOrder(page, 'BACS')
  await visit(`/confirm-payment?wcp_order_id=${order.id}`)
  await expect(field(page, 'Name')).toHaveValue(displayName)
  await field(page, 'Transfer Amount').fill(String(order.total))
  await page.getByRole('radio', { name: 'Siam Commercial Bank' }).check()
  await page.getByLabel('Transfer slip').setInputFiles({
    name: 'slip.jpg',
    mimeType: 'image/jpeg',
    buffer: await slipImage('jpeg'),
  })
  await expect(slip(page)).toBeVisible()
}
