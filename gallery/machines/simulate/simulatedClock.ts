import type { ControlledActor } from '@vitrine/machines/tools/controlledActor.ts'
import type { AnyMachineExamples } from '@vitrine/machines/tools/machineExamples.ts'

const advancing = /^clock ([+-]\d{1,12})$/

/** The token of a walk that moves the clock by milliseconds. */
export const clockToken = (milliseconds: number): string =>
  `clock ${milliseconds < 0 ? '' : '+'}${milliseconds}`

/** The milliseconds by which a token moves the clock; undefined for other tokens. */
export function readClockToken(token: string): number | undefined {
  const [, milliseconds] = advancing.exec(token) ?? []
  return milliseconds === undefined ? undefined : Number(milliseconds)
}

/** The clock of a simulated machine: the clock of its input, advanced with the timers. */
export class SimulatedClock {
  #stage: ControlledActor | undefined
  /** The time at which the machine started, in milliseconds since 1970. */
  #start = 0
  /** Whether the machine reads a clock. */
  isRead = false

  get now(): number {
    return this.#start + (this.#stage?.clock.time ?? 0)
  }

  set now(time: number) {
    this.#start = time - (this.#stage?.clock.time ?? 0)
  }

  /** Lets the clock go on with the timers of a machine. */
  follow(stage: ControlledActor): void {
    this.#stage = stage
  }

  /** The examples with this clock instead of that of an input. */
  replaceIn(examples: AnyMachineExamples, start: string): AnyMachineExamples {
    const input: unknown = examples.inputs[start]
    if (typeof input !== 'object' || input === null || !('now' in input)) return examples
    const { now } = input
    if (typeof now !== 'function') return examples
    this.isRead = true
    this.now = now()
    return { ...examples, inputs: { [start]: { ...input, now: () => this.now } } }
  }
}
