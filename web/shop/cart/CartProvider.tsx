import { useApolloClient } from '@apollo/client/react'
import { cartMachine } from '@vitrine/machines/cart/cart.ts'
import { cartLineMachine } from '@vitrine/machines/cart/cartLine.ts'
import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react'
import { useActorRef, withActors } from '#web/core/machines.ts'
import { useOpenOverlay } from '#web/core/overlays.ts'
import { onReturn } from '#web/lib/pageReturn.ts'
import { openTabChannel } from '#web/lib/tabChannel.ts'
import type { CartActor } from './cartActor.ts'
import { cartEffects, lineEffects } from './cartEffects.ts'
import { reportChanges } from './reportChanges.ts'

const CartContext = createContext<CartActor | null>(null)

/** Provides the bag to every page (cart.source, cart.lines.close). */
export function CartProvider({ children }: { children: ReactNode }) {
  const client = useApolloClient()
  const machine = useMemo(
    () =>
      withActors(cartMachine, () => ({
        ...cartEffects(client),
        cartLine: cartLineMachine.provide({ actors: lineEffects(client) }),
      })),
    [client],
  )
  const bag = useActorRef(machine)
  const open = useOpenOverlay()
  useEffect(() => synchronize(bag), [bag])
  useEffect(() => reportChanges(bag, open), [bag, open])
  return <CartContext value={bag}>{children}</CartContext>
}

/** Returns the bag's actor. Throws outside `CartProvider`. */
export function useCartActor(): CartActor {
  const bag = useContext(CartContext)
  if (!bag) throw new Error('useCartActor must be used within a CartProvider')
  return bag
}

/** Loads the bag again after a change in another tab and on return, and sends pending changes when the page is left. */
function synchronize(bag: CartActor) {
  const invalidate = () => bag.send({ type: 'cart.invalidated' })
  const flush = () => bag.send({ type: 'cart.flushed' })
  const channel = openTabChannel('cart', invalidate)
  const notifyTabs = () => channel.post('changed')
  const subscriptions = [bag.on('change.finished', notifyTabs), bag.on('add.finished', notifyTabs)]
  const stopFollowing = onReturn(invalidate)
  window.addEventListener('pagehide', flush)
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe()
    channel.close()
    stopFollowing()
    window.removeEventListener('pagehide', flush)
  }
}
