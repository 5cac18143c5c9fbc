import { expect, type Page } from '@playwright/test'
import { bag } from '../../support/pages/cartPages.ts'
import { pick } from '../../support/pages/storefront.ts'
import { raceInBrowser } from '../../support/races/raceInBrowser.ts'

const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })
const radio = (page: Page, name: string) => main(page).getByRole('radio', { name, exact: true })

raceInBrowser({
  machine: 'selection',
  title: 'the sold-out size is marked, and the other one can be added',
  operations: ['AddToCart', 'ProductStock'],
  open: async ({ page }) => {
    await page.goto('/product/boyfriend-poplin-shirt')
    await pick(main(page), 'Chalk')
    await pick(main(page), 'S')
  },
  acts: [
    [
      'add.finished',
      async ({ page, gate, isFirstFirst }) => {
        if (isFirstFirst) await button(page, 'Add to bag').click()
        await gate.pass('AddToCart', 'stock:AV-T201-CHALK-S=0')
        await expect(page.getByText('Boyfriend poplin shirt is sold out.')).toBeVisible()
      },
    ],
    [
      'swatch.selected',
      async ({ page, isFirstFirst }) => {
        if (!isFirstFirst) await button(page, 'Add to bag').click()
        await pick(main(page), 'XS')
      },
    ],
  ],
  expectEnd: async ({ page }) => {
    await expect(radio(page, 'XS')).toBeChecked()
    await expect(radio(page, 'S')).toHaveAccessibleDescription('Out of stock')
    await expect(button(page, 'Add to bag')).toBeEnabled()
    await expect(bag(page)).toBeHidden()
  },
})
