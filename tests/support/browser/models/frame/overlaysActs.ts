import { expect, type Page } from '@playwright/test'
import type { Act, World } from '../../browserModel.ts'
import { overlay } from './overlaysPage.ts'

/** The product of the quick view and the options. */
export const product = 'silk-slip-dress'

const inHeader = (page: Page, name: string | RegExp) =>
  page.getByRole('banner').getByRole('button', { name })
const inMain = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true })

/** Opens the page of each start. */
export const overlayStarts: Record<string, (world: World) => Promise<void>> = {
  'the wishlist': ({ visit }) => visit('/wishlist'),
  'a product': ({ visit }) => visit(`/product/${product}`),
  'the shop': ({ visit }) => visit('/shop?s=silk+slip+dress'),
}

/** Opens an overlay within another, such as a guide in the quick view. */
const openIn = (page: Page, state: string, name: string) =>
  overlay(page, state).getByRole('button', { name, exact: true }).click()

const resizeTo =
  (width: number): Act =>
  ({ page }) =>
    page.setViewportSize({ width, height: 844 })

/** Causes each event of the overlays machine. */
export const overlayActs: Record<string, Act> = {
  'bag.opened': ({ page }) => inHeader(page, /^Shopping Bag/).click(),
  'search.opened': ({ page }) => inHeader(page, 'Search').click(),
  'menu.opened': ({ page }) => inHeader(page, /^Menu$/).click(),
  'filters.opened': ({ page }) => inMain(page, 'Filters').click(),
  'signIn.opened': ({ page }, _, { value }) =>
    value === 'menu' ? openIn(page, 'menu', 'Sign In') : inMain(page, 'Sign in').click(),
  'consent.opened': ({ page }) =>
    page.getByRole('contentinfo').getByRole('button', { name: 'Cookie preferences' }).click(),
  'quickView.opened': ({ page }) => inMain(page, 'Quick view of Silk slip dress').press('Enter'),
  'sizeGuide.opened': ({ page }, _, { value }) =>
    value === 'none'
      ? inMain(page, 'Size guide').click()
      : openIn(page, String(value), 'Size guide'),
  'options.opened': ({ page }) => inMain(page, 'Choose size').click(),
  'modelInfo.opened': ({ page }, _, { value }) =>
    value === 'none'
      ? inMain(page, 'Model info').click()
      : openIn(page, String(value), 'Model info'),
  'overlay.closed': async ({ page }, _, { value }) => {
    await expect(overlay(page, String(value))).toBeVisible()
    await page.keyboard.press('Escape')
  },
  'back.pressed': async ({ page }) => {
    await page.goBack()
  },
  'route.changed': async ({ page }) => {
    // The footer's link; an overlay covers it.
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'Privacy policy', includeHidden: true })
      .first()
      .dispatchEvent('click')
    await expect(page).toHaveURL(/\/privacy-policy$/)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  },
  'viewport.widened': resizeTo(768),
  'viewport.narrowed': resizeTo(767),
}
