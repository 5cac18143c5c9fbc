import { isDeepStrictEqual } from 'node:util'
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import type { AnyBrowserModel } from '../browser/describeInBrowser.ts'
import { type Edge, edgesFrom, type Tour } from '../browser/tours.ts'
import { type PlannedStep, snapshotIdentity } from '../model/explore.ts'
import type { ModelTest } from '../model/modelTest.ts'

/** A step as it was simulated or recorded: the type of its event, and the state after it. */
export interface RecordedStep {
  event: string
  state: unknown
}

/**
 * The tour of a browser model that takes these steps, with the events of the model, since typed text is not recorded,
 * and with automatic steps at the opening of the page first. Throws with the step that no tour can take.
 */
export function tourAlong(model: AnyBrowserModel, steps: readonly RecordedStep[]): Tour {
  let furthest = 0
  for (const start of Object.keys(model.examples.inputs)) {
    const test = model.examples as ModelTest<AnyStateMachine>
    const { edges, initial, initialTransitions, automaticSteps } = edgesFrom(test, start, model)
    if (!initial) continue
    const isRecorded = automaticSteps.every(
      ({ event }, index) => steps[index]?.event === event.type,
    )
    const before = isRecorded ? [] : automaticSteps
    const path = new Path(edges, echoesOf(model))
    const planned = path.along(before.at(-1)?.state ?? initial, steps)
    furthest = Math.max(furthest, path.furthest)
    if (!planned) continue
    const automatic = automaticSteps.length
    const all = [...before, ...planned]
    return { start, initial, initialTransitions, automaticSteps: automatic, steps: all }
  }
  const { event, state } = steps[furthest] ?? { event: 'the start', state: '' }
  throw new Error(
    `A browser cannot take step ${furthest + 1}, ${event} to ${JSON.stringify(state)}: the model of ${model.examples.machine.id} in tests/support/browser/models has no such step.`,
  )
}

/** The events of transitions that accompany others automatically, such as the ticks of a countdown. */
const echoesOf = ({ echoes = [] }: AnyBrowserModel): ReadonlySet<string> =>
  new Set(echoes.map((key) => key.split(' ')[1] ?? ''))

/** Finds steps of a model that have the recorded events and states. */
class Path {
  /** The largest number of recorded steps that were found. */
  furthest = 0
  readonly #edges: ReadonlyMap<string, readonly Edge[]>
  readonly #echoes: ReadonlySet<string>

  constructor(edges: ReadonlyMap<string, readonly Edge[]>, echoes: ReadonlySet<string>) {
    this.#edges = edges
    this.#echoes = echoes
  }

  /** The steps from a state, without recorded echoes, which no tour plans; undefined if there are none. */
  along(
    from: AnyMachineSnapshot,
    [next, ...rest]: readonly RecordedStep[],
    depth = 0,
  ): PlannedStep[] | undefined {
    this.furthest = Math.max(this.furthest, depth)
    if (!next) return []
    for (const { step } of this.#edges.get(snapshotIdentity(from)) ?? []) {
      if (step.event.type !== next.event || !isDeepStrictEqual(step.state.value, next.state))
        continue
      const following = this.along(step.state, rest, depth + 1)
      if (following) return [step, ...following]
    }
    const isEcho = this.#echoes.has(next.event) && isDeepStrictEqual(from.value, next.state)
    return isEcho ? this.along(from, rest, depth + 1) : undefined
  }
}
