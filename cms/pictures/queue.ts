type Job = { key: string; run: () => Promise<void>; urgent: boolean; result: Promise<unknown> }

/**
 * Runs few jobs at a time, urgent ones first, and each key once. What is not urgent starts only
 * while nothing urgent waits or runs, so that warming never stands in a visitor's way.
 */
export class DrawingQueue {
  readonly #limit: number
  readonly #waiting: Job[] = []
  readonly #running = new Set<Job>()

  constructor(limit: number) {
    this.#limit = limit
  }

  /** Resolves when the key's job is done. A job under way is joined; a waiting one may become urgent. */
  once(key: string, work: () => Promise<void>, urgent: boolean): Promise<unknown> {
    const known = [...this.#running, ...this.#waiting].find((job) => job.key === key)
    if (known) {
      known.urgent ||= urgent
      this.#start()
      return known.result
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const run = () => work().then(resolve, reject)
    this.#waiting.push({ key, run, urgent, result: promise })
    this.#start()
    return promise
  }

  #next(): Job | undefined {
    const urgent = this.#waiting.findIndex((job) => job.urgent)
    if (urgent >= 0) return this.#waiting.splice(urgent, 1)[0]
    return this.#running.size > 0 ? undefined : this.#waiting.shift()
  }

  #start() {
    while (this.#running.size < this.#limit) {
      const job = this.#next()
      if (!job) return
      this.#running.add(job)
      job.run().finally(() => {
        this.#running.delete(job)
        this.#start()
      })
    }
  }
}
