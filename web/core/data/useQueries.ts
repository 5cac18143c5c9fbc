import type { ApolloClient, ErrorLike, WatchQueryFetchPolicy } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useMemo, useSyncExternalStore } from 'react'
import { type QueryRequest, requestKey } from './document.ts'

interface WatchedQuery<Data, Variables extends object> extends QueryRequest<Data, Variables> {
  fetchPolicy: WatchQueryFetchPolicy
  errorPolicy?: 'all' | 'none'
}

/** The state of one query, as `useQuery` returns it. */
export interface QueryState<Data> {
  data?: Data | undefined
  error?: ErrorLike | undefined
  loading: boolean
}

/** Watches several queries, as `useQuery` does one, and returns their states in their order. */
export function useQueries<Data, Variables extends object>(
  queries: readonly WatchedQuery<Data, Variables>[],
): readonly QueryState<Data>[] {
  const client = useApolloClient()
  const key = queries.map(requestKey).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the queries
  const { subscribe, read } = useMemo(() => watch(client, queries), [client, key])
  return useSyncExternalStore(subscribe, read, read)
}

function watch<Data, Variables extends object>(
  client: ApolloClient,
  queries: readonly WatchedQuery<Data, Variables>[],
) {
  const watched = queries.map((query) => client.watchQuery(query as never))
  const current = () => watched.map((query) => query.getCurrentResult() as QueryState<Data>)
  let states: readonly QueryState<Data>[] = current()
  return {
    subscribe: (notify: () => void) => {
      const subscriptions = watched.map((query) => query.subscribe(notify))
      return () => {
        for (const subscription of subscriptions) subscription.unsubscribe()
      }
    },
    /** Returns the same reference for the same states. */
    read: () => {
      const next = current()
      if (next.some((state, index) => state !== states[index])) states = next
      return states
    },
  }
}
