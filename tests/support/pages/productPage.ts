import type { Page } from '@playwright/test'

/** The product that most tests show. */
export const dress = '/product/silk-slip-dress'

const labels = /^(Please select an option|Add to bag|Out of stock)$/

/** The button of the product itself; "Complete the look" has another label. */
export const buyButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: labels })

/** The radio button of an option's value. */
export const swatch = (page: Page, option: string, label: string) =>
  page
    .getByRole('group', { name: new RegExp(`^${option}`) })
    .first()
    .getByRole('radio', { name: label, exact: true })
