import { useEffect, useRef } from 'react'
import { useOverlays } from '#web/core/overlays.ts'
import { signedOutWords } from '#web/shop/customer/session/signedOutMessage.ts'
import { useSession } from '#web/shop/customer/session/useSession.ts'
import { showToast } from '#web/ui/toast/toast.ts'
import { pendingItems } from './pendingItems.ts'
import type { WishlistActor } from './wishlistActor.ts'

/** A wish made while signed out opens the sign-in popup and goes on once after the sign-in's reload (SPEC §4, §8). */
export function useKeptWishes(actor: WishlistActor) {
  const { status, isChanging } = useSession()
  const { current, open } = useOverlays()
  useEffect(() => {
    const news = [
      actor.on('signIn.required', () => {
        pendingItems.write(actor.getSnapshot().context.pendingChanges)
        showToast('error', signedOutWords)
        open('signIn')
      }),
      actor.on('change.failed', ({ message }) => showToast('error', message)),
    ]
    return () => {
      for (const subscription of news) subscription.unsubscribe()
    }
  }, [actor, open])

  useEffect(() => {
    if (status !== 'signedIn') return
    for (const wish of pendingItems.read() ?? []) actor.send({ type: 'item.toggled', ...wish })
    pendingItems.remove()
    actor.send({ type: 'signIn.finished' })
  }, [actor, status])

  const isAsking = current === 'signIn'
  const wasAsking = useRef(false)
  useEffect(() => {
    if (wasAsking.current && !isAsking && !isChanging) {
      pendingItems.remove()
      actor.send({ type: 'signIn.cancelled' })
    }
    wasAsking.current = isAsking
  }, [actor, isAsking, isChanging])
}
