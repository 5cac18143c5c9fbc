import { useCartQuery } from '../cart/cart.generated.ts'
import { useViewerQuery } from './visitor.generated.ts'

/** Who visits and what is in their bag. Unknown until the page stands: no cached page may hold it. */
export function useVisitor() {
  const { data } = useViewerQuery({ ssr: false, errorPolicy: 'all' })
  // The bag's machine fetches it; badge and drawer show the same copy.
  const { data: bag } = useCartQuery({ fetchPolicy: 'cache-only' })
  return {
    isSignedIn: Boolean(data?.viewer),
    accountName: data?.viewer?.displayName ?? 'My Account',
    bagCount: bag?.cart?.itemCount ?? 0,
  }
}
