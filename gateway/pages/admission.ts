/** Too many pages are being made; the visitor should try again later. */
export class OverloadError extends Error {}

/** How many pages are made at once, and how many wait. */
export interface AdmissionLimits {
  maxActive: number
  maxWaiting: number
  /** Milliseconds that one may wait. */
  maxWait: number
}

interface Waiting {
  admit(): void
}

/** Admits a bounded number at once and lets a bounded number wait in order; others are refused immediately. */
export class Admission {
  readonly #limits: AdmissionLimits
  readonly #waiting = new Set<Waiting>()
  #active = 0

  constructor(limits: AdmissionLimits) {
    this.#limits = limits
  }

  /** How many are active. */
  get active(): number {
    return this.#active
  }

  /** How many wait. */
  get waiting(): number {
    return this.#waiting.size
  }

  /** Whether one would be admitted without waiting. */
  get isFree(): boolean {
    return this.#active < this.#limits.maxActive
  }

  /**
   * Resolves when admitted; each admission ends with `leave`. Rejects with OverloadError when too many wait or it takes
   * too long, or with the signal's reason.
   */
  enter(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      signal.throwIfAborted()
      if (this.isFree) {
        this.#active += 1
        return resolve()
      }
      const { maxWaiting, maxWait } = this.#limits
      if (this.#waiting.size >= maxWaiting) throw new OverloadError(`${maxWaiting} pages wait.`)
      const giveUp = (reason: unknown) => {
        end()
        reject(reason)
      }
      const onAbort = () => giveUp(signal.reason)
      const timer = setTimeout(
        () => giveUp(new OverloadError(`A page waited for more than ${maxWait} ms.`)),
        maxWait,
      )
      const end = () => {
        clearTimeout(timer)
        signal.removeEventListener('abort', onAbort)
        this.#waiting.delete(waiting)
      }
      const waiting: Waiting = {
        admit: () => {
          end()
          this.#active += 1
          resolve()
        },
      }
      signal.addEventListener('abort', onAbort)
      this.#waiting.add(waiting)
    })
  }

  /** Ends one admission; the next that waits is admitted. */
  leave() {
    this.#active -= 1
    for (const waiting of this.#waiting) {
      if (!this.isFree) return
      waiting.admit()
    }
  }
}
