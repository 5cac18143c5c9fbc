import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import type { StaffRole } from '@vitrine/commerce/staff/people.ts'
import { staff } from '@vitrine/tests/support/pages/outbox.ts'

export const cmsUrl = () => process.env['SHOP_CMS_URL'] ?? ''
export const staffPassword = 'a long password of staff'

/** Opens the back office with a link, which sets the password of its person. */
export async function setPassword(page: Page, link: string) {
  await page.goto(`${cmsUrl()}/admin/${new URL(link).hash}`, { waitUntil: 'load' })
  await page.getByLabel('Password', { exact: true }).fill(staffPassword)
  await page.getByLabel('Repeat the password').fill(staffPassword)
  await page.getByRole('button', { name: 'Set your password' }).click()
  await expect(page.getByRole('heading', { name: 'Work', level: 1 })).toBeVisible()
}

/** Opens the back office as a new person and returns the name to sign in with. */
export async function enterAs(page: Page, role: StaffRole): Promise<string> {
  const login = `${role}-${Date.now()}`
  const { link } = (await staff().run('addMember', { login, name: login, role })) as {
    link: string
  }
  await setPassword(page, link)
  return login
}

/** Makes a hidden product in ivory and ink and two sizes, without stock, and returns its code. */
export async function makeProduct(): Promise<string> {
  const code = `P-${randomUUID().slice(0, 8).toUpperCase()}`
  await staff().run('addProduct', {
    ...{ code, slug: code.toLowerCase(), name: `Piece ${code}`, brand: 'asava' },
    ...{ categories: ['dresses'], description: 'A piece.', composition: '', price: 1999 },
    ...{ colours: ['ivory', 'ink'], sizes: ['S', 'M'] },
  })
  return code
}

/** A page that is wider than its window is cut off on a phone. */
export async function expectFits(page: Page) {
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
  expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0)
}

export async function press(page: Page, name: string) {
  const button = page.getByRole('button', { name, exact: true }).first()
  // A key on a button that is disabled while something is saved is lost.
  await expect(button).toBeEnabled()
  await button.focus()
  await page.keyboard.press('Enter')
}

export const notice = (page: Page, text: string | RegExp) =>
  expect(page.locator('.notices').getByText(text)).toBeVisible()
