/** Runs at most one task for each key at a time: a second caller gets the result of the first. */
export class SingleFlight {
  readonly #running = new Map<string, Promise<unknown>>()

  /** The number of tasks that run. */
  get size(): number {
    return this.#running.size
  }

  /** Whether a task of this key runs. */
  has(key: string): boolean {
    return this.#running.has(key)
  }

  /** Returns the result of the running task of this key, or runs `task`. */
  run<Result>(key: string, task: () => Promise<Result>): Promise<Result> {
    const pending = this.#running.get(key)
    if (pending) return pending as Promise<Result>
    const running = task().finally(() => this.#running.delete(key))
    this.#running.set(key, running)
    return running
  }

  /** Waits until no task runs, whatever the results. */
  async settled(): Promise<void> {
    while (this.#running.size > 0) await Promise.allSettled(this.#running.values())
  }
}
