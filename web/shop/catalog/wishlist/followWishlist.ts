import type { WishlistActor } from './WishlistProvider.tsx'

/** Asks for the list again when the shopper comes back and when another tab changed it, and tells the other tabs. */
export function followWishlist(actor: WishlistActor) {
  const channel = new BroadcastChannel('wishlist')
  const invalidate = () => actor.send({ type: 'list.invalidated' })
  let wasSending = false
  const subscription = actor.subscribe((state) => {
    if (wasSending && state.matches('refreshing')) channel.postMessage('changed')
    wasSending = state.matches('saving')
  })
  channel.addEventListener('message', invalidate)
  window.addEventListener('focus', invalidate)
  return () => {
    subscription.unsubscribe()
    channel.close()
    window.removeEventListener('focus', invalidate)
  }
}
