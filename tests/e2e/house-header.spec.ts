import { expect, test } from '@playwright/test'
import { expectAccessible } from '../support/storefront.ts'

test('the menu’s drawer opens and closes by Back, and leaves the page where it was', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'Wide pages have the menu in the header')
  await page.goto('/stores')
  await page.goto('/shop')
  const opener = page.getByRole('button', { name: 'Menu', exact: true })
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await opener.click()
  await expect(menu.getByRole('button', { name: 'Sign In' })).toBeVisible()
  await expectAccessible(page)
  await page.goBack()
  await expect(menu).toBeHidden()
  await expect(page).toHaveURL(/\/shop$/)
  await expect(opener).toBeFocused()
  await opener.click()
  await menu.getByRole('link', { name: 'Store Locator' }).click()
  await expect(page).toHaveURL(/\/stores$/)
  await expect(menu).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(/\/shop$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shop')
})

test('the footer subscribes an address, and says what is wrong with one', async ({ page }) => {
  await page.goto('/careers')
  const footer = page.getByRole('contentinfo')
  await footer.scrollIntoViewIfNeeded()
  await footer.getByRole('button', { name: 'Subscribe' }).click()
  await expect(footer.getByText('Please enter your email address')).toBeVisible()
  await footer.getByLabel('Email address').fill('ploy')
  await expect(footer.getByText('Please enter a valid email address')).toBeVisible()
  await footer.getByLabel('Email address').fill('ploy@example.com')
  await footer.getByRole('button', { name: 'Subscribe' }).click()
  await expect(footer.getByText('Subscribed successfully')).toBeVisible()
})
