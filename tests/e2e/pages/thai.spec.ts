import { expect } from '@playwright/test'
import { covers } from '#tests/support/clauses/coversInBrowser.ts'
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

// A browser in English would suggest English over the bottom of the page.
test.use({ locale: 'th-TH' })

test('a customer signs in in Thai, pays an order by QR code, and signs out', {
  tag: '@both',
}, async ({ page }) => {
  covers('formats.language', 'payment.qr.paid', 'routes.language.links')

  const { email } = await registerCustomer(page)
  const order = await placeOrder(page, 'OMISE_PROMPTPAY')
  await signOutBehindThePage(page)
  await page.goto(`/th/my-account?return=/th/my-account/view-order/${order.id}`)
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
  await expect(page).toHaveURL(new RegExp(`/th/my-account/view-order/${order.id}$`))
  const code = page.getByRole('img', { name: /^คิวอาร์โค้ดพร้อมเพย์ ฿/ })
  await expect(code).toBeVisible()
  await expect(page.getByRole('timer', { name: 'เวลาที่เหลือ' })).toHaveText(/^00:1[45]:\d\d$/)
  await expectAccessible(page)
  expect(Number(readPromptPay(await readQrCode(code)).get('54'))).toBe(order.total)
  await staff('pay', order.id)
  await expect(page.getByText('ได้รับการชำระเงินแล้ว')).toBeVisible({ timeout: 20_000 })
  await expect(code).toBeHidden()
  await page.goto('/th/my-account/orders')
  await expect(page.getByText('กำลังดำเนินการ', { exact: true }).first()).toBeVisible()
  const account = page.getByRole('navigation', { name: 'บัญชี', exact: true })
  await account.getByRole('button', { name: 'ออกจากระบบ' }).click()
  const question = page.getByRole('dialog', { name: 'ออกจากระบบหรือไม่' })
  await question.getByRole('button', { name: 'ออกจากระบบ' }).click()
  await expect(page).toHaveURL(/\/th$/)
})
