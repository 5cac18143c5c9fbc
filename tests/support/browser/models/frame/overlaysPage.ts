import { expect, type Page } from '@playwright/test'
import type { Expectation } from '../../browserModel.ts'

/** The names of the overlays that are dialogs, by the state of the machine. */
const names: Record<string, string> = {
  bag: 'Shopping Bag',
  consent: 'Cookie preferences',
  filters: 'Filters',
  menu: 'Menu',
  modelInfo: 'Model info',
  options: 'Silk slip dress',
  quickView: 'Quick view',
  search: 'Search',
  signIn: 'Sign in',
  sizeGuide: 'Size guide',
}

/** The dialog that a state of the machine shows. */
export const overlay = (page: Page, state: string) =>
  page.getByRole('dialog', { name: names[state] ?? '', exact: true })

/** Asserts that the dialog of a state is the only one, and shows an element. */
const shows =
  (
    state: string,
    role: 'button' | 'combobox' | 'heading' | 'link' | 'table' | 'textbox',
    name: string | RegExp,
  ): Expectation =>
  async ({ page }, { context }) => {
    await expect(overlay(page, state)).toBeVisible()
    // The quick view or the options stay open below a guide that was opened in them.
    await expect(page.getByRole('dialog')).toHaveCount(context.returnTo ? 2 : 1)
    await expect(overlay(page, state).getByRole(role, { name }).first()).toBeVisible()
  }

/** The view of each state of the overlays machine. */
export const overlayExpectations: Record<string, Expectation> = {
  'overlays.none': ({ page }) => expect(page.getByRole('dialog')).toHaveCount(0),
  'overlays.bag': shows('bag', 'link', 'Continue shopping'),
  'overlays.consent': shows('consent', 'button', 'Reject all'),
  'overlays.filters': shows('filters', 'button', /^Show \d+/),
  'overlays.menu': shows('menu', 'link', 'Store Locator'),
  'overlays.modelInfo': shows('modelInfo', 'heading', 'Model info'),
  'overlays.options': shows('options', 'button', 'Please select an option'),
  'overlays.quickView': shows('quickView', 'heading', 'Silk slip dress'),
  'overlays.search': shows('search', 'combobox', 'Search the shop'),
  'overlays.signIn': shows('signIn', 'textbox', /email/i),
  'overlays.sizeGuide': shows('sizeGuide', 'heading', 'Size guide'),
}
