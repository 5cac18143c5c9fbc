import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

/** A response body with its headers. */
export interface CachedResponse {
  body: Buffer
  etag: string
  contentType: string
  /** The time of expiry, in milliseconds of the clock. */
  until: number
}

const maxLifetime = 60_000

/** Responses of persisted public queries by URL, without personal data, stale data and errors. */
export class ResponseCache {
  readonly #responses: LRUCache<string, CachedResponse>
  readonly #clock: () => number

  constructor({ maxBytes = 64 * 1024 * 1024, clock = Date.now } = {}) {
    this.#clock = clock
    this.#responses = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ body }, key) => body.length + key.length * 2 + 200,
    })
  }

  /** The cached response of a URL, while it is fresh. */
  get(address: string): CachedResponse | undefined {
    const response = this.#responses.get(address)
    return response && response.until > this.#clock() ? response : undefined
  }

  /** Caches a response for a number of milliseconds, at most a minute. */
  set(address: string, text: string, contentType: string, fresh: number): CachedResponse {
    const body = Buffer.from(text)
    const etag = `"${createHash('sha1').update(body).digest('base64url')}"`
    const response = {
      body,
      etag,
      contentType,
      until: this.#clock() + Math.min(fresh, maxLifetime),
    }
    this.#responses.set(address, response)
    return response
  }

  /** Seconds for which clients may cache it too. */
  maxAge(response: CachedResponse): number {
    return Math.max(0, Math.floor((response.until - this.#clock()) / 1000))
  }

  /** Clears the cache: the data that each response depends on is not recorded. */
  clear() {
    this.#responses.clear()
  }
}
