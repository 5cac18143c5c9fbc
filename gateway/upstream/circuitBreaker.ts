/** When a breaker opens and for how long; milliseconds. */
export interface BreakerOptions {
  failures?: number
  pause?: number
  longestPause?: number
  clock?: () => number
}

/**
 * Stops asking a CMS that does not answer: after some failures in a row it is left alone for a pause, then one call
 * tries again. Each failed try doubles the pause.
 */
export class Breaker {
  readonly #options: Required<BreakerOptions>
  #failures = 0
  #closedAgainAt = 0
  #pause = 0
  #isTrying = false

  constructor(options: BreakerOptions = {}) {
    this.#options = { failures: 8, pause: 500, longestPause: 4000, clock: Date.now, ...options }
    this.#pause = this.#options.pause
  }

  /** Whether a call may go out now. One that may must tell how it went. */
  allows(): boolean {
    if (this.#failures < this.#options.failures) return true
    if (this.#isTrying || this.#options.clock() < this.#closedAgainAt) return false
    this.#isTrying = true
    return true
  }

  /** Whether calls are being held back. */
  get isOpen(): boolean {
    return this.#failures >= this.#options.failures
  }

  succeeded() {
    this.#failures = 0
    this.#isTrying = false
    this.#pause = this.#options.pause
  }

  failed() {
    this.#failures += 1
    if (!this.isOpen) return
    if (this.#isTrying) this.#pause = Math.min(this.#pause * 2, this.#options.longestPause)
    this.#isTrying = false
    this.#closedAgainAt = this.#options.clock() + this.#pause
  }
}
