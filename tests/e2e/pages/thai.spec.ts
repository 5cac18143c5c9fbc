import { expect } from '@playwright/test'
import { withImages } from '#tests/support/browser/launchOptions.ts'
import { covers } from '#tests/support/clauses/coversInBrowser.ts'
import { test } from '../../support/pages/browserTest.ts'
import {
  fillCart,
  password,
  placeOrder,
  registerCustomer,
  signOutBehindThePage,
} from '../../support/pages/customers.ts'
import { command } from '../../support/pages/outbox.ts'
import { readPromptPay, readQrCode } from '../../support/pages/promptPay.ts'
import { expectAccessible } from '../../support/pages/storefront.ts'

test.use({ launchOptions: withImages })

// A browser in English would suggest English over the bottom of the page.
test.use({ locale: 'th-TH' })

test('a customer signs in in Thai, pays an order by QR code, and signs out', {
  tag: '@both',
}, async ({ page }) => {
  covers('formats.language', 'payment.qr.paid', 'routes.language.links')

  const { email } = await registerCustomer(page)
  const order = await placeOrder(page, 'PROMPTPAY')
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
  await command('pay', order.id)
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

test('an address that is chosen in Thai is shown in Thai, and in English on pages in English', {
  tag: '@all',
}, async ({ page }) => {
  covers('calls.language.areas', 'checkout.area.language')

  test.slow()
  await registerCustomer(page)
  await fillCart(page)
  await page.goto('/th/checkout')
  const subdistrict = page.getByRole('combobox', { name: 'แขวง/ตำบล' })
  await subdistrict.fill('khlong tan nuea')
  await page.getByRole('option', { name: 'แขวงคลองตันเหนือ เขตวัฒนา กรุงเทพมหานคร 10110' }).click()
  await expect(subdistrict).toHaveValue('คลองตันเหนือ')
  await expect(page.getByRole('textbox', { name: 'เขต/อำเภอ', exact: true })).toHaveValue('วัฒนา')
  await expect(page.getByRole('combobox', { name: 'จังหวัด' })).toHaveValue('กรุงเทพมหานคร')
  await page.getByRole('textbox', { name: 'ที่อยู่', exact: true }).fill('99/1 ถนนสุขุมวิท 39')
  // The other language, with what was entered.
  await page.goto('/checkout')
  await expect(page.getByRole('combobox', { name: 'Sub-district' })).toHaveValue('Khlong Tan Nuea')
  await expect(page.getByRole('combobox', { name: 'Province' })).toHaveValue('Bangkok')
  await page.goto('/th/checkout')
  await expect(subdistrict).toHaveValue('คลองตันเหนือ')
  await page.getByRole('button', { name: 'ไปที่การจัดส่ง' }).click()
  await page.getByRole('radio', { name: /ส่งด่วน/ }).check()
  await page.getByRole('button', { name: 'ไปที่การชำระเงิน' }).click()
  await page.getByRole('radio', { name: /โอนผ่านธนาคาร/ }).check()
  await page.getByRole('button', { name: 'ไปที่การตรวจสอบ' }).click()
  const review = page.getByRole('form', { name: 'ตรวจสอบ' })
  await expect(review).toContainText('แขวงคลองตันเหนือเขตวัฒนา กรุงเทพมหานคร 10110')
  await page.getByRole('button', { name: /^สั่งซื้อ · ฿/ }).click()
  await expect(page).toHaveURL(/\/th\/.*order-received\/\d+/)
  const id = /order-received\/(\d+)/.exec(page.url())?.[1]
  await page.goto(`/th/my-account/view-order/${id}`)
  const shipping = page.getByRole('region', { name: 'ที่อยู่จัดส่ง' })
  await expect(shipping).toContainText('แขวงคลองตันเหนือ เขตวัฒนากรุงเทพมหานคร 10110')
  await page.goto('/th/my-account/edit-address')
  const saved = (name: string) => page.getByRole('list', { name }).getByRole('listitem')
  await expect(saved('ที่อยู่ที่บันทึกไว้')).toContainText('เขตวัฒนา กรุงเทพมหานคร 10110')
  await page.goto('/my-account/edit-address')
  const english = 'Khlong Tan Nuea, Watthana, Bangkok 10110'
  await expect(saved('Saved addresses')).toContainText(english)
  await page.goto(`/my-account/view-order/${id}`)
  await expect(page.getByRole('region', { name: 'Shipping address' })).toContainText(
    'Khlong Tan Nuea, WatthanaBangkok 10110',
  )
})
