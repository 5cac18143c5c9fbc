import { useMemo, useSyncExternalStore } from 'react'
import { useShopClient } from './clientContext.ts'
import { type AnyRequest, type QueryDocument, type QueryRequest, requestKey } from './document.ts'
import type { ErrorPolicy, QueryOutcome } from './operations.ts'
import {
  type FetchPolicy,
  initialResult,
  QueryObserver,
  type QueryResult,
} from './queryObserver.ts'
import type { ShopClient } from './shopClient.ts'

export interface QueryOptions<Variables> {
  variables?: Variables | undefined
  /** Sends no request and returns no data. */
  skip?: boolean | undefined
  /** False leaves the data out of the server's page and of its hydration; for data of one visitor. */
  ssr?: boolean | undefined
  /** `none` rejects a response with errors; `all` returns its data as well. The default is `none`. */
  errorPolicy?: ErrorPolicy | undefined
  /**
   * `cache-first` sends a request only for unknown data, `cache-only` never; `cache-and-network` shows cached data and
   * always sends one; `network-only` shows only the response. The default is `cache-first`.
   */
  fetchPolicy?: FetchPolicy | undefined
}

export interface QueryState<Data> extends QueryResult<Data> {
  /** Sends the query again. Rejects when that fails and the error policy is `none`. */
  refetch: () => Promise<QueryOutcome<Data>>
}

const skipped = { data: undefined, error: undefined, loading: false }
const pending = { data: undefined, error: undefined, loading: true }

/** Returns a query's data and follows it. Options of Apollo Client that are not listed here do not exist. */
export const useQuery = typeof window === 'undefined' ? useServerQuery : useBrowserQuery

function useBrowserQuery<Data, Variables extends object>(
  document: QueryDocument<Data, Variables>,
  options: QueryOptions<Variables>,
): QueryState<Data> {
  const { variables, skip = false, ssr = true } = options
  const { fetchPolicy = 'cache-first', errorPolicy = 'none' } = options
  const client = useShopClient()
  const request: QueryRequest<Data, Variables> = { query: document, variables }
  const key = requestKey(request)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies document and variables
  const { subscribe, getResult, getServerResult, refetch } = useMemo(() => {
    const observer = new QueryObserver(client, request, { fetchPolicy, errorPolicy })
    const current = observer.getResult()
    const sent = seededResult(client, request, fetchPolicy, ssr)
    // The same reference for equal results, so that React renders once.
    const onServer = sent.data === current.data && sent.loading === current.loading ? current : sent
    if (skip)
      return {
        subscribe: neverChanges,
        getResult: () => skipped,
        getServerResult: () => skipped,
        refetch: observer.refetch,
      }
    return { ...observer, getServerResult: () => onServer }
  }, [client, key, skip, ssr, fetchPolicy, errorPolicy])
  const result = useSyncExternalStore<QueryResult<Data>>(subscribe, getResult, getServerResult)
  return { ...result, refetch }
}

/** Returns what the page's own queries returned; there are no requests during rendering on the server. */
function useServerQuery<Data, Variables extends object>(
  document: QueryDocument<Data, Variables>,
  { variables, skip, ssr = true, fetchPolicy = 'cache-first' }: QueryOptions<Variables>,
): QueryState<Data> {
  const client = useShopClient()
  const request = { query: document, variables }
  const result = skip ? skipped : seededResult(client, request, fetchPolicy, ssr)
  return { ...result, refetch: unavailable }
}

function seededResult<Data>(
  client: ShopClient,
  request: AnyRequest<Data>,
  fetchPolicy: FetchPolicy,
  ssr: boolean,
): QueryResult<Data> {
  return ssr ? initialResult(client.readSeeded(request), fetchPolicy) : pending
}

const neverChanges = () => () => {}
const unavailable = () =>
  Promise.reject(new Error('Refetching is not possible during server rendering'))
