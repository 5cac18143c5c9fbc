import { useApolloClient } from '@apollo/client/react'
import { useEffect, useRef } from 'react'
import { evictQueries } from '#web/core/data/client.ts'
import { requestKey } from '#web/core/data/document.ts'
import { type QueryState, useQueries } from '#web/core/data/useQueries.ts'
import type { PageQuery } from '#web/core/page/pageQuery.ts'

/**
 * Returns the results of a page's queries in their order and follows them. Requests unknown data, except that of
 * preloaded queries, which components of the page request. A failed response is evicted when the page is left, because
 * its missing fields would look like a page that does not exist on the next visit.
 */
export function usePageResults(queries: readonly PageQuery[]): readonly QueryState<object>[] {
  const client = useApolloClient()
  const results = useQueries(
    queries.map(({ role, query, variables }) => ({
      query,
      variables,
      fetchPolicy: role === 'preloaded' ? ('cache-only' as const) : ('cache-first' as const),
      errorPolicy: 'all' as const,
    })),
  )
  const failed = useRef<readonly PageQuery[]>([])
  failed.current = queries.filter((_, index) => hasFailed(results[index]))
  const key = queries.map(requestKey).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: other queries are another visit
  useEffect(() => () => evictQueries(client, failed.current), [client, key])
  return results
}

/** Whether a query's response lacks data because of an error, in which case `null` does not mean that the page does not exist. */
export const hasFailed = (result: QueryState<object> | undefined): boolean =>
  result?.error !== undefined && (!result.data || Object.values(result.data).includes(null))
