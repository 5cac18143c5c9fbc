import { onReturn } from '#web/lib/pageReturn.ts'
import { openTabChannel } from '#web/lib/tabChannel.ts'
import type { WishlistActor } from './wishlistActor.ts'

/** Asks for the list again when the shopper comes back and when another tab changed it, and tells the other tabs. */
export function followWishlist(actor: WishlistActor) {
  const invalidate = () => actor.send({ type: 'list.invalidated' })
  const channel = openTabChannel('wishlist', invalidate)
  let wasSending = false
  const subscription = actor.subscribe((state) => {
    if (wasSending && state.matches('refreshing')) channel.post('changed')
    wasSending = state.matches('saving')
  })
  const stopFollowing = onReturn(invalidate)
  return () => {
    subscription.unsubscribe()
    channel.close()
    stopFollowing()
  }
}
