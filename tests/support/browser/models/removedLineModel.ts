import { expect, type Page } from '@playwright/test'
import { removedLineExamples } from '@vitrine/machines/cart/removedLineExamples.ts'
import { bag, openCart } from '../../pages/cartPages.ts'
import type { BrowserModel } from '../browserModel.ts'
import { button, line, put, undo } from './cartLinePage.ts'

const removal = (page: Page) => bag(page).getByText('Item removed successfully')

/** The removedLine machine in the shop: a dress that was removed from the open bag. */
export const removedLineModel: BrowserModel<typeof removedLineExamples.machine> = {
  examples: removedLineExamples,
  isPaused: true,
  effects: {},
  open: {
    'a removed dress': async ({ page, visit }) => {
      await put(page, 1)
      await visit('/shop')
      await openCart(page)
      await button(page, /^Remove /).click()
    },
  },
  acts: {
    'removal.undone': ({ page }) => undo(page).click(),
    // As another tab would: the bag is read again when the window gets the focus.
    'line.returned': async ({ page }) => {
      await put(page, 1)
      await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    },
  },
  toasts: ['removedLine.undone'],
  expectations: {
    'removedLine.offered': async ({ page }) => {
      await expect(removal(page)).toBeVisible()
      await expect(undo(page)).toBeVisible()
      await expect(line(page)).toBeHidden()
    },
    'removedLine.undone': async ({ page }) => {
      await expect(page.getByText('Item added to cart')).toBeVisible()
      await expect(line(page)).toBeVisible()
      await expect(removal(page)).toBeHidden()
    },
    'removedLine.expired': ({ page }) => expect(removal(page)).toBeHidden(),
  },
  invisible: {},
}
