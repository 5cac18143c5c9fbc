import { useApolloClient } from '@apollo/client/react'
import type { Chosen } from '@vitrine/machines/selection/variations.ts'
import { type WishlistChange, wishlistMachine } from '@vitrine/machines/wishlist/wishlist.ts'
import { useSelector } from '@xstate/react'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo } from 'react'
import { useActorRef, withActors } from '#web/core/machines.ts'
import { SaveForLater } from '#web/shop/cart/saveForLater.ts'
import { useSession } from '#web/shop/customer/session/useSession.ts'
import { followWishlist } from './followWishlist.ts'
import { useWishlistSignIn } from './useWishlistSignIn.ts'
import { useWishlistIdsQuery } from './wishlist.generated.ts'
import { wishlistEffects } from './wishlistEffects.ts'

/** The saved products, including changes that are pending. */
export interface Wishlist {
  isSaved: (productId: string) => boolean
  toggle: (productId: string, chosen?: Chosen) => void
  /** A guest's products, the last one first; undefined until the visitor is known to be a guest. */
  guestItems: readonly WishlistChange[] | undefined
}

const noChanges: readonly WishlistChange[] = []

const WishlistContext = createContext<Wishlist | null>(null)

/** Provides the wishlist to every page, empty until the visitor is known. */
export function WishlistProvider({ children }: { children: ReactNode }) {
  const client = useApolloClient()
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
  const pending = useSelector(actor, (state) =>
    state.matches('awaitingSignIn') ? noChanges : state.context.pendingChanges,
  )
  const isGuest = useSelector(actor, (state) => state.matches('guest'))
  useWishlistSignIn(actor)
  useEffect(() => (isSignedIn ? followWishlist(actor) : undefined), [actor, isSignedIn])

  const wishlist = useMemo(() => {
    const saved = new Set(isGuest ? [] : data?.wishlist?.nodes.map(({ id }) => id))
    for (const change of [...(sending ? [sending] : []), ...pending]) {
      if (change.isSaved) saved.add(change.productId)
      else saved.delete(change.productId)
    }
    const isSaved = (productId: string) => saved.has(productId)
    const toggle = (productId: string, chosen?: Chosen) =>
      actor.send({ type: 'item.toggled', productId, isSaved: !isSaved(productId), chosen })
    return { isSaved, toggle, guestItems: isGuest ? pending.toReversed() : undefined }
  }, [data, sending, pending, isGuest, actor])
  const { isSaved, toggle } = wishlist
  const save = useCallback(
    (productId: string, chosen: Chosen) => {
      if (!isSaved(productId)) toggle(productId, chosen)
    },
    [isSaved, toggle],
  )
  return (
    <WishlistContext value={wishlist}>
      <SaveForLater value={save}>{children}</SaveForLater>
    </WishlistContext>
  )
}

/** Returns the wishlist. Throws outside `WishlistProvider`. */
export function useWishlist(): Wishlist {
  const wishlist = useContext(WishlistContext)
  if (!wishlist) throw new Error('useWishlist must be used within a WishlistProvider')
  return wishlist
}
