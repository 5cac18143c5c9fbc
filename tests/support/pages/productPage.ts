import { expect, type Page } from '@playwright/test'

/** The product that most tests show. */
export const dress = '/product/silk-slip-dress'

/** The button's label until every option is chosen. */
export const selectFirst = 'Please select an option'

const bar = /^(Choose .+|Get notified|See options)$/
const labels = new RegExp(`^(${selectFirst}|Add to bag|Out of stock)$|${bar.source}`)

/** The button of the product itself, on phones that of the bar; "Complete the look" has another label. */
export const buyButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: labels })

/** The radio button of an option's value. */
export const swatch = (page: Page, option: string, label: string) =>
  page
    .getByRole('group', { name: new RegExp(`^${option}`) })
    .first()
    .getByRole('radio', { name: label, exact: true })

/** Asserts that the product cannot be added: on phones, where the bar's button opens the options, in that sheet. */
export async function expectNotBuyable(page: Page, label: typeof selectFirst | 'Out of stock') {
  const isNarrow = (page.viewportSize()?.width ?? 0) < 768
  const button = page.getByRole('button', { name: label, exact: true, includeHidden: isNarrow })
  await expect(button.first()).toBeDisabled()
  if (isNarrow)
    await expect(page.getByRole('main').getByRole('button', { name: bar })).toBeEnabled()
}
