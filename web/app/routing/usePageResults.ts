import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { useShopClient } from '#web/core/data/clientContext.ts'
import { requestKey } from '#web/core/data/document.ts'
import { initialResult, QueryObserver, type QueryResult } from '#web/core/data/queryObserver.ts'
import type { ShopClient } from '#web/core/data/shopClient.ts'
import type { PageQuery } from '#web/core/page/pageQuery.ts'

type Results = readonly QueryResult<object>[]

/**
 * Returns the results of a page's queries in their order and follows them. Requests unknown data, except that of
 * preloaded queries, which components of the page request. A failed response is evicted when the page is left, because
 * its missing fields would look like a page that does not exist on the next visit.
 */
export function usePageResults(queries: readonly PageQuery[]): Results {
  const client = useShopClient()
  const key = queries.map(requestKey).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the queries
  const { subscribe, read, readSeeded } = useMemo(() => observe(client, queries), [client, key])
  const results = useSyncExternalStore(subscribe, read, readSeeded)
  const failed = useRef<readonly PageQuery[]>([])
  failed.current = queries.filter((_, index) => hasFailed(results[index]))
  // biome-ignore lint/correctness/useExhaustiveDependencies: other queries are another visit
  useEffect(() => () => client.evict(failed.current), [client, key])
  return results
}

/** Whether a query's response lacks data because of an error, in which case `null` does not mean that the page does not exist. */
export const hasFailed = (result: QueryResult<object> | undefined): boolean =>
  result?.error !== undefined && (!result.data || Object.values(result.data).includes(null))

function observe(client: ShopClient, queries: readonly PageQuery[]) {
  const observers = queries.map(({ query, variables, role }) => {
    const fetchPolicy = role === 'preloaded' ? 'cache-only' : 'cache-first'
    return new QueryObserver<object, never>(
      client,
      { query, variables },
      { fetchPolicy, errorPolicy: 'all' },
    )
  })
  let results: Results = observers.map((observer) => observer.getResult())
  const read = () => {
    const next = observers.map((observer) => observer.getResult())
    if (next.some((result, index) => result !== results[index])) results = next
    return results
  }
  const seeded = queries.map(({ role, ...request }) =>
    initialResult(client.readSeeded(request), role === 'preloaded' ? 'cache-only' : 'cache-first'),
  )
  // The same reference for equal results, so that React renders once.
  const isSame = seeded.every(
    ({ data, loading }, index) =>
      data === results[index]?.data && loading === results[index]?.loading,
  )
  const onServer = isSame ? results : seeded
  return {
    subscribe: (notify: () => void) => {
      const stops = observers.map((observer) => observer.subscribe(notify))
      return () => {
        for (const stop of stops) stop()
      }
    },
    read,
    readSeeded: () => onServer,
  }
}
