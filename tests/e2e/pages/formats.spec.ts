import { expect } from '@playwright/test'
import { covers } from '#tests/support/clauses/coversInBrowser.ts'
import { test } from '../../support/pages/browserTest.ts'
import { expectAccessible, pick } from '../../support/pages/storefront.ts'

test('a window narrower than 768 px has the mobile layout', { tag: '@desktop' }, async ({
  page,
}) => {
  covers('formats.breakpoint.mobile')
  await page.goto('/shop')
  const menu = page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true })
  const primary = page.getByRole('navigation', { name: 'Primary' })
  const densities = page.getByRole('radio', { name: / columns$/ })
  for (const [width, isNarrow] of [
    [767, true],
    [768, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await expect(menu).toBeVisible({ visible: isNarrow })
    await expect(primary).toBeVisible({ visible: !isNarrow })
    await expect(densities).toHaveCount(isNarrow ? 0 : 2)
  }
})

test('a shopper switches languages with filters and bag kept, and orders without reading English', {
  tag: '@both',
}, async ({ page, browser }) => {
  covers(
    'checkout.area.language',
    'formats.language',
    'frame.language.remembered',
    'frame.language.suggestion',
    'frame.language.switch',
    'routes.language.copy',
    'routes.language.links',
  )

  test.slow()
  await page.goto('/shop?colors=ink')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.getByRole('contentinfo').getByRole('link', { name: 'ไทย' }).click()
  await expect(page).toHaveURL(/\/th\/shop\?colors=ink$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'th')
  await page.getByRole('button', { name: 'ค้นหา' }).click()
  await page.getByRole('combobox', { name: 'ค้นหาในร้าน' }).fill('สลิปเดรส')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/th\/shop\?s=/)
  await page.goto('/th/product/silk-slip-dress')
  await expectAccessible(page)
  await pick(page, 'S')
  await page.getByRole('button', { name: 'เพิ่มลงถุง' }).click()
  const bag = page.getByRole('dialog', { name: 'ถุงของคุณ' })
  await bag.getByRole('button', { name: 'ปิด', exact: true }).click()
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(/[^h]\/product\/silk-slip-dress/)
  await page.getByRole('button', { name: 'Shopping Bag, 1' }).click()
  const english = page.getByRole('dialog', { name: 'Shopping Bag' })
  await expect(english.getByRole('listitem').first()).toContainText('Silk slip dress')
  await english.getByRole('button', { name: 'Close', exact: true }).click()
  await page.getByRole('contentinfo').getByRole('link', { name: 'ไทย' }).click()
  const chosen = { name: 'language', value: 'th' }
  expect(await page.context().cookies()).toContainEqual(expect.objectContaining(chosen))
  await page.getByRole('button', { name: /^ถุง 1 ชิ้น/ }).click()
  await bag.getByRole('link', { name: 'ชำระเงิน' }).click()
  await expect(page).toHaveURL(/\/th\/checkout$/)
  await page.getByRole('button', { name: 'ไปที่การจัดส่ง' }).click()
  await expect(page.getByText('กรุณากรอกอีเมล')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('combobox', { name: 'แขวง/ตำบล' }).fill('คลองตันเหนือ')
  await page.getByRole('option', { name: /เขตวัฒนา/ }).click()
  await expect(page.getByRole('combobox', { name: 'แขวง/ตำบล' })).toHaveValue('คลองตันเหนือ')
  for (const [name, text] of Object.entries({
    อีเมล: 'ploy@example.com',
    ชื่อ: 'พลอย',
    นามสกุล: 'แซ่ตั้ง',
    เบอร์โทรศัพท์: '081 234 5678',
    ที่อยู่: '99/1 ถนนสุขุมวิท 39',
  }))
    await page.getByRole('textbox', { name, exact: true }).fill(text)
  await page.getByRole('button', { name: 'ไปที่การจัดส่ง' }).click()
  await page.getByRole('radio', { name: /ส่งด่วน/ }).check()
  await page.getByRole('button', { name: 'ไปที่การชำระเงิน' }).click()
  await page.getByRole('radio', { name: /โอนผ่านธนาคาร/ }).check()
  await page.getByRole('button', { name: 'ไปที่การตรวจสอบ' }).click()
  await expect(page.getByRole('form', { name: 'ตรวจสอบ' })).toContainText('เขตวัฒนา กรุงเทพมหานคร')
  await page.getByRole('button', { name: /^สั่งซื้อ · ฿/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ขอบคุณ คุณพลอย')
  await expect(page.getByRole('list', { name: 'บัญชีธนาคาร' })).toContainText('ธนาคารกสิกรไทย')
  await expect(page.getByRole('link', { name: 'แจ้งชำระเงิน' })).toHaveAttribute('href', /^\/th\//)
  const thai = await browser.newPage({ locale: 'th-TH' })
  await thai.goto('/')
  await thai.setViewportSize({ width: 390, height: 844 })
  const link = thai.getByRole('banner').getByRole('link', { name: 'ไทย' })
  await expect(link).toBeHidden()
  await thai.mouse.wheel(0, 100)
  await expect(link).toBeVisible()
  await expect(thai).toHaveURL(/[^h]\/$/)
  const foreign = await browser.newPage({ locale: 'en-GB' })
  await foreign.setViewportSize({ width: 360, height: 800 })
  await foreign.goto('/th')
  await foreign.mouse.wheel(0, 100)
  const header = foreign.getByRole('banner')
  const suggestion = header.getByRole('link', { name: /^English/ })
  await expect(suggestion).toBeVisible()
  const wordmark = await header.locator('a[aria-label]').first().boundingBox()
  const end = (wordmark?.x ?? 0) + (wordmark?.width ?? 360)
  expect((await suggestion.boundingBox())?.x).toBeGreaterThanOrEqual(end)
})
