import { LRUCache } from 'lru-cache'
import { CmsError } from '../upstream/cmsError.ts'
import type { Freshness } from './freshness.ts'
import { type Lifetime, lifetimeOf } from './lifetime.ts'

/** The response to a public read in the shape of the schema; null if the CMS responds not_found. */
export interface Reading {
  value: unknown
  /** Size in characters as received, for the cache's budget. */
  size: number
  etag: string | undefined
  /** Undefined if it must not be cached. */
  freshness: Freshness | undefined
}

/** A reading and when it was requested, in milliseconds of the clock. */
export interface Kept extends Reading {
  takenAt: number
}

/** A cache that gateways share. Its methods never fail. */
export interface SharedStore {
  get(key: string): Promise<Kept | undefined>
  set(key: string, kept: Kept): void
  delete(key: string): void
}

/** Requests a reading from the CMS; `unchanged` if the reading with that ETag is still valid. */
export type Load = (
  etag: string | undefined,
) => Promise<Reading | { unchanged: Freshness | undefined }>

/** Where a value came from. */
export type CacheVerdict = 'hit' | 'stale' | 'stale-on-error' | 'joined' | 'miss'

/** A value, where it came from, and how long data that depends on it may be used. */
export interface Reply {
  value: unknown
  verdict: CacheVerdict
  lifetime: Lifetime
}

/** Milliseconds until the next attempt when a reading could not be revalidated. */
const retryDelay = 2000

// A map that grows and shrinks leaves its old tables to the collector with all that was in them, for long. What they
// hold is therefore emptied when the call has ended; with bare promises collecting took a quarter of the time.
interface Flight {
  promise: Promise<Kept> | undefined
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
  'INTERNAL',
  'RATE_LIMITED',
])

/**
 * Public readings, shared by all visitors: one request per key at a time, cached as long as the CMS allows, revalidated
 * in the background and used while the CMS is down. Failures are never cached.
 */
export class PublicReads {
  readonly #entries: LRUCache<string, Kept>
  readonly #underWay = new Map<string, Flight>()
  readonly #clock: () => number
  readonly #shared: SharedStore | undefined

  constructor({ budget = 32 * 1024 * 1024, clock = Date.now, shared }: Options = {}) {
    this.#clock = clock
    this.#shared = shared
    this.#entries = new LRUCache({ maxSize: budget, sizeCalculation: ({ size }) => size + 500 })
  }

  /** The value of a key, cached or from the CMS. Without `acceptsStale` a stale one is revalidated first. */
  async read(key: string, load: Load, acceptsStale = true): Promise<Reply> {
    const mine = this.#entries.get(key)
    const kept =
      !this.#shared || this.#isFresh(mine) ? mine : await this.#latest(key, mine, this.#shared)
    const left = kept ? this.#left(kept) : 0
    if (kept?.freshness && left > 0) return replyOf(kept, 'hit')
    if (acceptsStale && kept?.freshness && left + kept.freshness.stale > 0) {
      this.#load(key, load, kept).catch(() => undefined)
      return replyOf(kept, 'stale')
    }
    const verdict = this.#underWay.has(key) ? 'joined' : 'miss'
    try {
      return replyOf(await this.#load(key, load, kept), verdict)
    } catch (error) {
      const isUsable = kept?.freshness && left + kept.freshness.onError > 0
      if (!isUsable || !(error instanceof CmsError) || !outages.has(error.code)) throw error
      const reply = replyOf(kept, 'stale-on-error')
      return {
        ...reply,
        lifetime: { ...reply.lifetime, staleUntil: this.#clock() + retryDelay },
      }
    }
  }

  /** Drops the readings that match a predicate, for example after the merchant changed them. */
  forget(isMeant: (key: string) => boolean) {
    for (const key of this.#entries.keys()) {
      if (!isMeant(key)) continue
      this.#entries.delete(key)
      // This gateway may have shared it after the one that was notified first had dropped it there.
      this.#shared?.delete(key)
    }
    // Pending responses may be older than the change.
    for (const key of this.#underWay.keys()) if (isMeant(key)) this.#underWay.delete(key)
  }

  /** Marks every reading as stale; they are still used while the CMS is down. */
  distrust() {
    const now = this.#clock()
    for (const kept of this.#entries.values()) {
      const { fresh = 0, stale = 0 } = kept.freshness ?? {}
      kept.takenAt = Math.min(kept.takenAt, now - fresh - stale - 1)
    }
    this.#underWay.clear()
  }

  #left({ freshness, takenAt }: Kept): number {
    return takenAt + (freshness?.fresh ?? 0) - this.#clock()
  }

  #isFresh(kept: Kept | undefined): boolean {
    return kept !== undefined && this.#left(kept) > 0
  }

  // Another gateway may have stored it since.
  async #latest(
    key: string,
    mine: Kept | undefined,
    shared: SharedStore,
  ): Promise<Kept | undefined> {
    const theirs = await shared.get(key)
    if (!theirs || (mine && mine.takenAt >= theirs.takenAt)) return mine
    this.#entries.set(key, theirs)
    return theirs
  }

  #load(key: string, load: Load, known: Kept | undefined): Promise<Kept> {
    const underWay = this.#underWay.get(key)?.promise
    if (underWay) return underWay
    const flight: Flight = { promise: undefined }
    const promise = this.#land(key, flight, this.#fetch(load, known))
    flight.promise = promise
    this.#underWay.set(key, flight)
    return promise
  }

  async #land(key: string, flight: Flight, fetching: Promise<Kept>): Promise<Kept> {
    try {
      const kept = await fetching
      // Dropped while pending: the response may be older than the change.
      if (this.#underWay.get(key) !== flight) return kept
      if (!kept.freshness) this.#entries.delete(key)
      else {
        this.#entries.set(key, kept)
        this.#shared?.set(key, kept)
      }
      return kept
    } finally {
      flight.promise = undefined
      if (this.#underWay.get(key) === flight) this.#underWay.delete(key)
    }
  }

  async #fetch(load: Load, known: Kept | undefined): Promise<Kept> {
    const takenAt = this.#clock()
    const reading = await load(known?.etag)
    if (!('unchanged' in reading)) return { ...reading, takenAt }
    if (!known)
      throw new CmsError('BAD_CMS_RESPONSE', 'Something went wrong, please try again.', {
        problem: 'nothing was known that could be unchanged',
      })
    return { ...known, freshness: reading.unchanged ?? known.freshness, takenAt }
  }
}

const replyOf = ({ value, takenAt, freshness }: Kept, verdict: CacheVerdict): Reply => ({
  value,
  verdict,
  lifetime: lifetimeOf(takenAt, freshness),
})
