import { useSelector } from '@xstate/react'
import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react'

import { type WishlistChange, wishlistMachine } from '#machines/wishlist/wishlist.ts'

import { useShopClient } from '#web/core/data/clientContext.ts'
import { useActorRef, withActors } from '#web/core/machines.ts'
import { useSession } from '#web/shop/customer/session/useSession.ts'
import { followWishlist } from './followWishlist.ts'
import { useKeptWishes } from './usePendingItems.ts'
import { useWishlistIdsQuery } from './wishlist.generated.ts'
import { wishlistEffects } from './wishlistEffects.ts'

/** What is saved, as far as is known, with the wishes under way counted in. */
export interface Wishlist {
  isSaved: (productId: string) => boolean
  toggle: (productId: string) => void
}

const noWishes: readonly WishlistChange[] = []

const WishlistContext = createContext<Wishlist | null>(null)

/** The one wishlist of the app (DESIGN §5). Nothing is known of it until somebody is signed in. */
export function WishlistProvider({ children }: { children: ReactNode }) {
  const client = useShopClient()
  const machine = useMemo(
    () => withActors(wishlistMachine, () => wishlistEffects(client)),
    [client],
  )
  const actor = useActorRef(machine, { input: {} })
  const isSignedIn = useSession().status === 'signedIn'
  const { data } = useWishlistIdsQuery({ skip: !isSignedIn, ssr: false, errorPolicy: 'all' })
  const sending = useSelector(actor, (state) =>
    state.matches('saving') ? state.context.currentChange : undefined,
  )
  const wishes = useSelector(actor, (state) =>
    state.matches('awaitingSignIn') ? noWishes : state.context.pendingChanges,
  )
  useKeptWishes(actor)
  useEffect(() => (isSignedIn ? followWishlist(actor) : undefined), [actor, isSignedIn])

  const wishlist = useMemo(() => {
    const saved = new Set(data?.wishlist?.map(({ id }) => id))
    for (const wish of [...(sending ? [sending] : []), ...wishes]) {
      if (wish.isSaved) saved.add(wish.productId)
      else saved.delete(wish.productId)
    }
    const isSaved = (productId: string) => saved.has(productId)
    const toggle = (productId: string) =>
      actor.send({ type: 'item.toggled', productId, isSaved: !isSaved(productId) })
    return { isSaved, toggle }
  }, [data, sending, wishes, actor])
  return <WishlistContext value={wishlist}>{children}</WishlistContext>
}

/** What is saved, and a way to save. Throws outside `WishlistProvider`. */
export function useWishlist(): Wishlist {
  const wishlist = useContext(WishlistContext)
  if (!wishlist) throw new Error('useWishlist needs a WishlistProvider around it')
  return wishlist
}
