import { expect } from '@playwright/test'
import { covers } from '#tests/support/clauses/coversInBrowser.ts'
import { test } from '../../support/pages/browserTest.ts'
import { cards, openFilters, term } from '../../support/pages/listing.ts'
import { expectAccessible } from '../../support/pages/storefront.ts'

test('a colour family shows its products in that colour, and a shade narrows it', async ({
  page,
  isMobile,
}) => {
  covers('listing.card.color', 'listing.card.color-link', 'listing.filters.replace')

  await page.goto('/product-category/asava/dresses')
  const filters = await openFilters(page, isMobile)
  await filters.getByText('Colour', { exact: true }).click()
  await term(filters, 'Black').check()
  await expect(page).toHaveURL(/\?colors=black$/)
  await expect(term(filters, 'Ink')).toHaveCount(0)
  await filters.getByRole('button', { name: 'Shades of black' }).press('Enter')
  await expect(term(filters, 'Ink')).toBeVisible()
  await expectAccessible(page)
  await term(filters, 'Ink').check()
  await expect(page).toHaveURL(/\?colors=ink$/)
  await expect(term(filters, 'Black')).not.toBeChecked()
  if (isMobile) await filters.getByRole('button', { name: /^Show \d+ products$/ }).click()
  const card = cards(page).filter({ hasText: 'Salon cowl dress' })
  await expect(card.getByRole('img').first()).toHaveAccessibleName(/in ink/)
  const link = card.getByRole('link')
  await expect(link).toHaveAttribute('href', /\?variation=colour:ink$/)
  await link.click()
  await expect(page).toHaveURL(/\/product\/salon-cowl-dress\?variation=colour:ink$/)
  await expect(page.getByRole('radio', { name: 'Ink' })).toBeChecked()
})

test('the drawer of filters clears them @phone', async ({ page }) => {
  covers('listing.filters.clear')

  await page.goto('/shop')
  const filters = await openFilters(page, true)
  await expect(filters.getByRole('button', { name: 'Clear' })).toHaveCount(0)
  const clothing = filters.getByRole('list', { name: 'Clothing' })
  await term(clothing, 'S').check()
  await expect(page).toHaveURL(/\?sizes=s$/)
  await expectAccessible(page)
  await filters.getByRole('button', { name: 'Clear' }).press('Enter')
  await expect(page).toHaveURL(/\/shop$/)
  await expect(term(clothing, 'S')).not.toBeChecked()
  await expect(filters.getByRole('button', { name: /^Show \d+ products$/ })).toBeFocused()
})
