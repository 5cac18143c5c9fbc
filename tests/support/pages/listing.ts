import { expect, type Locator, type Page } from '@playwright/test'

/** The product cards of a page. */
export const cards = (page: Page) => page.getByRole('main').getByRole('article')
/** The filters: beside the grid, or on mobile in a drawer, which is opened first. */
export async function openFilters(page: Page, isMobile: boolean): Promise<Locator> {
  if (!isMobile) return page.getByRole('complementary', { name: 'Filters' })
  const drawer = page.getByRole('dialog', { name: 'Filters' })
  await page.getByRole('button', { name: 'Filters' }).click()
  await expect(drawer).toBeVisible()
  return drawer
}

/** A filter value with its count of products. */
export const term = (filters: Locator, name: string) =>
  filters.getByRole('checkbox', { name: new RegExp(`^${name} \\d+$`) })
