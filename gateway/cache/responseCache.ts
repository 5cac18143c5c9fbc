import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { compressGzip, compressInBackground } from '../pages/compression.ts'
import type { Coding } from '../pages/pageContent.ts'

/** A response body with its headers. */
export interface CachedResponse {
  body: Buffer
  /** Identifies the body: equal bodies have equal hashes. */
  hash: string
  contentType: string
  /** The time of expiry, in milliseconds of the clock. */
  until: number
  /** The body in the codings that were requested, each of which is compressed once. */
  compressed: Partial<Record<Coding, Promise<Uint8Array>>>
}

const maxLifetime = 60_000
/** In bytes: a shorter body fits into one packet as it is. */
const shortestCompressed = 1024
/** Room for a body and for what it is compressed to, relative to the body. */
const bytesStored = 1.5

/** Responses of persisted public queries by URL, without personal data, stale data and errors. */
export class ResponseCache {
  readonly #responses: LRUCache<string, CachedResponse>
  readonly #clock: () => number

  constructor({ maxBytes = 64 * 1024 * 1024, clock = Date.now } = {}) {
    this.#clock = clock
    this.#responses = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ body }, key) =>
        Math.ceil(body.length * bytesStored) + key.length * 2 + 200,
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
    const response: CachedResponse = {
      body,
      hash: createHash('sha1').update(body).digest('base64url'),
      contentType,
      until: this.#clock() + Math.min(fresh, maxLifetime),
      compressed: {},
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

/** The coding in which a response is sent to a client that accepts this one: short ones are sent as they are. */
export function codingOfResponse({ body }: CachedResponse, accepted: Coding): Coding {
  return body.length < shortestCompressed ? 'identity' : accepted
}

/** The bytes of a response in a coding, compressed by the first request for them, outside the event loop. */
export function encodedResponse(
  { body, compressed }: CachedResponse,
  coding: Coding,
): Uint8Array | Promise<Uint8Array> {
  if (coding === 'identity') return body
  compressed[coding] ??= coding === 'br' ? compressInBackground(body) : compressGzip(body)
  return compressed[coding]
}
