import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { useOverlays } from '#web/core/overlays.ts'
import { pathTo } from '#web/paths.ts'
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
  const [path] = useLocation()
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
  // The popup leads to the registration, which is a way to sign in too (wishlist.sign-in.register).
  const canSignIn = isPopupOpen || path === pathTo('account')
  const couldSignIn = useRef(false)
  useEffect(() => {
    if (couldSignIn.current && !canSignIn && !isChanging) {
      pendingItems.remove()
      actor.send({ type: 'signIn.cancelled' })
    }
    couldSignIn.current = canSignIn
  }, [actor, canSignIn, isChanging])
}
