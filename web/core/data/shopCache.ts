import { ApolloCache, type Cache, type DocumentNode } from '@apollo/client'
import { idleTask } from '#web/boot/tasks.ts'
import { reloadForCode } from '#web/lib/reloadForCode.ts'
import {
  type AnyRequest,
  type PersistedDocument,
  type QueryRequest,
  requestKey,
} from './document.ts'
import { keepEqual } from './keepEqual.ts'

type Code = typeof import('./normalizedCache.ts')
export type ImportNormalized = () => Promise<Pick<Code, 'createCache' | 'documents' | 'evictQuery'>>
type Normalized = Awaited<ReturnType<ImportNormalized>> & { cache: ReturnType<Code['createCache']> }
type Watch = Cache.WatchOptions<unknown>
type Batch<Result> = Cache.BatchOptions<ShopCache, Result>

interface Response {
  request: QueryRequest
  data: unknown
  /** The last result of the normalised cache; `data` has its parts that were known before. */
  read?: unknown
  /** The number of the last write, which shows whether a copy is complete. */
  version: number
}

/** The most responses that are stored without being watched, for back navigation. */
const maxUnwatched = 50

/** The most of these that are moved to the normalised cache, since each takes time. */
const maxMoved = 8

const incomplete = { complete: false, result: null } as Cache.DiffResult<never>

/**
 * Stores the responses of queries as received, by document and variables, until the first mutation: then `normalize`
 * moves them to Apollo's `InMemoryCache`, which everything is passed to from then on. Equal data retains its
 * references, also across the move, so that it causes no render.
 */
export class ShopCache extends ApolloCache {
  override readonly assumeImmutableResults = true
  readonly #import: ImportNormalized
  readonly #responses = new Map<string, Response>()
  readonly #watches = new Map<Watch, { key: string; stop?: () => void }>()
  #code: ReturnType<ImportNormalized> | undefined
  #move: Promise<Normalized> | undefined
  /** Being filled; not yet read from. */
  #next: Normalized | undefined
  #normalized: Normalized | undefined
  #writes = 0
  #transactions = 0
  readonly #changed = new Set<string>()

  constructor(importNormalized: ImportNormalized = () => import('./normalizedCache.ts')) {
    super()
    this.#import = importNormalized
  }

