import { LRUCache } from 'lru-cache'
import { CmsError } from '../cmsError.ts'
import type { Freshness } from './freshness.ts'

/** What the CMS answered to a public read, parsed and in the schema's shape. */
export interface Reading {
  value: unknown
  /** Bytes as received, for the cache's budget. */
  size: number
  etag: string | undefined
  /** Undefined: not to be kept. */
  freshness: Freshness | undefined
}

/** Asks the CMS; `undefined` is its word that the reading of that ETag still holds. */
export type Load = (
  etag: string | undefined,
) => Promise<Reading | { unchanged: Freshness | undefined }>

/** How a reader got its value. */
export type CacheVerdict = 'hit' | 'stale' | 'stale-on-error' | 'joined' | 'miss'

/** A value, how it was come by, and for how many milliseconds it stays fresh. */
export interface Reply {
  value: unknown
  verdict: CacheVerdict
  fresh: number
}

interface Entry extends Reading {
  takenAt: number
}

// A map that grows and shrinks leaves its old tables to the collector with all that was in them, for long. What they
// hold is therefore emptied when the call has ended; with bare promises collecting took a quarter of the time.
interface Flight {
  promise: Promise<Entry> | undefined
}

/**
 * Public readings, shared by all visitors: one call per key however many wait, kept as long as the CMS allows,
 * refreshed behind the reader's back and used on while the CMS is down. Failures are never kept.
 */
export class PublicReads {
  readonly #entries: LRUCache<string, Entry>
  readonly #underWay = new Map<string, Flight>()
  readonly #clock: () => number

  constructor({ maximumBytes = 64 * 1024 * 1024, clock = Date.now } = {}) {
    this.#clock = clock
    this.#entries = new LRUCache({
      maxSize: maximumBytes,
      sizeCalculation: ({ size }) => size + 500,
    })
  }

  /** The value under a key, from here or from the CMS. */
  async read(key: string, load: Load): Promise<Reply> {
    const entry = this.#entries.get(key)
    const age = entry ? this.#clock() - entry.takenAt : 0
    if (entry?.freshness) {
      const { fresh, stale } = entry.freshness
      if (age < fresh) return { value: entry.value, verdict: 'hit', fresh: fresh - age }
      if (age < fresh + stale) {
        this.#load(key, load, entry).catch(() => undefined)
        return { value: entry.value, verdict: 'stale', fresh: 0 }
      }
    }
    const verdict = this.#underWay.has(key) ? 'joined' : 'miss'
    try {
      const { value, freshness } = await this.#load(key, load, entry)
      return { value, verdict, fresh: freshness?.fresh ?? 0 }
    } catch (error) {
      if (!entry?.freshness || age >= entry.freshness.fresh + entry.freshness.onError) throw error
      if (!isOutage(error)) throw error
      return { value: entry.value, verdict: 'stale-on-error', fresh: 0 }
    }
  }

  /** Forgets what a predicate names, for example after the merchant changed it. */
  forget(isMeant: (key: string) => boolean) {
    for (const key of this.#entries.keys()) if (isMeant(key)) this.#entries.delete(key)
    // What is being fetched may be from before the change.
    for (const key of this.#underWay.keys()) if (isMeant(key)) this.#underWay.delete(key)
  }

  #load(key: string, load: Load, known: Entry | undefined): Promise<Entry> {
    const underWay = this.#underWay.get(key)?.promise
    if (underWay) return underWay
    const flight: Flight = { promise: undefined }
    const promise = this.#land(key, flight, this.#fetch(load, known))
    flight.promise = promise
    this.#underWay.set(key, flight)
    return promise
  }

  async #land(key: string, flight: Flight, fetching: Promise<Entry>): Promise<Entry> {
    try {
      const entry = await fetching
      // Forgotten meanwhile: the answer may be from before the change.
      if (this.#underWay.get(key) !== flight) return entry
      if (entry.freshness) this.#entries.set(key, entry)
      else this.#entries.delete(key)
      return entry
    } finally {
      flight.promise = undefined
      if (this.#underWay.get(key) === flight) this.#underWay.delete(key)
    }
  }

  async #fetch(load: Load, known: Entry | undefined): Promise<Entry> {
    const takenAt = this.#clock()
    const reading = await load(known?.etag)
    if (!('unchanged' in reading)) return { ...reading, takenAt }
    if (!known)
      throw new CmsError('BAD_CMS_RESPONSE', 'Something went wrong, please try again.', {
        reason: '304 unasked',
      })
    return { ...known, freshness: reading.unchanged ?? known.freshness, takenAt }
  }
}

const isOutage = (error: unknown) =>
  error instanceof CmsError &&
  ['CMS_UNAVAILABLE', 'CMS_TIMEOUT', 'BAD_CMS_RESPONSE', 'INTERNAL', 'RATE_LIMITED'].includes(
    error.code,
  )
