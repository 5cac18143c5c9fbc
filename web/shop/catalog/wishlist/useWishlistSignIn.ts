import { useEffect, useRef } from 'react'
import { useOverlays } from '#web/core/overlays.ts'
import { catalogCopy } from '#web/generated/messages/catalogCopy.ts'
import { uiCopy } from '#web/generated/messages/uiCopy.ts'
import { signInNeeded } from '#web/shop/customer/session/sessionActor.ts'
import { useSession } from '#web/shop/customer/session/useSession.ts'
import { showToast } from '#web/ui/toast/toast.ts'
import type { WishlistActor } from './followWishlist.ts'
import { guestItems, onOtherTabsItems } from './guestItems.ts'

/**
 * Stores a guest's items on the device and saves them for the customer after the sign-in (wishlist.guest.*,
 * wishlist.sign-in.*).
 */
export function useWishlistSignIn(actor: WishlistActor) {
  const { status, isChanging } = useSession()
  const { current, open } = useOverlays()
  useEffect(() => {
    const signIn = (message: string) => {
      showToast('error', message)
      open('signIn')
    }
    const subscriptions = [
      actor.on('signIn.required', () => signIn(signInNeeded)),
      actor.on('guestList.full', () => signIn(catalogCopy.guestListFull)),
      actor.on('guestItem.kept', ({ count }) => {
        if (count === 1) showToast('success', catalogCopy.keptOnDevice)
      }),
      actor.on('change.failed', ({ message }) => showToast('error', message || uiCopy.wrong)),
      actor.subscribe((state) => {
        if (state.matches('guest') || state.matches('awaitingSignIn'))
          guestItems.write(state.context.pendingChanges)
      }),
    ]
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe()
    }
  }, [actor, open])

  useEffect(() => {
    const items = guestItems.read() ?? []
    if (status === 'signedIn') {
      const pendingChanges = actor.getSnapshot().context.pendingChanges
      actor.send({ type: 'customer.identified' })
      for (const item of items)
        if (!pendingChanges.some(({ productId }) => productId === item.productId))
          actor.send({ type: 'item.toggled', ...item })
      guestItems.remove()
      return
    }
    // The server knows who asks.
    if (status === 'unavailable' && actor.getSnapshot().matches('identifying'))
      actor.send({ type: 'customer.identified' })
    if (status !== 'guest') return
    const identify = () => actor.send({ type: 'guest.identified', items: guestItems.read() ?? [] })
    identify()
    return onOtherTabsItems(identify)
  }, [actor, status])

  const isPopupOpen = current === 'signIn'
  const wasPopupOpen = useRef(false)
  useEffect(() => {
    if (wasPopupOpen.current && !isPopupOpen && !isChanging)
      actor.send({ type: 'signIn.cancelled' })
    wasPopupOpen.current = isPopupOpen
  }, [actor, isPopupOpen, isChanging])
}
