import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react'
import { cartMachine } from '#machines/cart/cart.ts'
import { cartLineMachine } from '#machines/cart/cartLine.ts'
import { useShopClient } from '#web/core/data/clientContext.ts'
import { useActorRef, withActors } from '#web/core/machines.ts'
import { onReturn } from '#web/lib/pageReturn.ts'
import { openTabChannel } from '#web/lib/tabChannel.ts'
import type { BagActor } from './bagActor.ts'
import { bagEffects, lineEffects } from './bagEffects.ts'
import { announce } from './bagNotices.ts'

const BagContext = createContext<BagActor | null>(null)

/** The one bag of the app, alive on every page; closing the drawer cancels nothing (DESIGN §5). */
export function BagProvider({ children }: { children: ReactNode }) {
  const client = useShopClient()
  const machine = useMemo(
    () =>
      withActors(cartMachine, () => ({
        ...bagEffects(client),
        cartLine: cartLineMachine.provide({ actors: lineEffects(client) }),
      })),
    [client],
  )
  const bag = useActorRef(machine)
  useEffect(() => followOthers(bag), [bag])
  useEffect(() => announce(bag), [bag])
  return <BagContext value={bag}>{children}</BagContext>
}

/** The bag's actor. Throws outside `BagProvider`. */
export function useBagActor(): BagActor {
  const bag = useContext(BagContext)
  if (!bag) throw new Error('useBagActor needs a BagProvider around it')
  return bag
}

/** Other tabs, a long absence and the back/forward cache make the bag ask again; leaving flushes it. */
function followOthers(bag: BagActor) {
  const invalidate = () => bag.send({ type: 'cart.invalidated' })
  const flush = () => bag.send({ type: 'cart.flushed' })
  const channel = openTabChannel('cart', invalidate)
  const tell = () => channel.post('changed')
  const news = [bag.on('change.finished', tell), bag.on('add.finished', tell)]
  const stopFollowing = onReturn(invalidate)
  window.addEventListener('pagehide', flush)
  return () => {
    for (const subscription of news) subscription.unsubscribe()
    channel.close()
    stopFollowing()
    window.removeEventListener('pagehide', flush)
  }
}
