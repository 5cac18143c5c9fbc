import { useCartQuery } from '../cart/cart.generated.ts'
import { useSession } from '../customer/useSession.ts'

/** Who visits and what is in their bag. Unknown until the page stands: no cached page may hold it. */
export function useVisitor() {
  const { status, user } = useSession()
  // The bag's machine fetches it; badge and drawer show the same copy.
  const { data: bag } = useCartQuery({ fetchPolicy: 'cache-only' })
  return {
    isSignedIn: status === 'signedIn',
    isGuest: status === 'guest',
    accountName: user?.displayName ?? 'My Account',
    bagCount: bag?.cart?.itemCount ?? 0,
  }
}
