import { expect, type Page } from '@playwright/test'
import { executeGraphql, registerCustomer } from '../../pages/customers.ts'
import type { World } from '../browserModel.ts'

/** The operations that change the wishlist. */
export const mutations = ['AddToWishlist', 'RemoveFromWishlist']

/** The popup in which to sign in. */
export const popup = (page: Page) => page.getByRole('dialog', { name: 'Sign in' })

/** The card of the model's product 1 or 2. */
export const card = (page: Page, productId: string) =>
  page
    .getByRole('main')
    .getByRole('article')
    .nth(Number(productId) - 1)

/** The button that saves or removes a product. */
export const wishlistButton = (page: Page, productId: string) =>
  card(page, productId).getByRole('button', { name: /^(Save|Remove) item$/ })

export const eventProductId = (event: object) =>
  'productId' in event ? String(event.productId) : ''

/** Saves or removes a product; the label changes immediately. */
export async function toggle(page: Page, productId: string) {
  const save = card(page, productId).getByRole('button', { name: 'Save item' })
  const other = (await save.isVisible()) ? 'Remove item' : 'Save item'
  await wishlistButton(page, productId).click()
  await expect(wishlistButton(page, productId)).toHaveAccessibleName(other)
}

/** The cards show the server's wishlist, and for the product with a pending change its requested state. */
export async function expectSaved(page: Page, pendingId?: string) {
  const { wishlist } = await executeGraphql<{ wishlist: { nodes: { slug: string }[] } }>(
    page.request,
    '{ wishlist { nodes { slug } } }',
  )
  for (const productId of ['1', '2']) {
    const address =
      (await card(page, productId).getByRole('link').first().getAttribute('href')) ?? ''
    const isSaved = wishlist.nodes.some(({ slug }) => address.startsWith(`/product/${slug}`))
    const name = isSaved === (productId !== pendingId) ? 'Remove item' : 'Save item'
    await expect(wishlistButton(page, productId)).toHaveAccessibleName(name)
  }
}

/** Waits for the pending change and lets it pass. */
export async function passChange({ gate }: World) {
  const waiting = () => mutations.find((name) => gate.countHeld(name) > 0)
  await expect.poll(waiting, 'a change is sent').toBeDefined()
  await gate.pass(waiting() ?? '')
}

/** A customer's page that has read the session. */
export async function openAsCustomer(world: World) {
  await registerCustomer(world.page)
  await world.visit('/shop')
  await world.gate.pass('Viewer')
  await world.gate.pass('WishlistIds')
}

/** A guest saves an item before the page has read the session. */
export async function openAndSave(world: World) {
  await world.visit('/shop')
  await expect.poll(() => world.gate.countHeld('Viewer')).toBe(1)
  await toggle(world.page, '1')
  await world.gate.pass('Viewer')
}
