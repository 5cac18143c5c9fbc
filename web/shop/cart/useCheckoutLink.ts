import { type MouseEvent, useEffect, useState } from 'react'
import { waitFor } from 'xstate'
import { useFrame } from '#web/core/SiteProvider.tsx'
import { onReturn } from '#web/lib/pageReturn.ts'
import { pathTo } from '#web/paths.ts'
import { useBagActor } from './BagProvider.tsx'
import type { BagActor } from './bagActor.ts'

/** How long a wish may take on the way to the checkout; there the bag is asked for anew. */
const patienceMilliseconds = 4000

const isPending = (bag: BagActor) => bag.getSnapshot().matches({ content: { loaded: 'pending' } })

/**
 * Leads to the checkout, the merchant's own where the site names one, by a full page navigation
 * (SPEC §2 Fixed links, DESIGN §9). Quantities that wait are sent first, and their answers waited for.
 */
export function useCheckoutDoor() {
  const bag = useBagActor()
  const { data } = useFrame()
  const [isOpening, setOpening] = useState(false)
  // Back from the checkout, out of the back/forward cache: the link works again.
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
      await waitFor(bag, () => !isPending(bag), { timeout: patienceMilliseconds }).catch(() => {})
      location.assign(href)
    },
  }
}
