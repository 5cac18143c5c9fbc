export interface PrefetchLimits {
  /** The maximum number of fetches at the same time. */
  maxConcurrent: number
  /** The maximum number of fetches between two calls of `clear`. */
  maxFetches: number
}

/** Prefetches the pages of links in order, each URL once. */
export class PrefetchQueue {
  readonly #fetch: (url: string) => Promise<unknown>
  readonly #limits: PrefetchLimits
  readonly #queued = new Set<string>()
  readonly #fetched = new Set<string>()
  #inFlight = 0
  #started = 0

  /** @param fetch must not throw; a URL whose fetch rejects may be fetched again */
  constructor(fetch: (url: string) => Promise<unknown>, limits: PrefetchLimits) {
    this.#fetch = fetch
    this.#limits = limits
  }

  /** Adds a URL to the queue. */
  add(url: string): void {
    if (this.#fetched.has(url)) return
    this.#queued.add(url)
    this.#startNext()
  }

  /** Removes a URL whose fetch has not started from the queue. */
  remove(url: string): void {
    this.#queued.delete(url)
  }

  /** Fetches a URL immediately, because it is probably about to be opened. */
  fetchNow(url: string): void {
    if (!this.#fetched.has(url)) this.#start(url)
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

  async #start(url: string) {
    this.#queued.delete(url)
    this.#fetched.add(url)
    this.#inFlight += 1
    try {
      await this.#fetch(url)
    } catch {
      this.#fetched.delete(url)
    }
    this.#inFlight -= 1
    this.#startNext()
  }
}
