import { expect } from '@playwright/test'
import { type SaveResponse, wishlistMachine } from '@vitrine/machines/wishlist/wishlist.ts'
import { signOutBehindThePage } from '../../pages/customers.ts'
import type { BrowserModel } from '../browserModel.ts'
import {
  card,
  eventProductId,
  expectSaved,
  mutations,
  openAndSave,
  openAsCustomer,
  passChange,
  popup,
  toggle,
  wishlistButton,
} from './wishlistPage.ts'

const change = { productId: '1', isSaved: true }
const identified = { type: 'guest.identified' as const, items: [] }

/** The wishlist machine in the shop. */
export const wishlistModel: BrowserModel<typeof wishlistMachine> = {
  examples: {
    machine: wishlistMachine,
    inputs: { "a customer's page": {}, "a guest's early change": {} },
    events: {
      'item.toggled': [change],
      'guest.identified': [{ items: [] }],
      'signIn.cancelled': [],
      'list.invalidated': [],
    },
    outputs: { saveItem: [{ status: 'done' }, { status: 'signedOut' }] },
  },
  effects: { refreshList: { operation: 'WishlistIds', fault: 'wishlist.list:500' } },
  heldOperations: [...mutations, 'Viewer'],
  initialEvents: {
    "a customer's page": [{ type: 'customer.identified' }],
    "a guest's early change": [{ type: 'item.toggled', ...change }, identified],
  },
  isExcludedStep: ({ event }, from) => {
    // A sign-in reloads the page.
    if (event.type === 'customer.identified') return true
    if (event.type === 'guest.identified') return !from.matches('guest')
    return (
      event.type === 'item.toggled' && (from.matches('guest') || from.matches('awaitingSignIn'))
    )
  },
  open: {
    "a customer's page": openAsCustomer,
    "a guest's early change": openAndSave,
  },
  acts: {
    'item.toggled': ({ page }, event) => toggle(page, eventProductId(event)),
    'xstate.done.actor.saveItem': async (world, event) => {
      const { status } = (event as unknown as { output: SaveResponse }).output
      if (status === 'signedOut') await signOutBehindThePage(world.page)
      await passChange(world)
    },
  },
  toasts: ['wishlist.awaitingSignIn'],
  expectations: {
    'wishlist.idle': ({ page }) => expectSaved(page),
    'wishlist.saving': ({ page }, { context }) =>
      expectSaved(page, context.currentChange.productId),
    'wishlist.refreshing': ({ page }) => expectSaved(page),
    'wishlist.guest': async ({ page }) => {
      const stored = await page.evaluate(() => localStorage.getItem('guest-wishlist') ?? '')
      for (const productId of ['1', '2']) {
        const id = await card(page, productId).getAttribute('data-product')
        await expect(wishlistButton(page, productId)).toHaveAccessibleName(
          stored.includes(`"${id}"`) ? 'Remove item' : 'Save item',
        )
      }
    },
    'wishlist.awaitingSignIn': async ({ page }) => {
      const message = "It looks like you're not signed in. Please sign in to continue."
      await expect(page.getByText(message).first()).toBeVisible()
      await expect(popup(page)).toBeVisible()
    },
  },
  invisible: { 'wishlist.identifying': 'A page that has read the session has left it' },
}
