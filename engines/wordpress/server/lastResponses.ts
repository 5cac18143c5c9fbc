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

type Load = () => Promise<ContentResponse>

const maxBytes = 16 * 1024 * 1024

/**
 * The last response of each call. Simultaneous requests share one call to WordPress. When it fails or takes longer than
 * `wait` milliseconds, they get the last response, while the call continues. A request that joins a running call gets a
 * response that is not cached for long: the call may have begun before the change that the gateway was notified of.
 */
export class LastResponses {
  readonly #responses: LRUCache<string, ContentResponse, Load>
  readonly #wait: number

  constructor(wait: number, onError: (error: unknown) => void) {
    this.#wait = wait
    this.#responses = new LRUCache({
      ...{ maxSize: maxBytes, sizeCalculation: ({ text }) => text.length + 200 },
      fetchMethod: (_, last, { context: load }) =>
        load().catch((error) => {
          onError(error)
          return last
        }),
    })
  }

  /** A response and whether it is the current one; without a response when there is neither in time. */
  async read(key: string, load: Load) {
    const last = this.#responses.peek(key)
    const status: LRUCache.Status<string, ContentResponse> = {}
    const reading = this.#responses.fetch(key, { context: load, forceRefresh: true, status })
    const response = await Promise.race([reading, delay(this.#wait, last, { ref: false })])
    return { response, isCurrent: status.fetch !== 'inflight' && response !== last }
  }
}
