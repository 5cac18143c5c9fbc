import { expect } from '@playwright/test'
import {
  type SaveResponse,
  type WishlistChange,
  wishlistMachine,
} from '@vitrine/machines/wishlist/wishlist.ts'
import { signOutBehindThePage } from '../../pages/customers.ts'
import type { BrowserModel } from '../browserModel.ts'
import {
  card,
  changeInOtherTab,
  eventProductId,
  expectSaved,
  failure,
  mutations,
  openAndSave,
  openAsCustomer,
  popup,
  respond,
  signInElsewhere,
  toggle,
  wishlistButton,
} from './wishlistPage.ts'

const change = { productId: '1', isSaved: true }
const identified = { type: 'guest.identified' as const, items: [] }
const slotsOf = (items: unknown) => (Array.isArray(items) ? items.map(eventProductId) : [])

/** The wishlist machine in the shop. */
export const wishlistModel: BrowserModel<typeof wishlistMachine> = {
  examples: {
    machine: wishlistMachine,
    inputs: { "a customer's page": {}, "a guest's early change": {} },
    events: {
      'item.toggled': [change, { ...change, isSaved: false }, { ...change, productId: '2' }],
      'guest.identified': [{ items: [] }, { items: [change] }],
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
    if (event.type !== 'item.toggled') return false
    const isSaved = from.context.pendingChanges.some(
      ({ productId }: WishlistChange) => productId === eventProductId(event),
    )
    // The button of a saved item removes it.
    if (from.matches('guest')) return isSaved === ('isSaved' in event && event.isSaved)
    return from.matches('awaitingSignIn') || ('isSaved' in event && !event.isSaved)
  },
  // Items that the customer saved before are no longer listed.
  endsAfter: ({ event }) => event.type === 'signIn.cancelled',
  open: {
    "a customer's page": openAsCustomer,
    "a guest's early change": openAndSave,
  },
  acts: {
    'guest.identified': ({ page }, event) =>
      changeInOtherTab(page, 'items' in event ? slotsOf(event.items) : []),
    'item.toggled': ({ page }, event) => toggle(page, eventProductId(event)),
    'signIn.cancelled': async ({ page }) => {
      await page.keyboard.press('Escape')
      await expect(popup(page)).toBeHidden()
      await signInElsewhere(page)
    },
    'list.invalidated': ({ page }) =>
      page.evaluate(() => new BroadcastChannel('wishlist').postMessage('changed')),
    'xstate.done.actor.saveItem': async (world, event) => {
      const { status } = (event as unknown as { output: SaveResponse }).output
      if (status === 'signedOut') await signOutBehindThePage(world.page)
      await respond(world, 'pass')
    },
    'xstate.error.actor.saveItem': async (world) => {
      await respond(world, 'fail')
      await expect(failure(world.page)).toBeVisible()
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
