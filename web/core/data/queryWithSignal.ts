import type { ApolloClient, FetchPolicy } from '@apollo/client'
import type { QueryRequest } from './document.ts'

type Options<Data, Variables extends object> = QueryRequest<Data, Variables> & {
  fetchPolicy?: Exclude<FetchPolicy, 'standby' | 'no-cache'>
  context?: { queryDeduplication: boolean }
  signal: AbortSignal | undefined
}

/**
 * Returns a query's data like `client.query`, and aborts its request when the signals of all its callers have aborted,
 * because Apollo aborts requests by their subscriptions only.
 */
export function queryWithSignal<Data, Variables extends object>(
  client: ApolloClient,
  { signal, ...options }: Options<Data, Variables>,
): Promise<{ data: Data | undefined }> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const leave = () => {
      reject(signal?.reason)
      stop()
    }
    const stop = () => {
      signal?.removeEventListener('abort', leave)
      // The first result may arrive before the subscription exists.
      queueMicrotask(() => subscription.unsubscribe())
    }
    signal?.addEventListener('abort', leave)
    const subscription = client
      .watchQuery<Data, Variables>(options as never)
      .subscribe(({ data, error, loading }) => {
        if (loading) return
        if (error) reject(error)
        else resolve({ data: data as Data | undefined })
        stop()
      })
  })
}

/**
 * Returns a query's data to an actor, and never settles once the actor stops: React's strict mode starts it again, and
 * the rejection of its first start would end it.
 */
export const queryOfActor = <Data, Variables extends object>(
  client: ApolloClient,
  options: Options<Data, Variables>,
) =>
  queryWithSignal(client, options).catch((error: unknown) =>
    options.signal?.aborted ? new Promise<never>(() => {}) : Promise.reject(error),
  )