  override diff<Data>(options: Cache.DiffOptions<Data>): Cache.DiffResult<Data> {
    const response = this.#responses.get(keyOf(options))
    if (!this.#normalized)
      return response ? { complete: true, result: response.data as Data } : incomplete
    const query = documentIn(this.#normalized, options.query)
    // A mutation's data is not read.
    if (!query || options.id === 'ROOT_MUTATION') return incomplete
    const diff = this.#normalized.cache.diff<Data>({ ...options, query })
    if (!response || !diff.complete) return diff
    if (response.read !== diff.result) {
      response.read = diff.result
      response.data = keepEqual(response.data, diff.result)
    }
    return { ...diff, result: response.data as Data }
  }

  override read<Data>({ rootId, ...options }: Cache.ReadOptions<Data>) {
    const id = rootId === undefined ? {} : { id: rootId }
    const diff = this.diff<Data>({ ...options, ...id, optimistic: options.optimistic ?? false })
    return (diff.complete || options.returnPartialData ? diff.result : null) as never
  }

  override write(options: Cache.WriteOptions) {
    if (this.#normalized) {
      const query = documentIn(this.#normalized, options.query)
      return query && this.#normalized.cache.write({ ...options, query })
    }
    if (options.dataId === 'ROOT_QUERY') this.#store(options)
    return undefined
  }

  #store({ query, variables, result }: Cache.WriteOptions) {
    const request = { query: query as PersistedDocument, variables }
    const key = keyOf(request)
    const before = this.#responses.get(key)
    const data = keepEqual(before?.data, result)
    // The newest are the last.
    this.#responses.delete(key)
    this.#responses.set(key, { request, data, version: ++this.#writes })
    if (data !== before?.data) this.#changed.add(key)
    this.#dropUnwatched(maxUnwatched)
    this.#broadcast()
  }

  override watch<Data>(options: Cache.WatchOptions<Data>): () => void {
    const watch = options as Watch
    const entry: { key: string; stop?: () => void } = { key: keyOf(watch) }
    this.#watches.set(watch, entry)
    if (this.#normalized) {
      const request = { query: watch.query as PersistedDocument, variables: watch.variables }
      // Retains the references of watched data.
      if (!this.#responses.has(entry.key))
        this.#responses.set(entry.key, { request, data: undefined, version: 0 })
      follow(this.#normalized, watch, entry)
    } else if (watch.immediate) {
      watch.lastDiff = this.diff(watch)
      watch.callback(watch.lastDiff)
    }
    return () => {
      entry.stop?.()
      this.#watches.delete(watch)
      if (this.#normalized && !this.#watched().has(entry.key)) this.#responses.delete(entry.key)
    }
  }

  override batch<Result>({ update, ...options }: Batch<Result>): Result {
    if (this.#normalized)
      return this.#normalized.cache.batch({ ...(options as object), update: () => update(this) })
    this.#transactions += 1
    try {
      return update(this)
    } finally {
      this.#transactions -= 1
      this.#broadcast(options.onWatchUpdated)
    }
  }

  override performTransaction(update: (cache: ApolloCache) => void, optimistic?: string | null) {
    this.batch({ update, optimistic: optimistic ?? optimistic !== null })
  }

  #broadcast(onWatchUpdated?: Batch<unknown>['onWatchUpdated']) {
    if (this.#transactions > 0 || this.#changed.size === 0) return
    const changed = new Set(this.#changed)
    this.#changed.clear()
    for (const [watch, { key }] of [...this.#watches]) {
      if (!changed.has(key)) continue
      const { lastDiff } = watch
      const diff = this.diff(watch)
      if (onWatchUpdated?.call(this, watch, diff, lastDiff) === false) continue
      watch.lastDiff = diff
      watch.callback(diff, lastDiff)
    }
  }

  /** Evicts an object or a field, or the data of a query. */
  override evict(options: Cache.EvictOptions | AnyRequest): boolean {
    if (!('query' in options)) return this.#normalized?.cache.evict(options) ?? false
    for (const normalized of [this.#next, this.#normalized])
      normalized?.evictQuery(normalized.cache, options)
    const key = keyOf(options)
    if (this.#normalized || !this.#responses.delete(key)) return false
    this.#changed.add(key)
    this.#broadcast()
    return true
  }

  /** Loads the code of the normalised cache ahead, again after a failure. */
  prepare(): void {
    this.#load().catch(() => {})
  }

  /** Whether data of a document can be stored in the normalised cache, once that holds what is shown. */
  canStore({ hash }: PersistedDocument): Promise<boolean> {
    return this.normalize().then(
      () => this.#normalized?.documents[hash] !== undefined,
      () => false,
    )
  }

  /**
   * Moves the watched and the most recently used responses to the normalised cache, one per idle task, in the order of
   * arrival. Data that is written meanwhile is copied too. Rejects when the code cannot be loaded; the next call tries
   * again.
   */
  async normalize(): Promise<void> {
    this.#move ??= this.#moveResponses().catch((error: unknown) => {
      this.#move = undefined
      throw error
    })
    await this.#move
  }

  #load() {
    this.#code ??= this.#import().catch((error: unknown) => {
      this.#code = undefined
      reloadForCode({ keepsText: true })
      throw error
    })
    return this.#code
  }

  async #moveResponses() {
    const code = await this.#load()
    const next = { ...code, cache: code.createCache() }
    this.#dropUnwatched(maxMoved)
    this.#next = next
    const copied = new Map<string, number>()
    for (;;) {
      await idleTask()
      const changed = [...this.#responses].find(([key, { version }]) => copied.get(key) !== version)
      if (!changed) break
      const [key, { request, data, version }] = changed
      copied.set(key, version)
      const query = documentIn(next, request.query)
      if (!query) continue
      next.cache.writeQuery({ query, variables: request.variables ?? {}, data })
      if (!this.#watched().has(key)) continue
      await idleTask()
      next.cache.diff({ query, variables: request.variables ?? {}, optimistic: true })
    }
    this.#next = undefined
    this.#normalized = next
    this.#dropUnwatched(0)
    for (const [watch, entry] of this.#watches) follow(next, watch, entry)
    return next
  }

  #watched = () => new Set([...this.#watches.values()].map(({ key }) => key))

  #dropUnwatched(max: number) {
    if (this.#responses.size <= max) return
    const watched = this.#watched()
    const unwatched = [...this.#responses.keys()].filter((key) => !watched.has(key))
    for (const key of unwatched.slice(0, Math.max(0, unwatched.length - max)))
      this.#responses.delete(key)
  }

  override async reset() {
    this.#responses.clear()
    await this.#normalized?.cache.reset()
  }

  override restore() {
    return this
  }

  /** The data by object once it is normalised, before by request; for the developer tools. */
  override extract(optimistic?: boolean): unknown {
    if (this.#normalized) return this.#normalized.cache.extract(optimistic)
    const requests = [...this.#responses.values()]
    return Object.fromEntries(
      requests.map(({ request, data }) => [
        `${request.query.name}(${JSON.stringify(request.variables ?? {})})`,
        data,
      ]),
    )
  }

  /** Collects garbage and drops Apollo's memoised reads, which would retain every product that was ever read. */
  override gc = () => this.#normalized?.cache.gc({ resetResultCache: true }) ?? []
  override removeOptimistic = (id: string) => this.#normalized?.cache.removeOptimistic(id)
  override modify<Entity extends Record<string, unknown>>(options: Cache.ModifyOptions<Entity>) {
    return this.#normalized?.cache.modify(options) ?? false
  }
  override fragmentMatches(...of: Parameters<ApolloCache['fragmentMatches']>) {
    return this.#normalized?.cache.fragmentMatches(...of) ?? false
  }
}

const keyOf = (request: { query: unknown; variables?: unknown }) =>
  requestKey(request as AnyRequest)

/** The document with its selections; itself where it has them, undefined for a document of another build. */
function documentIn({ documents }: Normalized, query: DocumentNode): DocumentNode | undefined {
  const { hash } = query as Partial<PersistedDocument>
  return hash === undefined ? query : documents[hash]
}

function follow(normalized: Normalized, watch: Watch, entry: { stop?: () => void }) {
  const query = documentIn(normalized, watch.query)
  // The same object, because Apollo stores its own notes in it.
  if (query) entry.stop = normalized.cache.watch(Object.assign(watch, { query }))
}
