/** Too many pages are being rendered; the client should retry later. */
export class OverloadError extends Error {}

/** The number of tasks that run at the same time, and that may wait. */
export interface AdmissionLimits {
  maxActive: number
  maxWaiting: number
  /** Milliseconds that a task may wait. */
  maxWait: number
}

interface Waiting {
  admit(): void
}

/** Limits how many tasks run at the same time, and how many wait, first in, first out. */
export class Admission {
  readonly #limits: AdmissionLimits
  readonly #waiting = new Set<Waiting>()
  #active = 0

  constructor(limits: AdmissionLimits) {
    this.#limits = limits
  }

  get active(): number {
    return this.#active
  }

  get waiting(): number {
    return this.#waiting.size
  }

  /** Whether a task would be admitted immediately. */
  get isFree(): boolean {
    return this.#active < this.#limits.maxActive
  }

  /**
   * Resolves when admitted; `leave` must be called when the task ends. Rejects with OverloadError if too many tasks
   * wait or the wait exceeds `maxWait`, or with the signal's reason.
   */
  enter(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      signal.throwIfAborted()
      if (this.isFree) {
        this.#active += 1
        return resolve()
      }
      const { maxWaiting, maxWait } = this.#limits
      if (this.#waiting.size >= maxWaiting)
        throw new OverloadError(`${maxWaiting} pages are waiting already.`)
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

  /** Ends one task and admits the next waiting one. */
  leave() {
    this.#active -= 1
    for (const waiting of this.#waiting) {
      if (!this.isFree) return
      waiting.admit()
    }
  }
}
