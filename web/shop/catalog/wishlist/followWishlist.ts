import type { wishlistMachine } from '@vitrine/machines/wishlist/wishlist.ts'
import type { ActorRefFrom } from 'xstate'
import { onReturn } from '#web/lib/pageReturn.ts'
import { openTabChannel } from '#web/lib/tabChannel.ts'

export type WishlistActor = ActorRefFrom<typeof wishlistMachine>

/** Loads the list again on return and after a change in another tab, and notifies the other tabs of changes. */
export function followWishlist(actor: WishlistActor) {
  const invalidate = () => actor.send({ type: 'list.invalidated' })
  const channel = openTabChannel('wishlist', invalidate)
  let wasSending = false
  const subscription = actor.subscribe((state) => {
    if (wasSending && state.matches('refreshing')) channel.post('changed')
    wasSending = state.matches('saving')
  })
  const stopListening = onReturn(invalidate)
  return () => {
    subscription.unsubscribe()
    channel.close()
    stopListening()
  }
}
