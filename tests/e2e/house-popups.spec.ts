import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../support/storefront.ts'

test.use({ storageState: { cookies: [], origins: [] } })

const consent = (page: Page) => page.getByRole('region', { name: 'Cookies, if you like' })

const events = (page: Page) => page.evaluate(() => Reflect.get(window, 'dataLayer') ?? [])

test('cookie consent asks without being in the way, and asks no more once it is refused', async ({
  page,
}) => {
  await page.goto('/shop')
  await expect(consent(page).getByRole('button', { name: 'Accept all' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('article').first().getByRole('link').click()
  await expect(page).toHaveURL(/\/product\//)
  await consent(page).getByRole('button', { name: 'Reject all' }).click()
  await expect(consent(page)).toBeHidden()
  await page.reload()
  await expect(page.getByRole('dialog', { name: 'The cool season, wrapped' })).toBeVisible()
  await expect(consent(page)).toBeHidden()
  expect(await events(page)).toEqual([])
})

test('analytics hear of nothing before consent, then of all that has happened', async ({
  page,
}) => {
  await page.goto('/shop')
  await page.getByRole('article').first().getByRole('link').click()
  await expect(page).toHaveURL(/\/product\//)
  await expect(consent(page)).toBeVisible()
  expect(await events(page)).toEqual([])
  await consent(page).getByRole('button', { name: 'Accept all' }).click()
  await expect
    .poll(() => events(page))
    .toEqual([
      { event: 'page_view', path: '/shop' },
      expect.objectContaining({ event: 'page_view', path: expect.stringMatching('/product/') }),
    ])
})

test('preferences are chosen one by one, the necessary ones locked', async ({ page, context }) => {
  await page.goto('/privacy-policy')
  await consent(page).getByRole('button', { name: 'Manage preferences' }).click()
  const preferences = page.getByRole('dialog', { name: 'Cookie preferences' })
  await expect(preferences.getByRole('checkbox', { name: 'Necessary' })).toBeDisabled()
  await expect(preferences.getByRole('checkbox', { name: 'Necessary' })).toBeChecked()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(preferences).toBeHidden()
  await expect(page.getByRole('button', { name: 'Manage preferences' })).toBeFocused()
  await page.keyboard.press('Enter')
  await preferences.getByRole('checkbox', { name: 'Advertising' }).check()
  await preferences.getByRole('button', { name: 'Save preferences' }).click()
  await expect(consent(page)).toBeHidden()
  const cookie = (await context.cookies()).find(({ name }) => name === 'cc_cookie')
  const answer = JSON.parse(decodeURIComponent(cookie?.value ?? ''))
  expect(answer.revision).toBe(1)
  expect(answer.categories.sort()).toEqual(['ads', 'necessary'])
})
