import type { ActorOptions, AnyActorLogic } from 'xstate'

type Clock = NonNullable<ActorOptions<AnyActorLogic>['clock']>

interface Timer {
  run: () => void
  after: number
}

/** A clock that stands still: a test fires the timer of a given length, whatever the order. */
export class StageClock implements Clock {
  readonly #timers = new Map<number, Timer>()
  #lastId = 0

  setTimeout(run: () => void, after: number): number {
    this.#lastId += 1
    this.#timers.set(this.#lastId, { run, after })
    return this.#lastId
  }

  clearTimeout(id: number): void {
    this.#timers.delete(id)
  }

  /** The lengths of the timers under way, in milliseconds. */
  get lengths(): number[] {
    return [...this.#timers.values()].map(({ after }) => after)
  }

  /** Fires the oldest timer that was set for exactly so many milliseconds; throws when there is none. */
  fire(milliseconds: number): void {
    for (const [id, { run, after }] of this.#timers) {
      if (after !== milliseconds) continue
      this.#timers.delete(id)
      run()
      return
    }
    const others = this.lengths.join(', ') || 'none'
    throw new Error(`No timer of ${milliseconds} ms is under way (those that are: ${others})`)
  }
}
