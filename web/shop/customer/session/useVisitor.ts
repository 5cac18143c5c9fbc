import { sessionCopy } from '#web/generated/messages/sessionCopy.ts'
import { useCartQuery } from '#web/shop/cart/cart.generated.ts'
import { useSession } from './useSession.ts'

/** Returns what the header shows of the visitor. It is unknown in the server's HTML, which is cached for everyone. */
export function useVisitor() {
  const { status, user } = useSession()
  return {
    isSignedIn: status === 'signedIn',
    isGuest: status === 'guest',
    accountName: user?.displayName ?? sessionCopy.account,
  }
}

/** Returns the number of items in the bag, from the same data as the mini cart (cart.source). */
export const useCartCount = (): number =>
  useCartQuery({ fetchPolicy: 'cache-only', ssr: false }).data?.cart?.itemCount ?? 0
