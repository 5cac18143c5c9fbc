import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate'
import { createTestModel } from 'xstate/graph'
import {
  completionEvents,
  externalEvents,
  invokedIds,
  timersOf,
} from '#machines/tools/machineExamples.ts'
import { deriveView, type Listener } from './deriveView.ts'
import type { ModelTest } from './modelTest.ts'
import { refusedKey } from './transitions.ts'

/** One event of a path, the state it must lead to, the transitions it takes and those it must not. */
export interface PlannedStep {
  event: EventObject
  state: AnyMachineSnapshot
  taken: string[]
  refused: string[]
  /** Names of what the machine remembers that this step changes. */
  changed: string[]
}

/** A way through a machine from one of its inputs. */
export interface PlannedPath {
  start: string
  initial: AnyMachineSnapshot
  /** Transitions taken and refused before the first event. */
  initially: string[]
  steps: PlannedStep[]
}

/** More steps of exploration than this mean that the test does not bound its machine. */
const mostSteps = 200_000

/** For JSON.stringify: an error by its message. */
export const plainly = (_: string, value: unknown) =>
  value instanceof Error ? { error: value.message } : value

/** An exploration asks for the same states again and again. */
const identities = new WeakMap<AnyMachineSnapshot, string>()

/** A state of the model as text: where the machine is and what it remembers. */
export function identityOf(snapshot: AnyMachineSnapshot): string {
  const known = identities.get(snapshot)
  if (known !== undefined) return known
  const { value, context, status } = snapshot
  const identity = JSON.stringify([value, context, status], plainly)
  identities.set(snapshot, identity)
  return identity
}

/** The names of what a machine remembers otherwise than before. */
export const changedFrom = (before: AnyMachineSnapshot, after: AnyMachineSnapshot): string[] =>
  before.context === after.context
    ? []
    : Object.keys(after.context).filter((name) => {
        const [was, is] = [before.context[name], after.context[name]]
        return was !== is && JSON.stringify(was, plainly) !== JSON.stringify(is, plainly)
      })

const textOf = (event: EventObject) => JSON.stringify(event, plainly)

/** Hears the transitions of one step of the derived view at a time. */
class Recorder implements Listener {
  #taken: string[] = []
  #weighed: string[] = []

  taken(key: string) {
    this.#taken.push(key)
  }

  weighed(key: string) {
    this.#weighed.push(key)
  }

  during<Result>(run: () => Result) {
    this.#taken = []
    this.#weighed = []
    const state = run()
    const taken = this.#taken
    const refused = new Set(this.#weighed.filter((key) => !taken.includes(key)).map(refusedKey))
    return { state, taken, refused: [...refused] }
  }
}

/** The derived view, remembering every step that exploring it takes. */
function watchedView(machine: AnyStateMachine) {
  const recorder = new Recorder()
  const view = deriveView(machine, recorder)
  const edges = new Map<string, { from: string; step: PlannedStep }>()
  const started = { items: [] as string[] }
  const { transition, getInitialSnapshot } = view
  view.getInitialSnapshot = (scope, input) => {
    const { state, taken, refused } = recorder.during(() => getInitialSnapshot(scope, input))
    started.items = [...taken, ...refused]
    return state
  }
  view.transition = (before, event, scope) => {
    const step = recorder.during(() => transition(before, event, scope))
    const from = identityOf(before)
    const changed = changedFrom(before, step.state)
    edges.set(`${from} ${textOf(event)}`, { from, step: { event, ...step, changed } })
    return step.state
  }
  const stepFrom = (before: AnyMachineSnapshot | undefined, event: EventObject): PlannedStep => {
    const edge = before && edges.get(`${identityOf(before)} ${textOf(event)}`)
    if (edge === undefined) throw new Error(`No step from ${before?.value} by ${event.type}`)
    return edge.step
  }
  return { view, edges, started, stepFrom }
}

/** Walks everything that one input can lead to; returns a shortest path through each step of it. */
export function explore(test: ModelTest<AnyStateMachine>, start: string): PlannedPath[] {
  const { view, edges, started, stepFrom } = watchedView(test.machine)
  const offered = new WeakSet<EventObject>()
  const model = createTestModel(view, {
    input: test.inputs[start],
    events: ({ context }: AnyMachineSnapshot) => {
      const events = [
        ...externalEvents(test, context),
        ...invokedIds(test.machine).flatMap((id) => completionEvents(test, id, context)),
        ...timersOf(test.machine).map(({ event }) => ({ type: event })),
      ]
      for (const event of events) offered.add(event)
      return events
    },
    // createTestModel makes up an event without payload where none is offered.
    filterEvents: (_, event) => offered.has(event),
    stopWhen: ({ context, status }: AnyMachineSnapshot) =>
      status !== 'active' || test.exploreWhile?.(context) === false,
    serializeState: identityOf,
    serializeEvent: textOf,
    limit: mostSteps,
  })
  const shortest = model.getShortestPaths({ allowDuplicatePaths: true })
  const initial = shortest[0]?.steps[0]?.state
  if (initial === undefined) throw new Error(`"${start}" starts nowhere`)
  if (initial.status === 'error') throw initial.error
  const stepsTo = new Map(
    shortest.map(({ state, steps }) => [
      identityOf(state),
      steps.slice(1).map(({ event }, index) => stepFrom(steps[index]?.state, event)),
    ]),
  )
  return [...edges.values()].map(({ from, step }) => ({
    start,
    initial,
    initially: started.items,
    steps: [...(stepsTo.get(from) ?? []), step],
  }))
}
