import { isDeepStrictEqual } from 'node:util'
import type { AnyStateMachine } from 'xstate'
import type { AnyBrowserModel } from '../browser/describeInBrowser.ts'
import { type Edge, edgesFrom, type Tour } from '../browser/tours.ts'
import { identityOf, type PlannedStep } from '../model/explore.ts'
import type { ModelTest } from '../model/modelTest.ts'

/** A step as it was simulated or recorded: the type of its event, and the state after it. */
export interface RecordedStep {
  event: string
  state: unknown
}

/**
 * The tour of a browser model that takes these steps, with the events of the model: what a visitor typed is not recorded.
 * Throws with the step that no tour can take.
 */
export function tourAlong(model: AnyBrowserModel, steps: readonly RecordedStep[]): Tour {
  let furthest = 0
  for (const start of Object.keys(model.examples.inputs)) {
    const test = model.examples as ModelTest<AnyStateMachine>
    const { edges, initial, initialTransitions, automaticSteps } = edgesFrom(test, start, model)
    if (!initial) continue
    const planned = planAlong(edges, identityOf(initial), steps, (depth) => {
      furthest = Math.max(furthest, depth)
    })
    if (!planned) continue
    const isAutomatic = automaticSteps.every(
      ({ event }, index) => planned[index]?.event.type === event.type,
    )
    const automatic = isAutomatic ? automaticSteps.length : 0
    return { start, initial, initialTransitions, automaticSteps: automatic, steps: planned }
  }
  const { event, state } = steps[furthest] ?? { event: 'the start', state: '' }
  throw new Error(
    `A browser cannot take step ${furthest + 1}, ${event} to ${JSON.stringify(state)}: the model of ${model.examples.machine.id} in tests/support/browser/models has no such step.`,
  )
}

/** The steps from a state that have these events and states; undefined if there are none. */
function planAlong(
  edges: ReadonlyMap<string, readonly Edge[]>,
  from: string,
  [next, ...rest]: readonly RecordedStep[],
  reach: (depth: number) => void,
  depth = 0,
): PlannedStep[] | undefined {
  reach(depth)
  if (!next) return []
  for (const { step } of edges.get(from) ?? []) {
    if (step.event.type !== next.event || !isDeepStrictEqual(step.state.value, next.state)) continue
    const following = planAlong(edges, identityOf(step.state), rest, reach, depth + 1)
    if (following) return [step, ...following]
  }
  return undefined
}
