import type { ApolloClient } from '@apollo/client'
import { type PersistedDocument, requestKey } from './document.ts'

/**
 * Refetches the watched queries, those of equal variables once, and retains the data of those that fail, unlike
 * `client.refetchQueries`.
 */
export async function refetchWatched(
  client: ApolloClient,
  isWanted: (name: string) => boolean = () => true,
): Promise<void> {
  const watched = [...client.getObservableQueries()].map(({ options, variables }) => ({
    query: options.query as PersistedDocument,
    variables,
  }))
  const wanted = new Map(
    watched
      .filter(({ query }) => isWanted(query.name))
      .map((request) => [requestKey(request), request]),
  )
  const refetch = (request: { query: PersistedDocument; variables: object }) =>
    client.query({ ...request, fetchPolicy: 'network-only' }).catch(() => {})
  await Promise.all([...wanted.values()].map(refetch))
}
