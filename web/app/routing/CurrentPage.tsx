import type { ErrorLike } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { evictQueries } from '#web/core/data/client.ts'
import { requestKey } from '#web/core/data/document.ts'
import { type QueryState, useQueries } from '#web/core/data/useQueries.ts'
import type { PageQuery } from '#web/core/page/pageQuery.ts'
import { LoadFailure } from '#web/shop/content/LoadFailure.tsx'
import { NotFoundScreen } from '#web/ui/screens/NotFoundScreen.tsx'
import { PageSkeleton } from '#web/ui/screens/PageSkeleton.tsx'
import { useFailureToast } from '#web/ui/toast/toast.ts'
import type { PageMatch } from './matchPage.ts'
import { usePageCode } from './pageCode.ts'

/** The page of a URL, its preview or skeleton while it loads, or the screen for a page that failed or does not exist. */
export function CurrentPage({ path, match }: { path: string; match: PageMatch }) {
  const { page, ...request } = match
  const code = usePageCode(page)
  const queries = page.queries(request)
  const results = usePageResults(queries)
  const data = useMemo(() => Object.assign({}, ...results.map((result) => result.data)), [results])
  useFailureToast(...optionalFailure(queries, results))
  if (!code) return <PageSkeleton />
  const failed = queries.findIndex(
    ({ role }, index) => role === 'required' && hasFailed(results[index]),
  )
  const query = queries[failed]
  const error = results[failed]?.error
  if (query && error) return <QueryFailure query={query} error={error} />
  const exists = page.exists(data, request)
  if (exists === false) return <NotFoundScreen />
  const { Page, Skeleton = PageSkeleton } = code
  const isComplete =
    exists && queries.every(({ role }, index) => role !== 'required' || results[index]?.data)
  const preview = isComplete ? undefined : page.preview(path)
  if (!isComplete && !page.rendersWithoutData && preview === undefined) return <Skeleton />
  return (
    <Page
      parameters={match.parameters}
      data={preview === undefined ? data : undefined}
      preview={preview}
      isLoading={queries.some(
        ({ role }, index) => role !== 'preloaded' && isUnknown(results[index]),
      )}
    />
  )
}

/**
 * Returns the results of a page's queries in their order, and requests unknown data. A failed response is evicted when
 * the page is left, because its missing fields would look like a page that does not exist.
 */
function usePageResults(queries: readonly PageQuery[]): readonly QueryState<object>[] {
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
const hasFailed = (result: QueryState<object> | undefined): boolean =>
  result?.error !== undefined && (!result.data || Object.values(result.data).includes(null))

const isUnknown = (result: QueryState<object> | undefined) => !result?.data && !result?.error

/** Whether an optional query failed, and the toast that reports it. */
function optionalFailure(
  queries: readonly PageQuery[],
  results: readonly QueryState<object>[],
): [hasFailed: boolean, message: string] {
  const failed = queries.find(({ role }, index) => role === 'optional' && results[index]?.error)
  return [failed !== undefined, failed?.failureMessage ?? '']
}

function QueryFailure({ query, error }: { query: PageQuery; error: ErrorLike }) {
  const client = useApolloClient()
  const key = requestKey(query)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the query
  const retry = useCallback(
    () =>
      client.query({
        query: query.query,
        variables: query.variables,
        fetchPolicy: 'network-only',
        errorPolicy: 'all',
      }),
    [client, key],
  )
  return <LoadFailure error={error} retry={retry} toast={query.failureMessage ?? ''} />
}
