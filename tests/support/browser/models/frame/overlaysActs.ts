import { expect, type Page } from '@playwright/test'
import { campaignCookie, newsletterCookie } from '@vitrine/web/frame/popups/dismissals.ts'
import type { Act, World } from '../../browserModel.ts'
import { overlay } from './overlaysPage.ts'

/** Contents of the quick view and of a campaign. */
export const subjects = { product: 'silk-slip-dress', campaign: 'cool-season-2026' }

const inHeader = (page: Page, name: string | RegExp) =>
  page.getByRole('banner').getByRole('button', { name })
const inMain = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true })

/** Opens a page of a visitor who has not dismissed one of the popups yet. */
const visitWithout = (cookie: string) => async (world: World) => {
  await world.page.context().clearCookies({ name: cookie })
  await world.visit('/careers')
}

/** Opens the page of each start. Those with a popup come first: tours take only transitions that none before them takes. */
export const overlayStarts: Record<string, (world: World) => Promise<void>> = {
  'a campaign': visitWithout(campaignCookie(subjects.campaign)),
  'a newsletter': async (world) => {
    await world.page.clock.install()
    await visitWithout(newsletterCookie)(world)
  },
  'the wishlist': ({ visit }) => visit('/wishlist'),
  'a product': ({ visit }) => visit(`/product/${subjects.product}`),
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
  // Half a minute of a visible page.
  'newsletter.opened': ({ page }) => page.clock.runFor(31_000),
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
