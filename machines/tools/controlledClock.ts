import type { ActorOptions, AnyActorLogic } from 'xstate'

type Clock = NonNullable<ActorOptions<AnyActorLogic>['clock']>

interface Timer {
  run: () => void
  delay: number
  /** The time at which it is due. */
  due: number
}

/** A clock whose timers fire only on request: one by its delay, in any order, or all that are due by a time. */
export class ControlledClock implements Clock {
  readonly #timers = new Map<number, Timer>()
  #lastId = 0
  /** Milliseconds since the clock was created. */
  time = 0

  setTimeout(run: () => void, delay: number): number {
    this.#lastId += 1
    this.#timers.set(this.#lastId, { run, delay, due: this.time + delay })
    return this.#lastId
  }

  clearTimeout(id: number): void {
    this.#timers.delete(id)
  }

  /** The delays of the pending timers, in milliseconds. */
  get delays(): number[] {
    return [...this.#timers.values()].map(({ delay }) => delay)
  }

  /** The id of the oldest timer with exactly this delay in milliseconds; undefined when there is none. */
  find(milliseconds: number): number | undefined {
    for (const [id, { delay }] of this.#timers) if (delay === milliseconds) return id
    return undefined
  }

  /** Fires one timer at its time, unless it was cancelled. */
  fireIfPending(id: number): void {
    const timer = this.#timers.get(id)
    if (!timer) return
    this.#timers.delete(id)
    this.time = Math.max(this.time, timer.due)
    timer.run()
  }

  /**
   * Fires the oldest timer with exactly this delay in milliseconds, at its time. Throws with `name`, the delay's, when
   * there is none.
   */
  fire(milliseconds: number, name: string): void {
    const id = this.find(milliseconds)
    if (id === undefined) {
      const others = this.delays.join(', ') || 'none'
      throw new Error(
        `The delay "${name}" has no timer of ${milliseconds} ms. Pending timers in ms: ${others}. Compare the machine's delay with that of its examples.`,
      )
    }
    this.fireIfPending(id)
  }

  /** Fires the timer that is due first, if it is due by a time, and returns whether one was fired. */
  fireDue(time: number): boolean {
    const [first] = [...this.#timers].toSorted(([, a], [, b]) => a.due - b.due)
    if (!first || first[1].due > time) return false
    this.fireIfPending(first[0])
    return true
  }
}
