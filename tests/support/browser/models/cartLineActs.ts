import type { Page } from '@playwright/test'
import { linesInCart } from '../../pages/cartPages.ts'
import { executeGraphql } from '../../pages/customers.ts'
import type { Act } from '../browserModel.ts'
import { button, put, undo } from './cartLinePage.ts'

/** Removes the line from the bag without the page, as another tab would. */
async function removeElsewhere(page: Page) {
  const [item] = await linesInCart(page)
  await executeGraphql(
    page.request,
    'mutation ($key: String!) { removeCartItem(input: { key: $key }) { userErrors { code message } } }',
    {
      key: item?.key,
    },
  )
}

/** Causes each event of the cartLine machine. */
export const cartLineActs: Record<string, Act> = {
  'quantity.changed': ({ page }, event, { context }) => {
    const isMore = 'quantity' in event && Number(event.quantity) > context.desiredQuantity
    return button(page, isMore ? 'Increase quantity' : 'Decrease quantity').click()
  },
  'removal.confirmed': ({ page }) => button(page, /^Remove /).click(),
  'removal.undone': ({ page }) => undo(page).click(),
  'line.flushed': ({ page }) =>
    page.evaluate(() => {
      window.dispatchEvent(new PageTransitionEvent('pagehide'))
    }),
  'line.refreshed': async ({ page, gate }, event, from) => {
    if (from.matches('removed')) await put(page, Number('quantity' in event && event.quantity))
    if (from.matches({ idle: 'settled' }))
      await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await gate.pass('Cart')
  },
  // Sent by the bag.
  'cart.settled': async () => {},
  'xstate.done.actor.updateLine': async ({ page, gate }) => {
    await removeElsewhere(page)
    await gate.pass('UpdateCartItem')
  },
}
