import { expect } from '@playwright/test'
import { covers } from '#tests/support/clauses/coversInBrowser.ts'
import { slipImage } from '../../support/cms/slip.ts'
import { test } from '../../support/pages/browserTest.ts'
import {
  password,
  placeOrder,
  registerCustomer,
  signOutBehindThePage,
} from '../../support/pages/customers.ts'
import { staff } from '../../support/pages/outbox.ts'
import { readPromptPay, readQrCode } from '../../support/pages/promptPay.ts'
import { expectAccessible } from '../../support/pages/storefront.ts'

test('a customer signs in and out in Thai, with the errors of the form and of the server in Thai', {
  tag: '@both',
}, async ({ page }) => {
  covers('formats.language', 'routes.language.links')

  const { email } = await registerCustomer(page)
  await signOutBehindThePage(page)
  await page.goto('/th/my-account?return=/th/my-account/orders')
  const form = page.getByRole('form', { name: 'เข้าสู่ระบบ' })
  const username = form.getByRole('textbox', { name: 'ชื่อผู้ใช้หรืออีเมล' })
  const secret = form.getByRole('textbox', { name: 'รหัสผ่าน' })
  await form.getByRole('button', { name: 'เข้าสู่ระบบ' }).press('Enter')
  await expect(username).toHaveAccessibleDescription('กรุณากรอกชื่อผู้ใช้หรืออีเมล')
  await expect(secret).toHaveAccessibleDescription('กรุณากรอกรหัสผ่าน')
  await expectAccessible(page)
  await username.fill(email)
  await secret.fill('Wrong-password-1')
  await secret.press('Enter')
  await expect(form.getByRole('alert')).toHaveText('ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง')
  await secret.fill(password)
  await secret.press('Enter')
  await expect(page).toHaveURL(/\/th\/my-account\/orders$/)
  await expect(page.getByText('ไม่มีคำสั่งซื้อ')).toBeVisible()
  await expectAccessible(page)
  await page
    .getByRole('navigation', { name: 'บัญชี', exact: true })
    .getByRole('button', { name: 'ออกจากระบบ' })
    .click()
  await page
    .getByRole('dialog', { name: 'ออกจากระบบหรือไม่' })
    .getByRole('button', { name: 'ออกจากระบบ' })
    .click()
  await expect(page).toHaveURL(/\/th$/)
})

test('an order is paid by QR code in Thai', { tag: '@both' }, async ({ page }) => {
  covers('payment.qr.paid', 'payment.qr.shown')

  await registerCustomer(page)
  const order = await placeOrder(page, 'OMISE_PROMPTPAY')
  await page.goto(`/th/my-account/view-order/${order.id}`)
  const code = page.getByRole('img', { name: /^คิวอาร์โค้ดพร้อมเพย์ ฿/ })
  await expect(code).toBeVisible()
  await expect(page.getByRole('timer', { name: 'เวลาที่เหลือ' })).toHaveText(/^00:1[45]:\d\d$/)
  await expect(page.getByText(/^โค้ดนี้ใช้ได้ถึง \d\d\.\d\d น\. \(เวลากรุงเทพฯ\)/)).toBeVisible()
  await expectAccessible(page)
  expect(Number(readPromptPay(await readQrCode(code)).get('54'))).toBe(order.total)
  await staff('pay', order.id)
  await expect(page.getByText('ได้รับการชำระเงินแล้ว')).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText('กำลังดำเนินการ', { exact: true })).toBeVisible()
  await expect(code).toBeHidden()
})

test('a transfer names the banks in Thai, and the slip is accepted by that name', {
  tag: '@both',
}, async ({ page }) => {
  covers('formats.language')

  await registerCustomer(page)
  const order = await placeOrder(page, 'BACS')
  await page.goto(`/th/my-account/view-order/${order.id}`)
  const accounts = page.getByRole('list', { name: 'บัญชีธนาคาร' }).getByRole('listitem')
  await expect(accounts.first()).toContainText('ธนาคารกสิกรไทย')
  await page.getByRole('main').getByRole('link', { name: 'แจ้งชำระเงิน' }).click()
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  await field('ชื่อ').fill('พลอย แซ่ตั้ง')
  await field('เบอร์โทรศัพท์').fill('081 234 5678')
  await field('ยอดโอน').fill(String(order.total))
  await page.getByRole('radio', { name: 'ธนาคารไทยพาณิชย์' }).check()
  await page.getByLabel('สลิปโอนเงิน').setInputFiles({
    name: 'slip.jpg',
    mimeType: 'image/jpeg',
    buffer: await slipImage('jpeg'),
  })
  await expectAccessible(page)
  await page.getByRole('button', { name: 'แจ้งชำระเงิน' }).click()
  await expect(page.getByText('เราจะตรวจสอบการชำระเงิน')).toBeVisible()
})
