import { useHeaderVisitorQuery } from './visitor.generated.ts'

/** Who visits and what is in their bag. Unknown until the page stands: no cached page may hold it. */
export function useVisitor() {
  const { data } = useHeaderVisitorQuery({ ssr: false, errorPolicy: 'all' })
  return {
    isSignedIn: Boolean(data?.viewer),
    accountName: data?.viewer?.displayName ?? 'My Account',
    bagCount: data?.cart?.itemCount ?? 0,
  }
}
