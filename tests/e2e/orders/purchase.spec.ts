import { expect } from '@playwright/test'
import { covers } from '#tests/support/clauses/coversInBrowser.ts'
import { test } from '../../support/pages/browserTest.ts'
import { lines } from '../../support/pages/cartPages.ts'
import { addToBag, expectAccessible, recordProblems } from '../../support/pages/storefront.ts'

// The models of tests/e2e/machines/ take these flows on pages that are not translated.
test.use({ translated: true })

test('a shopper goes from the home page to the shop and a product without console errors', {
  tag: '@both',
}, async ({ page }) => {
  const problems = recordProblems(page)
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: 'See everything new' }).click()
  await expect(page).toHaveURL(/\/shop/)
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('Shop')
  const card = page.getByRole('main').getByRole('article').first()
  const lines = (await card.getByRole('link').innerText()).split('\n')
  await card.getByRole('link').click()
  await expect(page).toHaveURL(/\/product\//)
  await expect(title).toHaveText(lines.at(-1) ?? '')
  expect(problems).toEqual([])
})

test('four columns load 16 products per page, and the choice is stored', {
  tag: '@desktop',
}, async ({ page }) => {
  covers(
    'entities.browser.data',
    'listing.density.default',
    'listing.density.options',
    'listing.density.persist',
    'listing.loading.skeletons',
    'listing.page.size',
  )
  await page.goto('/shop')
  const grid = page.getByRole('main').locator('ul[data-density]').first()
  const columns = () =>
    grid.evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length)
  const densities = page.getByRole('radio', { name: / columns$/ })
  await expect(densities).toHaveCount(2)
  await expect(page.getByRole('radio', { name: 'Three columns' })).toBeChecked()
  await expect(page.getByText('Showing 12 of')).toBeVisible()
  expect(await columns()).toBe(3)
  await page.getByRole('radio', { name: 'Four columns' }).check()
  await expect(page.getByText('Showing 16 of')).toBeVisible()
  expect(await columns()).toBe(4)
  expect(await page.evaluate(() => localStorage.getItem('grid-view'))).toBe('four-col')
  await page.reload()
  await expect(page.getByText('Showing 16 of')).toBeVisible()
  await page.route(/operationName=Listing&/, () => {})
  await page.getByLabel('Sort by').selectOption({ label: 'Newest' })
  await expect(grid.locator('li[aria-hidden="true"]')).toHaveCount(8)
})

test('a shopper selects a size, adds the dress to the bag, changes its quantity and removes it', {
  tag: '@both',
}, async ({ page }) => {
  covers(
    'accessibility.translation.actions',
    'cart.quantity.immediate',
    'cart.remove.at-once',
    'permissions.visitor.cart',
    'formats.language.bag',
  )

  await page.goto('/product/silk-slip-dress')
  const bag = await addToBag(page, 'silk-slip-dress', await firstColour(page), 'M')
  await expect(lines(page)).toHaveText(/Silk slip dress[\s\S]*M/)
  await expectAccessible(page)
  await bag.getByRole('button', { name: 'Increase quantity' }).click()
  await expect(bag.getByRole('textbox', { name: 'Quantity' })).toHaveValue('2')
  await expect(page.getByText('Item updated successfully')).toBeVisible()
  await bag.getByRole('button', { name: 'Remove Silk slip dress' }).click()
  await expect(bag.getByText('Your Shopping Bag is Empty.')).toBeVisible()
})

async function firstColour(page: import('@playwright/test').Page) {
  const colours = page.getByRole('group', { name: /^Colour/ }).getByRole('radio')
  return (await colours.first().getAttribute('aria-label')) ?? ''
}
