import { useQuerySelector } from '#web/core/data/useQuerySelector.ts'
import { CartDocument, type CartQuery } from '#web/shop/cart/cart.generated.ts'
import { useSession } from './useSession.ts'

/** Who visits. Unknown until the page stands: no cached page may hold it. */
export function useVisitor() {
  const { status, user } = useSession()
  return {
    isSignedIn: status === 'signedIn',
    isGuest: status === 'guest',
    accountName: user?.displayName ?? 'My Account',
  }
}

/** Returns how many items are in the bag, which its machine fetches; badge and drawer show the same data. */
export const useBagCount = (): number => useQuerySelector(CartDocument, countItems)

const countItems = (data: CartQuery | undefined) => data?.cart?.itemCount ?? 0
