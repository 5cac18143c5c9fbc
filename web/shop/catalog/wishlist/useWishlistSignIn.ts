import { useEffect, useRef } from 'react'
import { useOverlays } from '#web/core/overlays.ts'
import { signInNeeded } from '#web/shop/customer/session/signInNeeded.ts'
import { useSession } from '#web/shop/customer/session/useSession.ts'
import { showToast } from '#web/ui/toast/toast.ts'
import { pendingItems } from './pendingItems.ts'
import type { WishlistActor } from './wishlistActor.ts'

/**
 * Opens the login popup for a change by a guest, and makes the change after the sign-in and its reload
 * (wishlist.sign-in.*).
 */
export function useWishlistSignIn(actor: WishlistActor) {
  const { status, isChanging } = useSession()
  const { current, open } = useOverlays()
  useEffect(() => {
    const subscriptions = [
      actor.on('signIn.required', () => {
        pendingItems.write(actor.getSnapshot().context.pendingChanges)
        showToast('error', signInNeeded)
        open('signIn')
      }),
      actor.on('change.failed', ({ message }) => showToast('error', message)),
    ]
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe()
    }
  }, [actor, open])

  useEffect(() => {
    if (status !== 'signedIn') return
    for (const change of pendingItems.read() ?? []) actor.send({ type: 'item.toggled', ...change })
    pendingItems.remove()
    actor.send({ type: 'signIn.finished' })
  }, [actor, status])

  const isPopupOpen = current === 'signIn'
  const wasPopupOpen = useRef(false)
  useEffect(() => {
    if (wasPopupOpen.current && !isPopupOpen && !isChanging) {
      pendingItems.remove()
      actor.send({ type: 'signIn.cancelled' })
    }
    wasPopupOpen.current = isPopupOpen
  }, [actor, isPopupOpen, isChanging])
}
