import { type ApiError, toApiError } from './apiError.ts'
import type { QueryRequest } from './document.ts'
import type { ErrorPolicy, QueryOutcome } from './operations.ts'
import type { ShopClient } from './shopClient.ts'

/** Where a component's data comes from, with the names and meanings of Apollo Client. */
export type FetchPolicy = 'cache-first' | 'cache-only' | 'cache-and-network' | 'network-only'

export interface ObserverOptions {
  fetchPolicy: FetchPolicy
  errorPolicy: ErrorPolicy
}

/** The state of a component's query. */
export interface QueryResult<Data> {
  data: Data | undefined
  /** Why the last request failed; undefined as soon as another one is sent. Earlier data is retained. */
  error: ApiError | undefined
  /** Whether a request is in flight, or about to be sent. */
  loading: boolean
}

/** Follows one query for one component: sends requests according to its fetch policy and reports changes. */
export class QueryObserver<Data, Variables extends object> {
  readonly #client: ShopClient
  readonly #request: QueryRequest<Data, Variables>
  readonly #options: ObserverOptions
  #result: QueryResult<Data>
  #notify: (() => void) | undefined
  /** Identifies the newest request; older ones are not reported. */
  #newest = 0
  #isInFlight = false
  /** Whether the policy's own request has been sent. */
  #hasFetched = false
  /** The missing fields for which a request was sent last; it is not repeated for the same fields. */
  #lastGap = ''

  constructor(
    client: ShopClient,
    request: QueryRequest<Data, Variables>,
    options: ObserverOptions,
  ) {
    this.#client = client
    this.#request = request
    this.#options = options
    this.#result = initialResult(client.readQuery(request), options.fetchPolicy)
  }

  getResult = (): QueryResult<Data> => this.#result

  /** Starts following, for one listener. Returns a function that stops it. */
  subscribe = (notify: () => void): (() => void) => {
    this.#notify = notify
    const stop = this.#client.watch(this.#request, this.#follow)
    if (this.#mustFetch()) this.#fetch().catch(() => {})
    else this.#follow()
    return () => {
      this.#notify = undefined
      stop()
    }
  }

  /** Sends the query again. Rejects when that fails and the error policy is `none`. */
  refetch = (): Promise<QueryOutcome<Data>> => this.#fetch()

  #mustFetch() {
    const { fetchPolicy } = this.#options
    if (this.#hasFetched || this.#isInFlight || fetchPolicy === 'cache-only') return false
    return fetchPolicy !== 'cache-first' || this.#client.readQuery(this.#request) === undefined
  }

  #follow = () => {
    const { fetchPolicy } = this.#options
    // The response in flight will contain it, and `network-only` must not show older data.
    if (this.#isInFlight && fetchPolicy !== 'cache-and-network') return
    if (fetchPolicy === 'network-only' && !this.#hasFetched) return
    const { data, gap } = this.#client.read(this.#request)
    if (data !== undefined || fetchPolicy === 'cache-only')
      return this.#report({
        data: data as Data | undefined,
        error: undefined,
        loading: this.#isInFlight,
      })
    if (this.#isInFlight || this.#result.error || gap === this.#lastGap) return
    this.#lastGap = gap
    this.#fetch().catch(() => {})
  }

  async #fetch(): Promise<QueryOutcome<Data>> {
    const { errorPolicy } = this.#options
    const number = ++this.#newest
    this.#hasFetched = true
    this.#isInFlight = true
    this.#report({ loading: true, error: undefined })
    try {
      const outcome = await this.#client.query({
        ...this.#request,
        fetchPolicy: 'network-only',
        errorPolicy,
      })
      if (number === this.#newest) this.#settle(outcome)
      return outcome
    } catch (error) {
      if (number === this.#newest) this.#settle({ error: toApiError(error) })
      throw error
    }
  }

  #settle({ data, error }: { data?: Data | undefined; error?: ApiError | undefined }) {
    this.#isInFlight = false
    const reading = this.#client.read(this.#request)
    this.#lastGap = reading.gap
    const mayReadStored = data !== undefined || this.#options.fetchPolicy !== 'network-only'
    const stored = mayReadStored ? (reading.data as Data | undefined) : undefined
    this.#report({ data: stored ?? data ?? this.#result.data, error, loading: false })
  }

  #report(change: Partial<QueryResult<Data>>) {
    const before = this.#result
    const after = { ...before, ...change }
    const isSame =
      after.data === before.data && after.error === before.error && after.loading === before.loading
    if (isSame) return
    this.#result = after
    this.#notify?.()
  }
}

/** Returns the state before the first request. */
export function initialResult<Data>(
  known: Data | undefined,
  fetchPolicy: FetchPolicy,
): QueryResult<Data> {
  const data = fetchPolicy === 'network-only' ? undefined : known
  const isComplete = data !== undefined && fetchPolicy === 'cache-first'
  return { data, error: undefined, loading: !isComplete && fetchPolicy !== 'cache-only' }
}
