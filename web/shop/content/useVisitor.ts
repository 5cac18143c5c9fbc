import { useBagCountQuery } from '../cart/cart.generated.ts'
import { useSession } from '../customer/useSession.ts'

/** Who visits. Unknown until the page stands: no cached page may hold it. */
export function useVisitor() {
  const { status, user } = useSession()
  return {
    isSignedIn: status === 'signedIn',
    isGuest: status === 'guest',
    accountName: user?.displayName ?? 'My Account',
  }
}

/** How many pieces are in the bag. Its machine fetches it; badge and drawer show the same copy. */
export function useBagCount(): number {
  const { data } = useBagCountQuery({ fetchPolicy: 'cache-only' })
  return data?.cart?.itemCount ?? 0
}
