import type { Logger } from 'pino'

/** Share of the backlog after which progress is logged again. */
const step = 0.1

/** Logs how far the backlog is drawn: at its begin, after every tenth of it, and at its end. */
export class Progress {
  readonly #log: Logger
  #total = 0
  #nextReport = 0
  #drawn = 0
  #started = 0

  constructor(log: Logger) {
    this.#log = log
  }

  begin(missing: number, total: number): void {
    this.#total = missing
    this.#nextReport = missing * (1 - step)
    this.#drawn = 0
    this.#started = performance.now()
    if (missing > 0) this.#log.info({ missing, total }, 'drawing pictures ahead')
  }

  advance(left: number): void {
    this.#drawn += 1
    if (left === 0 || left > this.#nextReport) return
    this.#nextReport -= this.#total * step
    this.#log.info({ drawn: this.#total - left, left }, 'drawing pictures ahead')
  }

  end(): void {
    if (this.#drawn === 0) return
    const seconds = Math.round((performance.now() - this.#started) / 1000)
    const megabytes = Math.round(process.resourceUsage().maxRSS / 1024)
    this.#log.info({ drawn: this.#drawn, seconds, megabytes }, 'all pictures are drawn')
    this.#drawn = 0
  }
}
