import { useApolloClient } from '@apollo/client/react'
import { useCallback, useSyncExternalStore } from 'react'
import { pageQueries, readPage } from './load.ts'
import type { Head, RouteMatch } from './route.ts'

/** A page's head from what the cache holds; follows the cache as data arrives. */
export function usePageHead(match: RouteMatch): Head {
  const client = useApolloClient()
  const address = `${match.route.path} ${JSON.stringify(match.parameters)} ${match.search}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address says it all; match is new on each render
  const subscribe = useCallback(
    (notify: () => void) => {
      const stops = pageQueries(match).map(({ document, variables }) =>
        client.cache.watch({
          // As Apollo itself reads it; the document as it was written would be a second reading.
          query: client.cache.transformDocument(document),
          variables: variables as never,
          optimistic: true,
          callback: notify,
        }),
      )
      return () => {
        for (const stop of stops) stop()
      }
    },
    [client, address],
  )
  const read = () => JSON.stringify(match.route.head(readPage(client, match), match))
  return JSON.parse(useSyncExternalStore(subscribe, read, read))
}
