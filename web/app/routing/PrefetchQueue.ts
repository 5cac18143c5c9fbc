export interface PrefetchLimits {
  /** The maximum number of fetches at the same time. */
  maxConcurrent: number
  /** The maximum number of fetches between two calls of `clear`. */
  maxFetches: number
}

/**
 * Prefetches the pages of links in order, each address once. An address that is removed before its fetch has started is
 * not fetched.
 */
export class PrefetchQueue {
  readonly #fetch: (address: string) => Promise<unknown>
  readonly #limits: PrefetchLimits
  readonly #queued = new Set<string>()
  readonly #fetched = new Set<string>()
  #inFlight = 0
  #started = 0

  /** @param fetch must not throw; an address whose fetch rejects may be fetched again */
  constructor(fetch: (address: string) => Promise<unknown>, limits: PrefetchLimits) {
    this.#fetch = fetch
    this.#limits = limits
  }

  /** Adds an address to the queue. */
  add(address: string): void {
    if (this.#fetched.has(address)) return
    this.#queued.add(address)
    this.#startNext()
  }

  /** Removes an address from the queue. A fetch in flight continues. */
  remove(address: string): void {
    this.#queued.delete(address)
  }

  /** Fetches an address immediately, because it is probably about to be opened. */
  fetchNow(address: string): void {
    if (!this.#fetched.has(address)) this.#start(address)
  }

  /** Empties the queue and resets its count, for another page. */
  clear(): void {
    this.#queued.clear()
    this.#started = 0
  }

  #startNext() {
    const { maxConcurrent, maxFetches } = this.#limits
    const [next] = this.#queued
    if (next === undefined || this.#inFlight >= maxConcurrent || this.#started >= maxFetches) return
    this.#started += 1
    this.#start(next)
  }

  async #start(address: string) {
    this.#queued.delete(address)
    this.#fetched.add(address)
    this.#inFlight += 1
    try {
      await this.#fetch(address)
    } catch {
      this.#fetched.delete(address)
    }
    this.#inFlight -= 1
    this.#startNext()
  }
}
