import { expect, type Page } from '@playwright/test'
import { executeGraphql } from './customers.ts'
import { parsePrice } from './storefront.ts'

/** A variation of a product, by the slugs of its address. */
export interface CartItem {
  slug: string
  colour: string
  size: string
}

/** Adds one variation to this browser's bag without a page. */
export async function putIntoCart({ request }: Page, { slug, colour, size }: CartItem) {
  const { product } = await executeGraphql<{ product: { id: string } }>(
    request,
    'query ($slug: String!) { product(slug: $slug) { id: databaseId } }',
    { slug },
  )
  const options = [
    { option: 'colour', value: colour },
    { option: 'size', value: size },
  ]
  await executeGraphql(
    request,
    'mutation ($input: AddToCartInput!) { addToCart(input: $input) { userErrors { code message } } }',
    {
      input: { productId: product.id, quantity: 1, options },
    },
  )
}

/** The lines of this browser's bag. */
export async function linesInCart({ request }: Page) {
  const { cart } = await executeGraphql<{
    cart: { items: { key: string; name: string; quantity: number }[] }
  }>(request, '{ cart { items { key name quantity } } }')
  return cart.items
}

export const bag = (page: Page) => page.getByRole('dialog', { name: 'Shopping Bag' })

/** The lines of the open bag, without those that were removed and can be put back, and without what goes with them. */
export const lines = (page: Page) =>
  bag(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('group', { name: /^Quantity of / }) })

/** Opens the bag unless it is open; a click before hydration opens nothing. */
export async function openCart(page: Page) {
  await expect(async () => {
    if (!(await bag(page).isVisible()))
      await page.getByRole('button', { name: /^Shopping Bag/ }).click({ timeout: 1000 })
    await expect(bag(page)).toBeVisible({ timeout: 1000 })
  }).toPass()
}

/** Closes the bag, if it is open. */
export async function closeCart(page: Page) {
  if (await bag(page).isVisible()) await bag(page).getByRole('button', { name: 'Close' }).click()
  await expect(bag(page)).toBeHidden()
}

/** The amount that the bag shows for a term, in baht. */
export async function amount(page: Page, term: string) {
  const row = bag(page)
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${term}$`) })
  return parsePrice(await row.locator('xpath=..').innerText())
}
