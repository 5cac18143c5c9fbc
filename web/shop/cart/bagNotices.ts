import { hideToast, showToast } from '#web/ui/toast/toast.ts'
import type { BagActor } from './bagActor.ts'

/** Says by toast how each wish ended, in the words of SPEC §8 Cart. */
export function announce(bag: BagActor) {
  const rested = bag.on('change.finished', ({ key, outcome, message }) => {
    if (outcome === 'updated') showToast('success', 'Item updated successfully', key)
    else if (outcome === 'removed') showToast('success', 'Item removed successfully', key)
    else if (outcome === 'restored') showToast('success', 'Item added to cart', key)
    else if (message) showToast('error', message, key)
    else hideToast(key)
  })
  return () => rested.unsubscribe()
}
