export interface PrefetchLimits {
  /** Fetches at a time. */
  maxConcurrent: number
  /** Fetches between two calls of `clear`. */
  maxFetches: number
}

/**
 * Fetches the pages of links one after the other, each address once. An address that is taken back before its turn is
 * not fetched.
 */
export class PrefetchQueue {
  readonly #fetch: (address: string) => Promise<unknown>
  readonly #limits: PrefetchLimits
  readonly #waiting = new Set<string>()
  readonly #fetched = new Set<string>()
  #inFlight = 0
  #started = 0

  /** @param fetch must not throw; an address whose fetch rejects may be fetched again */
  constructor(fetch: (address: string) => Promise<unknown>, limits: PrefetchLimits) {
    this.#fetch = fetch
    this.#limits = limits
  }

  /** Fetches an address when its turn comes. */
  add(address: string): void {
    if (this.#fetched.has(address)) return
    this.#waiting.add(address)
    this.#startNext()
  }

  /** Takes an address back, unless it is in flight. */
  remove(address: string): void {
    this.#waiting.delete(address)
  }

  /** Fetches an address immediately, since it is about to be opened. */
  fetchNow(address: string): void {
    if (!this.#fetched.has(address)) this.#start(address)
  }

  /** Empties the queue and resets its count, for another page. */
  clear(): void {
    this.#waiting.clear()
    this.#started = 0
  }

  #startNext() {
    const { maxConcurrent, maxFetches } = this.#limits
    const [next] = this.#waiting
    if (next === undefined || this.#inFlight >= maxConcurrent || this.#started >= maxFetches) return
    this.#started += 1
    this.#start(next)
  }

  async #start(address: string) {
    this.#waiting.delete(address)
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
