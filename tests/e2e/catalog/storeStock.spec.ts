import { expect, type Page } from '@playwright/test'
import { covers } from '#tests/support/clauses/coversInBrowser.ts'
import { test } from '../../support/pages/browserTest.ts'
import { executeGraphql } from '../../support/pages/customers.ts'
import { record, respondWith } from '../../support/pages/operations.ts'
import { dress } from '../../support/pages/productPage.ts'
import { expectAccessible, pick } from '../../support/pages/storefront.ts'

interface Held {
  slug: string
  stockLeft: number | null
}

/** The stores that have the dress in champagne and this size. */
async function storesOf({ request }: Page, size: string): Promise<Held[]> {
  const { product } = await executeGraphql<{
    product: { variations: { selectedOptions: { value: string }[]; stores: Held[] }[] }
  }>(
    request,
    '{ product(slug: "silk-slip-dress") { variations { selectedOptions { value } stores { slug stockLeft } } } }',
  )
  const terms = `champagne ${size}`
  const variation = product.variations.find(
    ({ selectedOptions }) => selectedOptions.map(({ value }) => value).join(' ') === terms,
  )
  if (!variation?.stores.length) throw new Error(`No store has the dress in ${terms}`)
  return variation.stores
}

const toggle = (page: Page) => page.getByRole('button', { name: /^In stock in \d+ stores?$/ })
const stores = (page: Page) => page.getByRole('listitem').filter({ has: toggle(page) })

test.describe('with the location shared', () => {
  test.use({ geolocation: { latitude: 18.79, longitude: 98.98 }, permissions: ['geolocation'] })

  test('the stores that have the chosen variation are counted, listed by keyboard, and ordered by distance', async ({
    page,
  }) => {
    covers('product.stores.count', 'product.stores.lazy', 'product.stores.list')

    const held = await storesOf(page, 'm')
    const requests = await record(page, 'StoreStock')
    await page.goto(dress)
    await expect(page.getByRole('radio', { name: 'Champagne' })).toBeChecked()
    expect(requests).toHaveLength(0)
    await pick(page, 'M')
    await expect(toggle(page)).toHaveText(
      held.length === 1 ? 'In stock in 1 store' : `In stock in ${held.length} stores`,
    )
    await toggle(page).press('Enter')
    const rows = stores(page).getByRole('listitem')
    await expect(rows).toHaveCount(held.length)
    const few = held.filter(({ stockLeft }) => stockLeft)
    await expect(rows.filter({ hasText: /Only \d left/ })).toHaveCount(few.length)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Find stores near me' }).click()
    await expect(rows.filter({ hasText: /\d km/ })).toHaveCount(held.length)
    const texts = await rows.allInnerTexts()
    const kilometres = texts.map((text) => Number(/(\d+\.\d{2}) km/.exec(text)?.[1]))
    expect(kilometres).toEqual([...kilometres].sort((one, other) => one - other))
    await toggle(page).press('Enter')
    await expect(rows).toHaveCount(0)
  })
})

test('a list of stores that fails to load can be loaded again, and an unknown stock names no store', {
  tag: '@all',
}, async ({ page }) => {
  covers('product.stores.failed')

  const held = await storesOf(page, 'm')
  const recover = await respondWith(page, 'Stores', { message: 'Down', code: 'INTERNAL' })
  await page.goto(`${dress}?variation=colour:champagne,size:m`)
  await toggle(page).click()
  await expect(stores(page).getByRole('alert')).toContainText('Something went wrong')
  await recover()
  await stores(page).getByRole('button', { name: 'Try again' }).click()
  await expect(stores(page).getByRole('listitem')).toHaveCount(held.length)

  await respondWith(page, 'StoreStock', { message: 'Down', code: 'INTERNAL' })
  await page.reload()
  await expect(page.getByRole('link', { name: 'Free pick-up in 8 stores' })).toBeVisible()
  await expect(toggle(page)).toHaveCount(0)
})
