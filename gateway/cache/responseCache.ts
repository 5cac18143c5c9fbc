import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

/** A complete response body. */
export interface KeptAnswer {
  body: Buffer
  etag: string
  contentType: string
  /** When it expires, in milliseconds of the clock. */
  until: number
}

const longestLife = 60_000

/**
 * Responses of persisted public queries by URL. Only responses without personal data, stale data and errors are cached.
 */
export class AnswerCache {
  readonly #answers: LRUCache<string, KeptAnswer>
  readonly #clock: () => number

  constructor({ maximumBytes = 64 * 1024 * 1024, clock = Date.now } = {}) {
    this.#clock = clock
    this.#answers = new LRUCache({
      maxSize: maximumBytes,
      sizeCalculation: ({ body }, key) => body.length + key.length * 2 + 200,
    })
  }

  /** The cached response of a URL, while it is fresh. */
  get(address: string): KeptAnswer | undefined {
    const answer = this.#answers.get(address)
    return answer && answer.until > this.#clock() ? answer : undefined
  }

  /** Caches a response for a number of milliseconds, at most a minute. */
  keep(address: string, text: string, contentType: string, fresh: number): KeptAnswer {
    const body = Buffer.from(text)
    const etag = `"${createHash('sha1').update(body).digest('base64url')}"`
    const answer = { body, etag, contentType, until: this.#clock() + Math.min(fresh, longestLife) }
    this.#answers.set(address, answer)
    return answer
  }

  /** Seconds for which clients may cache it too. */
  maxAge(answer: KeptAnswer): number {
    return Math.max(0, Math.floor((answer.until - this.#clock()) / 1000))
  }

  /** Clears the cache: the data that each response depends on is not recorded. */
  clear() {
    this.#answers.clear()
  }
}
