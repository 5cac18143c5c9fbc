import { errorOfResponse } from './apiError.ts'
import type { ApolloStore, Reading } from './apolloStore.ts'
import { CacheLoader, type ImportStore } from './cacheLoader.ts'
import {
  type AnyRequest,
  type MutationDocument,
  type QueryRequest,
  requestKey,
} from './document.ts'
import { keepEqual } from './keepEqual.ts'
import type {
  FetchOptions,
  Mutation,
  MutationOptions,
  QueryOutcome,
  UnauthenticatedHandler,
} from './operations.ts'
import { Requests } from './requests.ts'
import { Results } from './results.ts'

interface ShopClientOptions {
  /** The address of the GraphQL API. */
  endpoint?: string
  /** Loads Apollo's cache; another one only in tests. */
  importStore?: ImportStore
}

/**
 * The shop's data client: sends queries and mutations, and caches the data of queries. Apollo's normalised cache takes
 * over with the first mutation, from which on one response can change the data of several queries. Neither callers nor
 * requests in flight are affected.
 */
export class ShopClient {
  readonly #results = new Results()
  readonly #requests: Requests
  readonly #cache: CacheLoader
  /** The data from which the server rendered the page, by request. */
  readonly #seeded = new Map<string, unknown>()
  #onUnauthenticated: UnauthenticatedHandler | undefined

  constructor({ endpoint = '/graphql', importStore }: ShopClientOptions = {}) {
    this.#requests = new Requests(endpoint)
    this.#cache = new CacheLoader(this.#results, importStore)
  }

  /** Returns a query's data; undefined while any of it is missing. Equal data has the same reference. */
  readQuery<Data>(request: AnyRequest<Data>): Data | undefined {
    return this.read(request).data as Data | undefined
  }

  /** Stores the data from which the server rendered the page. Hydration reads it, whatever was received since. */
  seed({ data, ...request }: AnyRequest & { data: unknown }): void {
    this.#seeded.set(requestKey(request), data)
    this.#results.write(request, data)
  }

  /** Returns the data that `seed` stored. */
  readSeeded<Data>(request: AnyRequest<Data>): Data | undefined {
    return this.#seeded.get(requestKey(request)) as Data | undefined
  }

  /** Returns a query's data with a text that identifies its missing fields. */
  read(request: AnyRequest): Reading {
    return this.#results.read(request)
  }

  writeQuery<Data, Variables extends object>({
    data,
    ...request
  }: QueryRequest<Data, Variables> & { data: Data }) {
    this.#results.write(request, data)
  }

  /** Replaces a query's data by what `update` returns. Undefined, or equal data, changes nothing. */
  updateQuery<Data, Variables extends object>(
    request: QueryRequest<Data, Variables>,
    update: (data: Data | undefined) => Data | undefined,
  ): void {
    const known = this.readQuery(request)
    const data = keepEqual(known, update(known))
    if (data !== undefined && data !== known) this.writeQuery({ ...request, data })
  }

  /** Calls `notify` after each change of a query's data. Returns a function that stops it. */
  watch(request: AnyRequest, notify: () => void): () => void {
    return this.#results.watch(request, notify)
  }

  /** Returns a query's data and stores it. Rejects with an ApiError, or with the reason of an aborted signal. */
  async query<Data, Variables extends object>(
    options: FetchOptions<Data, Variables>,
  ): Promise<QueryOutcome<Data>> {
    const {
      query,
      variables,
      fetchPolicy = 'cache-first',
      errorPolicy = 'none',
      ...sending
    } = options
    const request = { query, variables }
    const known = fetchPolicy === 'cache-first' ? this.readQuery(request) : undefined
    if (known !== undefined) return { data: known }
    const response = await this.#requests.query(request, sending)
    const error = errorOfResponse(response)
    if (error && errorPolicy === 'none') throw error
    const data = (response.data ?? undefined) as Data | undefined
    if (data !== undefined) this.writeQuery({ ...request, data })
    return { data, error }
  }

  /** Sends a mutation and stores its data. Rejects like `query`. */
  async mutate<Data, Variables extends object>({
    mutation,
    variables,
    waitsForSignIn = true,
    keepalive = false,
    storesData = true,
  }: MutationOptions<Data, Variables>): Promise<{ data: Data | undefined }> {
    // In parallel with the request: normalising its data needs Apollo's cache.
    const store = storesData ? this.#cache.open().catch(() => undefined) : undefined
    const response = await this.#requests.mutate(mutation, variables, keepalive)
    const error = errorOfResponse(response)
    if (error && waitsForSignIn && error.code === 'UNAUTHENTICATED')
      await this.#onUnauthenticated?.({ mutation, variables } as Mutation)
    if (error) throw error
    if (store) await this.#storeMutation(await store, mutation, variables, response.data)
    return { data: (response.data ?? undefined) as Data | undefined }
  }

  /** Stores the data of a successful mutation. If that fails, refetches the watched queries. */
  async #storeMutation(
    store: ApolloStore | undefined,
    mutation: MutationDocument,
    variables: object | undefined,
    data: unknown,
  ) {
    try {
      if (!store) throw new Error('Apollo could not be loaded')
      await store.writeMutation(mutation, variables, data)
    } catch {
      await this.refetchWatched()
    }
  }

  /** Makes mutations that are rejected as UNAUTHENTICATED wait for a handler. Returns a function that removes it. */
  handleUnauthenticated(handler: UnauthenticatedHandler): () => void {
    this.#onUnauthenticated = handler
    return () => {
      if (this.#onUnauthenticated === handler) this.#onUnauthenticated = undefined
    }
  }

  /** Removes queries' data. Watched queries are requested again. */
  evict(requests: readonly AnyRequest[]): void {
    this.#results.evict(requests)
  }

  /** Refetches the watched queries. Those that fail retain their data. */
  async refetchWatched(isWanted: (name: string) => boolean = () => true): Promise<void> {
    const wanted = this.#results.watched.filter(({ query }) => isWanted(query.name))
    const options = { fetchPolicy: 'network-only' } as const
    await Promise.all(
      wanted.map((request) => this.query({ ...request, ...options }).catch(() => {})),
    )
  }

  /** Loads the code of Apollo's cache before the first mutation needs it. */
  prepareCache(): void {
    this.#cache.prepare()
  }

  /** Moves the data to Apollo's cache. Rejects when its code cannot be loaded; the next call tries again. */
  async openCache(): Promise<void> {
    await this.#cache.open()
  }
}
