import { expect } from '@playwright/test'
import { cartLineMachine } from '@vitrine/machines/cart/cartLine.ts'
import { createEmptyActor } from 'xstate'
import { openCart } from '../../pages/cartPages.ts'
import type { BrowserModel } from '../browserModel.ts'
import { cartLineActs } from './cartLineActs.ts'
import { cartLineExpectations } from './cartLineExpectations.ts'
import { line, put } from './cartLinePage.ts'

const limits = { minimum: 1, maximum: 4 }

/** Events that settle the whole bag: it notifies its lines at the same time. */
const settling = new Set([
  'cartLine.updating xstate.done.actor.updateLine 4',
  'cartLine.debouncing quantity.changed 2',
  'cartLine.idle line.refreshed 0',
  'cartLine.idle line.refreshed 1',
  'cartLine.removed line.refreshed 0',
])

const isSettling = ({ taken }: { taken: readonly string[] }) =>
  taken.some((key) => settling.has(key))

/** The cartLine machine in the shop: a line of two dresses in the bag. */
export const cartLineModel: BrowserModel<typeof cartLineMachine> = {
  examples: {
    machine: cartLineMachine,
    inputs: { 'two of a dress': { key: 'a', cart: createEmptyActor(), quantity: 2, ...limits } },
    events: {
      'quantity.changed': ({ desiredQuantity }) =>
        [desiredQuantity + 1, desiredQuantity - 1]
          .filter((quantity) => quantity >= 2 && quantity <= limits.maximum)
          .map((quantity) => ({ quantity })),
      'line.refreshed': ({ serverQuantity }) => [{ quantity: serverQuantity, ...limits }],
      'notice.seen': [],
    },
    outputs: {
      updateLine: [{ status: 'missing' }],
    },
    delays: { debounce: 500 },
  },
  isPaused: true,
  maxLength: 40,
  effects: {
    updateLine: { operation: 'UpdateCartItem', fault: 'cart.update:500' },
    removeLine: { operation: 'RemoveCartItem', fault: 'cart.remove:500' },
    restoreLine: { operation: 'AddToCart', fault: 'cart.add:500' },
  },
  heldOperations: ['Cart'],
  initialEvents: { 'two of a dress': [{ type: 'cart.settled' }] },
  excluded: {
    'cartLine.removed removal.undone 0': 'A removed line is not displayed, so it has no button',
  },
  passesThrough: isSettling,
  canFollow: ({ event }, before) =>
    (event.type === 'cart.settled') === (before !== undefined && isSettling(before)),
  isExcludedStep: ({ event }, from) => {
    const { isRemovalPending } = from.context
    const isSettled = from.matches({ idle: 'settled' })
    const isRemoved = from.matches('removed')
    if (event.type === 'cart.settled') return false
    switch (event.type) {
      case 'line.refreshed':
        // A settled bag drops removed lines; for a line lost otherwise it is refreshed once more.
        return isRemoved && isRemovalPending
      case 'removal.undone':
        return !isRemovalPending
      default:
        // The bag is being fetched again first.
        return isRemovalPending || (from.matches('idle') && !isSettled)
          ? !event.type.startsWith('xstate.') && event.type !== 'line.flushed'
          : false
    }
  },
  open: {
    'two of a dress': async ({ page, gate, visit }) => {
      await put(page, 2)
      await visit('/shop')
      await gate.pass('Cart')
      await openCart(page)
      await expect(line(page)).toBeVisible()
    },
  },
  acts: cartLineActs,
  toasts: [
    'cartLine.idle.saved',
    'cartLine.idle.failed',
    'cartLine.updating',
    'cartLine.restoring',
  ],
  expectations: cartLineExpectations,
  invisible: {},
}
