import { useApolloClient } from '@apollo/client/react'
import { createContext, useCallback, useContext } from 'react'
import type { Failure } from '#web/core/failure.ts'
import type { Elements } from '#web/lib/elements.ts'
import { LoadFailure } from '#web/shop/content/LoadFailure.tsx'
import { loadPage } from './load.ts'
import type { PageMatch } from './matchPage.ts'

/** The failure that the server met while it loaded this page, until the page has been loaded. */
export const FailureContext = createContext<{ failure: Failure | undefined; clear: () => void }>({
  failure: undefined,
  clear: () => {},
})

interface FailureGateProps {
  path: string
  match: PageMatch
  children: Elements
}

/** Shows the error screen for a page that the server could not load, and the page once it can be. */
export function FailureGate({ path, match, children }: FailureGateProps) {
  const { failure, clear } = useContext(FailureContext)
  const client = useApolloClient()
  const retry = useCallback(async () => {
    const { data } = await loadPage(client, match, {
      fetchPolicy: 'network-only',
      errorPolicy: 'all',
    })
    if (match.page.exists(data, match)) clear()
  }, [client, match, clear])
  if (failure?.address.split('?')[0] !== path) return children
  const query = match.page.queries(match).find(({ role }) => role === 'required')
  return <LoadFailure givenFailure={failure} retry={retry} toast={query?.failureMessage ?? ''} />
}
