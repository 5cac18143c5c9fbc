import type { LineOutcome } from '@vitrine/machines/cart/cartLine.ts'
import type { Overlays } from '#web/core/overlays.ts'
import { cartToastCopy } from '#web/generated/messages/cartToastCopy.ts'
import { hideToast, showToast } from '#web/ui/toast/toast.ts'
import type { CartActor } from './cartActor.ts'

const addToast = 'add-to-bag'

/** The toasts of failures for which the server has no message. */
const failures: Partial<Record<LineOutcome, () => string>> = {
  updateFailed: () => cartToastCopy.updateFailed,
  removalFailed: () => cartToastCopy.removeFailed,
  restoreFailed: () => cartToastCopy.addFailed,
}

/**
 * Shows the result of each change of the bag as a toast (errors.cart.*), opens the mini cart after an add
 * (product.add.success.mini-cart), and returns a function that stops it.
 */
export function reportChanges(bag: CartActor, open: Overlays['open']) {
  const subscriptions = [
    bag.on('change.finished', ({ key, outcome, message }) => {
      const failure = failures[outcome]
      if (outcome === 'updated') showToast('success', cartToastCopy.updated, key)
      else if (outcome === 'restored') showToast('success', cartToastCopy.added, key)
      else if (failure) showToast('error', message || failure(), key)
      else hideToast(key)
    }),
    bag.on('add.queued', () => showToast('progress', cartToastCopy.adding, addToast)),
    bag.on('add.finished', ({ outcome, message }) => {
      if (outcome !== 'added')
        return showToast('error', message || cartToastCopy.addFailed, addToast)
      showToast('success', cartToastCopy.added, addToast)
      open('bag')
    }),
  ]
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe()
  }
}
