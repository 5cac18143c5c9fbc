import { expect, type Locator, type Page } from '@playwright/test'
import { covers } from '#tests/support/clauses/coversInBrowser.ts'
import { test } from '../../support/pages/browserTest.ts'
import { cards, openFilters } from '../../support/pages/listing.ts'
import { expectAccessible, parsePrice } from '../../support/pages/storefront.ts'

/** Opens the price filter and returns its fields. */
async function openPrices(page: Page, isMobile: boolean) {
  const filters = await openFilters(page, isMobile)
  const form = filters.getByRole('form', { name: 'Price' })
  // Before hydration, a press may only open the filter.
  await filters.getByText('Price', { exact: true }).click()
  await expect(form).toBeVisible()
  return {
    filters,
    form,
    minimum: form.getByLabel('Minimum'),
    maximum: form.getByLabel('Maximum'),
    show: filters.getByRole('button', { name: /^Show \d+ products?$/ }),
  }
}

/** Taps on a phone, clicks otherwise. */
const press = (target: Locator, isMobile: boolean) => (isMobile ? target.tap() : target.click())

async function expectPrices(page: Page, lowest: number, highest: number) {
  await expect
    .poll(async () => {
      // Not the inner texts, which the browser leaves out far from the window.
      const prices = (await cards(page).allTextContents()).map(parsePrice)
      return prices.length > 0 && prices.every((price) => price >= lowest && price <= highest)
    })
    .toBe(true)
}

test('a price range narrows the grid, and is in the URL and on a chip that removes it', async ({
  page,
  isMobile,
}) => {
  covers(
    'listing.filters.price',
    'listing.filters.price-address',
    'listing.filters.price-range',
    'listing.filters.price-chip',
  )

  await page.goto('/shop')
  const { form, minimum, maximum, show } = await openPrices(page, isMobile)
  await expect(form.getByText('฿900 to ฿32,900')).toBeVisible()
  await expect(minimum).toHaveAttribute('placeholder', '฿900')
  await press(minimum, isMobile)
  await page.keyboard.type('5,000')
  await page.keyboard.press('Tab')
  await expect(maximum).toBeFocused()
  await expect(page).toHaveURL(/\/shop$/)
  await page.keyboard.type('๙๐๐๐')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/shop\?minPrice=5000&maxPrice=9000$/)
  await expect(minimum).toHaveValue('฿5,000')
  await expect(maximum).toHaveValue('฿9,000')
  await expect(maximum).toBeFocused()
  await expectAccessible(page, 'the price filter')
  if (isMobile) await show.tap()
  const active = page.getByRole('region', { name: 'Active filters' })
  await expect(active.getByRole('button')).toHaveText([/฿5,000–฿9,000/, 'Clear all'])
  await expectPrices(page, 5000, 9000)
  await page.reload({ waitUntil: 'domcontentloaded' })
  await expect(active.getByRole('button', { name: 'Remove ฿5,000–฿9,000' })).toBeVisible()
  await expectPrices(page, 5000, 9000)
  await page.goBack()
  await expect(active).toBeHidden()
  await page.goForward()
  await active.getByRole('button', { name: 'Remove ฿5,000–฿9,000' }).press('Enter')
  await expect(page).toHaveURL(/\/shop$/)
  if (!isMobile) await expect(minimum).toHaveValue('')
  await expect(page.getByText(/^\d+ products$/)).toBeFocused()
})

test('typed prices apply when the fields are left or Apply is pressed, and Clear removes them', {
  tag: '@all',
}, async ({ page, isMobile }) => {
  covers('listing.filters.price-apply')

  await page.goto('/product-category/asava/dresses')
  const { filters, form, minimum, maximum, show } = await openPrices(page, isMobile)
  await maximum.fill('9,900')
  await press(form.getByRole('button', { name: 'Apply' }), isMobile)
  await expect(page).toHaveURL(/\/dresses\?maxPrice=9900$/)
  await expect(maximum).toHaveValue('฿9,900')
  await maximum.fill('9900')
  await press(form.getByRole('button', { name: 'Apply' }), isMobile)
  await expect(maximum).toHaveValue('฿9,900')
  await minimum.fill('3000')
  if (isMobile) await show.tap()
  else await page.getByRole('heading', { level: 1 }).click()
  await expect(page).toHaveURL(/\/dresses\?minPrice=3000&maxPrice=9900$/)
  await expectPrices(page, 3000, 9900)
  if (!isMobile) return
  await openFilters(page, isMobile)
  await expect(minimum).toHaveValue('฿3,000')
  await filters.getByRole('button', { name: 'Clear' }).tap()
  await expect(page).toHaveURL(/\/dresses$/)
  await expect(minimum).toHaveValue('')
})

test('prices that cannot be applied are explained, stay in their fields and leave the grid as it is', {
  tag: '@all',
}, async ({ page, isMobile }) => {
  covers('listing.filters.price-invalid')

  await page.goto('/shop?s=silk&maxPrice=9000')
  const filters = await openFilters(page, isMobile)
  const form = filters.getByRole('form', { name: 'Price' })
  const [minimum, maximum] = [form.getByLabel('Minimum'), form.getByLabel('Maximum')]
  await minimum.fill('cheap')
  await minimum.press('Enter')
  await expect(form.getByRole('alert')).toHaveText('Enter whole baht, such as 1,500.')
  await expect(minimum).toBeFocused()
  await expect(minimum).toHaveAttribute('aria-invalid', 'true')
  await expect(maximum).not.toHaveAttribute('aria-invalid')
  await press(form.getByRole('button', { name: 'Apply' }), isMobile)
  await expect(minimum).toBeFocused()
  await minimum.fill('10000')
  await expect(form.getByRole('alert')).toHaveText('The minimum is above the maximum.')
  await expectAccessible(page, 'rejected prices')
  if (isMobile) {
    await filters.getByRole('button', { name: /^Show \d+ products$/ }).tap()
    await expect(filters).toBeHidden()
    await openFilters(page, isMobile)
  } else {
    await page.getByRole('heading', { level: 1 }).click()
  }
  await expect(minimum).toHaveValue('10000')
  await expect(form.getByRole('alert')).toHaveText('The minimum is above the maximum.')
  await expect(page).toHaveURL(/\/shop\?s=silk&maxPrice=9000$/)
  await minimum.fill('')
  await maximum.fill('')
  await maximum.press('Enter')
  await expect(form.getByRole('alert')).toBeEmpty()
  await expect(page).toHaveURL(/\/shop\?s=silk$/)
  await minimum.fill('cheap')
  await minimum.press('Enter')
  await expect(form.getByRole('alert')).toBeVisible()
  const clear = isMobile
    ? filters.getByRole('button', { name: 'Clear' })
    : page.getByRole('button', { name: 'Clear all' })
  await press(clear, isMobile)
  await expect(page).toHaveURL(/\/shop$/)
  await expect(minimum).toHaveValue('')
})
