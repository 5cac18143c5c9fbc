import { expect } from '@playwright/test'
import { covers } from '#tests/support/clauses/coversInBrowser.ts'
import { test } from '../../support/pages/browserTest.ts'
import { cards, openFilters, term } from '../../support/pages/listing.ts'
import { expectAccessible } from '../../support/pages/storefront.ts'

// The models of tests/e2e/machines/ take these flows on pages that are not translated.
test.use({ translated: true })

test('a colour family shows its products in that colour, and a shade narrows it', async ({
  page,
  isMobile,
}) => {
  covers(
    'listing.card.color',
    'listing.card.color-link',
    'listing.filters.families',
    'listing.filters.replace',
    'listing.filters.to-results',
  )

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
  if (isMobile) {
    await filters.getByRole('button', { name: /^Show \d+ products$/ }).click()
    const top = async () => (await page.locator('#product-count').boundingBox())?.y ?? 0
    await expect.poll(top).toBeLessThan(120)
  }
  const card = cards(page).filter({ hasText: 'Salon cowl dress' })
  await expect(card.getByRole('img').first()).toHaveAccessibleName(/in ink/)
  const link = card.getByRole('link')
  await expect(link).toHaveAttribute('href', /\?variation=colour:ink$/)
  await link.click()
  await expect(page).toHaveURL(/\/product\/salon-cowl-dress\?variation=colour:ink$/)
  await expect(page.getByRole('radio', { name: 'Ink' })).toBeChecked()
})

test('filters that are chosen before the first is painted all apply, in order', {
  tag: '@all',
}, async ({ page, isMobile }) => {
  covers('listing.selection.address', 'listing.selection.history')

  await page.goto('/shop')
  const filters = await openFilters(page, isMobile)
  const clothing = filters.getByRole('list', { name: 'Clothing' })
  const sizes = term(clothing, '(XS|S|M|L)')
  await expect(sizes).toHaveCount(4)
  await sizes.evaluateAll(async (inputs) => {
    for (const input of inputs as HTMLInputElement[]) {
      input.click()
      await Promise.resolve()
    }
  })
  await expect(page).toHaveURL(/\?sizes=xs,s,m,l$/)
  if (isMobile) return
  await page.goBack()
  await expect(page).toHaveURL(/\?sizes=xs,s,m$/)
})

test('a chosen sort order is requested before the URL has it', { tag: '@all' }, async ({
  page,
}) => {
  covers('listing.request.press')

  await page.goto('/shop')
  await expect(cards(page).first()).toBeVisible()
  const sort = page.getByLabel('Sort by')
  await expect(async () => {
    // The URL changes after a paint, which is no longer reported.
    await page.evaluate(() => {
      IntersectionObserver.prototype.observe = () => {}
      window.setTimeout = (() => 0) as never
    })
    const requested = page.waitForRequest(/operationName=Listing&.*DATE_DESC/, { timeout: 5000 })
    await sort.selectOption({ label: 'Newest' })
    await requested
  }).toPass()
  await expect(sort).toHaveValue('DATE_DESC')
  await expect(page).toHaveURL(/\/shop$/)
})

test('the drawer of filters clears them', { tag: '@all' }, async ({ page }) => {
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

test('each chip removes its filter or the search text, and Clear all removes everything', async ({
  page,
}) => {
  covers('listing.selection.chips', 'listing.selection.clear-all')

  await page.goto('/shop?s=dress&brands=asv&sizes=m&sort=price')
  const active = page.getByRole('region', { name: 'Active filters' })
  await expect(active.getByRole('button')).toHaveText([/dress/, /asv/, /M/, 'Clear all'])
  await active.getByRole('button', { name: 'Remove “dress”' }).press('Enter')
  await expect(page).toHaveURL(/\/shop\?brands=asv&sizes=m&sort=price$/)
  await active.getByRole('button', { name: 'Remove asv' }).press('Enter')
  await expect(page).toHaveURL(/\/shop\?sizes=m&sort=price$/)
  await page.goBack()
  await page.goBack()
  await expect(active.getByRole('button')).toHaveCount(4)
  await active.getByRole('button', { name: 'Clear all' }).press('Enter')
  await expect(page).toHaveURL(/\/shop$/)
  await expect(active).toBeHidden()
  await expect(page.getByLabel('Sort by')).toHaveValue('DEFAULT')
})

test('the filters of a category do not carry over to another', { tag: '@all' }, async ({
  page,
}) => {
  covers('listing.selection.other-category')

  await page.goto('/product-category/dresses?colors=black')
  const active = page.getByRole('region', { name: 'Active filters' })
  await expect(active.getByRole('button', { name: 'Remove Black' })).toBeVisible()
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'ASAVA', exact: true, includeHidden: true })
    .first()
    .dispatchEvent('click')
  await expect(page).toHaveURL(/\/product-category\/asava$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ASAVA')
  await expect(active).toBeHidden()
})
