import { LRUCache } from 'lru-cache'
import { CmsError } from '../upstream/cmsError.ts'
import type { Freshness } from './freshness.ts'
import { type Lifetime, responseLifetime } from './lifetime.ts'

/** The response to a public read, converted to the schema; its value is null if the CMS responds not_found. */
export interface Reading {
  value: unknown
  /** Size in characters as received, for the cache's budget. */
  size: number
  etag: string | undefined
  /** Undefined if it must not be cached. */
  freshness: Freshness | undefined
}

/** A reading and when it was requested, in milliseconds of the clock. */
export interface CachedReading extends Reading {
  requestedAt: number
}

/** A cache that gateways share. Its methods never fail. */
export interface SharedStore {
  get(key: string): Promise<CachedReading | undefined>
  set(key: string, cached: CachedReading): void
  delete(key: string): void
}

/** Requests a reading from the CMS; `unchanged` if the reading with that ETag is still valid. */
export type Load = (
  etag: string | undefined,
) => Promise<Reading | { unchanged: Freshness | undefined }>

/** Whether a value came from the cache, fresh or stale, from a read in flight, or from the CMS. */
export type CacheVerdict = 'hit' | 'stale' | 'stale-on-error' | 'joined' | 'miss'

/** A value, where it came from, and how long data that depends on it may be used. */
export interface ReadResult {
  value: unknown
  verdict: CacheVerdict
  lifetime: Lifetime
}

/** Milliseconds until the next attempt when a reading could not be revalidated. */
const retryDelay = 2000

// Cleared when the read ends: old tables of a growing and shrinking Map retain their values until a late garbage
// collection, which took a quarter of the time when they held promises.
interface PendingRead {
  promise: Promise<CachedReading> | undefined
}

interface Options {
  /** Budget in characters as received; in memory a reading takes about three times that. */
  budget?: number
  clock?: () => number
  shared?: SharedStore | undefined
}

const outages: ReadonlySet<string> = new Set([
  'CMS_UNAVAILABLE',
  'CMS_TIMEOUT',
  'BAD_CMS_RESPONSE',
  'EMPTY_RESPONSE',
  'INTERNAL',
  'RATE_LIMITED',
])

/**
 * Public readings, shared by all visitors, cached as long as the CMS allows, and used while it is down. Failures are
 * never cached.
 */
export class PublicReads {
  readonly #entries: LRUCache<string, CachedReading>
  readonly #inFlight = new Map<string, PendingRead>()
  readonly #clock: () => number
  readonly #shared: SharedStore | undefined

  constructor({ budget = 32 * 1024 * 1024, clock = Date.now, shared }: Options = {}) {
    this.#clock = clock
    this.#shared = shared
    this.#entries = new LRUCache({ maxSize: budget, sizeCalculation: ({ size }) => size + 500 })
  }

  /** The value of a key, cached or from the CMS. Without `acceptsStale` a stale one is revalidated first. */
  async read(key: string, load: Load, acceptsStale = true): Promise<ReadResult> {
    const local = this.#entries.get(key)
    const cached =
      !this.#shared || this.#isFresh(local) ? local : await this.#latest(key, local, this.#shared)
    const remaining = cached ? this.#remaining(cached) : 0
    if (cached?.freshness && remaining > 0) return toResult(cached, 'hit')
    if (acceptsStale && cached?.freshness && remaining + cached.freshness.stale > 0) {
      this.#load(key, load, cached).catch(() => undefined)
      return toResult(cached, 'stale')
    }
    const verdict = this.#inFlight.has(key) ? 'joined' : 'miss'
    try {
      return toResult(await this.#load(key, load, cached), verdict)
    } catch (error) {
      const isUsable = cached?.freshness && remaining + cached.freshness.onError > 0
      if (!isUsable || !(error instanceof CmsError) || !outages.has(error.code)) throw error
      const result = toResult(cached, 'stale-on-error')
      return {
        ...result,
        lifetime: { ...result.lifetime, staleUntil: this.#clock() + retryDelay },
      }
    }
  }

  /** Drops the readings that match a predicate, for example after the merchant changed them. */
  invalidate(matches: (key: string) => boolean) {
    for (const key of this.#entries.keys()) {
      if (!matches(key)) continue
      this.#entries.delete(key)
      // This gateway may have stored it in Redis after the gateway that was notified first dropped it there.
      this.#shared?.delete(key)
    }
    // Pending responses may be older than the change.
    for (const key of this.#inFlight.keys()) if (matches(key)) this.#inFlight.delete(key)
  }

  /** Marks every reading as stale; they are still used while the CMS is down. */
  markStale() {
    const now = this.#clock()
    for (const cached of this.#entries.values()) {
      const { fresh = 0, stale = 0 } = cached.freshness ?? {}
      cached.requestedAt = Math.min(cached.requestedAt, now - fresh - stale - 1)
    }
    this.#inFlight.clear()
  }

  #remaining({ freshness, requestedAt }: CachedReading): number {
    return requestedAt + (freshness?.fresh ?? 0) - this.#clock()
  }

  #isFresh(cached: CachedReading | undefined): boolean {
    return cached !== undefined && this.#remaining(cached) > 0
  }

  // Another gateway may have stored it since.
  async #latest(
    key: string,
    local: CachedReading | undefined,
    shared: SharedStore,
  ): Promise<CachedReading | undefined> {
    const remote = await shared.get(key)
    if (!remote || (local && local.requestedAt >= remote.requestedAt)) return local
    this.#entries.set(key, remote)
    return remote
  }

  #load(key: string, load: Load, cached: CachedReading | undefined): Promise<CachedReading> {
    const inFlight = this.#inFlight.get(key)?.promise
    if (inFlight) return inFlight
    const pending: PendingRead = { promise: undefined }
    const promise = this.#store(key, pending, this.#fetch(load, cached))
    pending.promise = promise
    this.#inFlight.set(key, pending)
    return promise
  }

  async #store(
    key: string,
    pending: PendingRead,
    fetching: Promise<CachedReading>,
  ): Promise<CachedReading> {
    try {
      const cached = await fetching
      // Dropped while pending: the response may be older than the change.
      if (this.#inFlight.get(key) !== pending) return cached
      if (!cached.freshness) this.#entries.delete(key)
      else {
        this.#entries.set(key, cached)
        this.#shared?.set(key, cached)
      }
      return cached
    } finally {
      pending.promise = undefined
      if (this.#inFlight.get(key) === pending) this.#inFlight.delete(key)
    }
  }

  async #fetch(load: Load, cached: CachedReading | undefined): Promise<CachedReading> {
    const requestedAt = this.#clock()
    const reading = await load(cached?.etag)
    if (!('unchanged' in reading)) return { ...reading, requestedAt }
    if (!cached)
      throw new CmsError('BAD_CMS_RESPONSE', undefined, {
        problem: 'status 304 without a cached response',
      })
    return { ...cached, freshness: reading.unchanged ?? cached.freshness, requestedAt }
  }
}

const toResult = (
  { value, requestedAt, freshness }: CachedReading,
  verdict: CacheVerdict,
): ReadResult => ({
  value,
  verdict,
  lifetime: responseLifetime(requestedAt, freshness),
})
