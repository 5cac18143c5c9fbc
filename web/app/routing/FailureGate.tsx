import { useApolloClient } from '@apollo/client/react'
import { createContext, useContext, useEffect } from 'react'
import { type Failure, messageOfFailure } from '#web/core/failure.ts'
import { reportFailure } from '#web/core/flight/reportFailure.ts'
import type { Elements } from '#web/lib/elements.ts'
import { ErrorScreen } from '#web/ui/screens/ErrorScreen.tsx'
import { useFailureToast } from '#web/ui/toast/useFailureToast.ts'
import { loadPage } from './load.ts'
import type { PageMatch } from './matchPage.ts'

const retryMilliseconds = 3000

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
  const { failure: first, clear } = useContext(FailureContext)
  const failure = first?.address.split('?')[0] === path ? first : undefined
  const client = useApolloClient()
  const query = match.page.queries(match).find(({ role }) => role === 'required')
  const message = query?.failureMessage ?? ''
  useFailureToast(failure !== undefined && message !== '', message)
  useEffect(() => {
    if (!failure) return
    let stopped = false
    const retry = async () => {
      const { data } = await loadPage(client, match, {
        fetchPolicy: 'network-only',
        errorPolicy: 'all',
      })
      if (!stopped && match.page.exists(data, match)) clear()
    }
    const timer = setInterval(retry, retryMilliseconds)
    return () => {
      stopped = true
      clearInterval(timer)
    }
  }, [failure, client, match, clear])
  if (!failure) return children
  return (
    <ErrorScreen
      {...failure}
      message={messageOfFailure(failure.code)}
      onRefresh={() => location.reload()}
      onReport={() => reportFailure(failure)}
    />
  )
}
