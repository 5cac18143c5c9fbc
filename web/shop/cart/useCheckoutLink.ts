import { type MouseEvent, useEffect, useState } from 'react'
import { waitFor } from 'xstate'
import { useFrame } from '#web/core/SiteProvider.tsx'
import { onReturn } from '#web/lib/pageReturn.ts'
import { pathTo } from '#web/paths.ts'
import { useCartActor } from './CartProvider.tsx'
import type { CartActor } from './cartActor.ts'

/** Milliseconds to wait for pending changes, since the checkout loads the cart again in any case. */
const flushTimeout = 4000

const isPending = (bag: CartActor) => bag.getSnapshot().matches({ content: { loaded: 'pending' } })

/**
 * Sends pending quantities (cart.flush.checkout) and opens the checkout, or the merchant's own if the site names one,
 * by a full page navigation (routes.checkout.full-navigation).
 */
export function useCheckoutLink() {
  const bag = useCartActor()
  const { data } = useFrame()
  const [isOpening, setOpening] = useState(false)
  // After back navigation from the checkout, the restored page has a working link again.
  useEffect(
    () =>
      onReturn((isRestored) => {
        if (isRestored) setOpening(false)
      }),
    [],
  )
  const href = data?.site?.settings.checkoutUrl ?? pathTo('checkout')
  return {
    isOpening,
    href,
    open: async (event: MouseEvent) => {
      bag.send({ type: 'cart.flushed' })
      if (event.metaKey || event.ctrlKey || event.shiftKey || !isPending(bag)) return
      event.preventDefault()
      if (isOpening) return
      setOpening(true)
      await waitFor(bag, () => !isPending(bag), { timeout: flushTimeout }).catch(() => {})
      location.assign(href)
    },
  }
}
