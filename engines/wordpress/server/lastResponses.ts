import { createHash } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'

/** A response of the contract, as it is sent. */
export interface ContentResponse {
  status: number
  text: string
  etag: string
}

/** Makes a response with its ETag. */
export function toResponse(body: unknown, status = 200): ContentResponse {
  const text = JSON.stringify(body)
  const tag = createHash('sha256').update(text).digest('base64url').slice(0, 22)
  return { status, text, etag: `"${tag}"` }
}

/** Milliseconds for which a request waits for WordPress, less than the two seconds that the gateway gives a read. */
const maxWait = 1600
const maxBytes = 16 * 1024 * 1024

interface Options {
  /** Milliseconds for which a request waits. */
  wait?: number
  onError: (error: unknown) => void
}

/**
 * The last response of each call. Requests at the same time share one reading. When WordPress is down, or slower than the
 * gateway waits, they get the last response, and the reading goes on. A request that joins a reading does not get a current
 * response: the reading may be older than the change of which the gateway was notified.
 */
export class LastResponses {
  readonly #known = new LRUCache<string, ContentResponse>({
    maxSize: maxBytes,
    sizeCalculation: ({ text }) => text.length + 200,
  })
  readonly #reading = new Map<string, Promise<ContentResponse>>()
  readonly #options: Options

  constructor(options: Options) {
    this.#options = options
  }

  /** A response and whether it is the current one; undefined when there is neither in time. */
  async read(
    key: string,
    load: () => Promise<ContentResponse>,
  ): Promise<{ response: ContentResponse; isCurrent: boolean } | undefined> {
    const pending = this.#reading.get(key)
    const reading = pending ?? this.#start(key, load)
    const late = delay(this.#options.wait ?? maxWait, undefined, { ref: false })
    const response = await Promise.race([reading.catch(() => undefined), late])
    if (response) return { response, isCurrent: !pending }
    const last = this.#known.get(key)
    return last && { response: last, isCurrent: false }
  }

  #start(key: string, load: () => Promise<ContentResponse>) {
    const reading = load().finally(() => this.#reading.delete(key))
    this.#reading.set(key, reading)
    reading.then((response) => this.#known.set(key, response), this.#options.onError)
    return reading
  }
}
