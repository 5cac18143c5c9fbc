import { expect, type Page } from '@playwright/test'
import { covers } from '@vitrine/tests/support/clauses/coversInBrowser.ts'
import { test } from '@vitrine/tests/support/pages/browserTest.ts'
import { expectAccessible } from '@vitrine/tests/support/pages/storefront.ts'
import { Secret, TOTP } from 'otpauth'
import { cmsUrl, enterAs, expectFits, staffPassword } from './support/officePages.ts'

/** The code that the app shows, or will show after a number of steps of 30 s. */
const codeOf = (secret: string, steps = 0) =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + steps * 30_000 })

async function signOut(page: Page) {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
}

async function sendPassword(page: Page, login: string) {
  await page.getByLabel('Name').fill(login)
  await page.getByLabel('Password').fill(staffPassword)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

const code = (page: Page) => page.getByLabel('Code of your app, or a recovery code')

async function sendCode(page: Page, text: string) {
  await code(page).fill(text)
  await page.keyboard.press('Enter')
}

const expectWork = (page: Page) =>
  expect(page.getByRole('heading', { name: 'Work', level: 1 })).toBeVisible()

test('a member turns the second factor on, and signs in with a code of the app or a recovery code, each once', async ({
  page,
}) => {
  covers('security.staff.second-factor')

  const login = await enterAs(page, 'staff')
  await page.goto(`${cmsUrl()}/admin/#/account`)
  await page.getByRole('button', { name: 'Turn on' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('img', { name: /^QR code/ })).toBeVisible()
  const secret = (await dialog.getByRole('code').innerText()).replaceAll(' ', '')
  await dialog.getByLabel('Your password').fill(staffPassword)
  await dialog.getByLabel('Code of the app').fill('000000')
  await expectAccessible(page, 'back office, second factor')
  await expectFits(page)
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Code of the app')).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel('Code of the app').fill(codeOf(secret))
  await page.keyboard.press('Enter')
  const shown = page.getByRole('status').filter({ hasText: 'Keep these recovery codes' })
  await expect(shown.getByRole('listitem')).toHaveCount(10)
  const recovery = await shown.getByRole('listitem').allInnerTexts()
  await expect(page.getByRole('button', { name: 'Turn off' })).toBeVisible()
  await expectFits(page)

  await signOut(page)
  await sendPassword(page, login)
  await expect(code(page)).toBeFocused()
  await sendCode(page, '000000')
  await expect(code(page)).toHaveAttribute('aria-invalid', 'true')
  const used = codeOf(secret, 1)
  await sendCode(page, used)
  await expectWork(page)

  await signOut(page)
  await sendPassword(page, login)
  await sendCode(page, used)
  await expect(code(page)).toHaveAttribute('aria-invalid', 'true')
  await sendCode(page, recovery[0] ?? '')
  await expectWork(page)

  await page.goto(`${cmsUrl()}/admin/#/account`)
  await page.getByRole('button', { name: 'Turn off' }).click()
  await dialog.getByLabel('Code of the app, or a recovery code').fill(recovery[1] ?? '')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Turn on' })).toBeVisible()
  await signOut(page)
  await sendPassword(page, login)
  await expectWork(page)
})
