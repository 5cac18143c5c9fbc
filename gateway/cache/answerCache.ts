import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

/** A whole answer as it goes over the wire. */
export interface KeptAnswer {
  body: Buffer
  etag: string
  contentType: string
  /** When it is no longer fresh, by the clock in milliseconds. */
  until: number
}

const longestLife = 60_000

/**
 * Answers of persisted public queries, as bytes by their address. Nobody's cookies lead here: an answer is kept only if
 * nothing personal, nothing stale and no error went into it.
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

  /** The answer under an address while it is fresh. */
  get(address: string): KeptAnswer | undefined {
    const answer = this.#answers.get(address)
    return answer && answer.until > this.#clock() ? answer : undefined
  }

  /** Keeps an answer for some milliseconds, at most a minute. */
  keep(address: string, text: string, contentType: string, fresh: number): KeptAnswer {
    const body = Buffer.from(text)
    const etag = `"${createHash('sha1').update(body).digest('base64url')}"`
    const answer = { body, etag, contentType, until: this.#clock() + Math.min(fresh, longestLife) }
    this.#answers.set(address, answer)
    return answer
  }

  /** Whole seconds for which others may keep it too. */
  maxAge(answer: KeptAnswer): number {
    return Math.max(0, Math.floor((answer.until - this.#clock()) / 1000))
  }

  /** Forgets all: which answer was made of what is not known, and they are made anew from what is. */
  clear() {
    this.#answers.clear()
  }
}
