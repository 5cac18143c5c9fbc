import type { ActorOptions, AnyActorLogic } from 'xstate'

type Clock = NonNullable<ActorOptions<AnyActorLogic>['clock']>

interface Timer {
  run: () => void
  delay: number
}

/** A clock whose timers fire only on request, in any order. */
export class ControlledClock implements Clock {
  readonly #timers = new Map<number, Timer>()
  #lastId = 0

  setTimeout(run: () => void, delay: number): number {
    this.#lastId += 1
    this.#timers.set(this.#lastId, { run, delay })
    return this.#lastId
  }

  clearTimeout(id: number): void {
    this.#timers.delete(id)
  }

  /** The delays of the pending timers, in milliseconds. */
  get delays(): number[] {
    return [...this.#timers.values()].map(({ delay }) => delay)
  }

  /** Fires the oldest timer with exactly this delay in milliseconds. Throws when there is none. */
  fire(milliseconds: number): void {
    for (const [id, { run, delay }] of this.#timers) {
      if (delay !== milliseconds) continue
      this.#timers.delete(id)
      run()
      return
    }
    const others = this.delays.join(', ') || 'none'
    throw new Error(`No timer of ${milliseconds} ms is pending. Pending timers: ${others}`)
  }
}
