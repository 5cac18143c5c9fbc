import { expect, type Page } from '@playwright/test'
import { bag } from '../../pages/cartPages.ts'
import type { Expectation } from '../browserModel.ts'
import { button, line, undo } from './cartLinePage.ts'

const expectQuantity = (page: Page, quantity: number) =>
  expect(line(page).getByRole('textbox', { name: 'Quantity' })).toHaveValue(String(quantity))

const expectToast = (page: Page, message: string | RegExp) =>
  expect(page.getByText(message).first()).toBeVisible()

/** Asserts each state of the cartLine machine. */
export const cartLineExpectations: Record<string, Expectation> = {
  'cartLine.idle': ({ page }, { context }) => expectQuantity(page, context.desiredQuantity),
  'cartLine.idle.settled': async ({ page }) => {
    await expect(line(page).getByText(/^Only \d left/)).toBeHidden()
    await expect(button(page, 'Increase quantity')).toBeEnabled()
  },
  'cartLine.idle.saved': ({ page }) => expectToast(page, 'Item added to cart'),
  'cartLine.idle.failed': ({ page }) => expectToast(page, /^Failed to (update|remove) item$/),
  'cartLine.debouncing': ({ page }, { context }) => expectQuantity(page, context.desiredQuantity),
  'cartLine.updating': async ({ page }, { context }) => {
    await expectToast(page, 'Updating...')
    if (!context.isRemovalPending) await expectQuantity(page, context.desiredQuantity)
    await expect(undo(page)).toBeVisible({ visible: context.isRemovalPending })
  },
  'cartLine.removing': async ({ page }, { context }) => {
    await expect(undo(page)).toBeVisible({ visible: context.isRemovalPending })
    if (context.isRemovalPending) await expect(bag(page).getByText('Removing...')).toBeVisible()
    else await expect(button(page, 'Increase quantity')).toBeDisabled()
  },
  'cartLine.removed': async ({ page }, { context }) => {
    await expect(line(page)).toBeHidden()
    if (context.isRemovalPending) await expectToast(page, 'Item removed successfully')
  },
  'cartLine.restoring': ({ page }) => expectToast(page, 'Adding to cart...'),
}
