import { hideToast, showToast } from '#web/ui/toast/toast.ts'
import type { CartActor } from './cartActor.ts'

/** Shows the result of each change of a line as a toast (errors.cart.*). Returns a function that stops it. */
export function reportChanges(bag: CartActor) {
  const subscription = bag.on('change.finished', ({ key, outcome, message }) => {
    if (outcome === 'updated') showToast('success', 'Item updated successfully', key)
    else if (outcome === 'removed') showToast('success', 'Item removed successfully', key)
    else if (outcome === 'restored') showToast('success', 'Item added to cart', key)
    else if (message) showToast('error', message, key)
    else hideToast(key)
  })
  return () => subscription.unsubscribe()
}
