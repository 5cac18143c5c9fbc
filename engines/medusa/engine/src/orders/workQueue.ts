/** Runs works in the order in which they come, at most `size` at the same time. */
export class WorkQueue {
  readonly #size: number
  readonly #waiting: (() => void)[] = []
  #running = 0

  constructor(size: number) {
    this.#size = size
  }

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#running >= this.#size) await new Promise<void>((start) => this.#waiting.push(start))
    else this.#running += 1
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#running -= 1
    }
  }
}
