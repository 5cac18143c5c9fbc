import {
  completionEvents,
  externalEvents,
  invokedIds,
  machineTimers,
} from '@vitrine/machines/tools/machineExamples.ts'
import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate'
import { createTestModel } from 'xstate/graph'
import { deriveView, type Listener } from './deriveView.ts'
import type { ModelTest } from './modelTest.ts'
import { rejectedKey } from './transitions.ts'

/** An event of a path with its expected state, and the transitions that it takes and that guards reject. */
export interface PlannedStep {
  event: EventObject
  state: AnyMachineSnapshot
  taken: string[]
  rejected: string[]
  /** The fields of the context that this step changes. */
  changed: string[]
}

/** A path through a machine from one of its inputs. */
export interface PlannedPath {
  start: string
  initial: AnyMachineSnapshot
  /** Transitions taken and rejected before the first event. */
  initialTransitions: string[]
  steps: PlannedStep[]
}

/** An exploration with more steps is unbounded: the test must limit it. */
const maxSteps = 200_000

/** A replacer for JSON.stringify that writes errors as their messages. */
export const errorsAsText = (_: string, value: unknown) =>
  value instanceof Error ? { error: value.message } : value

/** Caches identities: an exploration computes those of the same states repeatedly. */
const identities = new WeakMap<AnyMachineSnapshot, string>()

/** The identity of a snapshot as text: its value, context and status. */
export function snapshotIdentity(snapshot: AnyMachineSnapshot): string {
  const knownIdentity = identities.get(snapshot)
  if (knownIdentity !== undefined) return knownIdentity
  const { value, context, status } = snapshot
  const identity = JSON.stringify([value, context, status], errorsAsText)
  identities.set(snapshot, identity)
  return identity
}

/** The fields of the context that differ between two snapshots. */
export const changedFrom = (before: AnyMachineSnapshot, after: AnyMachineSnapshot): string[] =>
  before.context === after.context
    ? []
    : Object.keys(after.context).filter((name) => {
        const [was, is] = [before.context[name], after.context[name]]
        return was !== is && JSON.stringify(was, errorsAsText) !== JSON.stringify(is, errorsAsText)
      })

const textOf = (event: EventObject) => JSON.stringify(event, errorsAsText)

/** Records the transitions of one step of the derived view at a time. */
class Recorder implements Listener {
  #taken: string[] = []
  #evaluated: string[] = []

  taken(key: string) {
    this.#taken.push(key)
  }

  evaluated(key: string) {
    this.#evaluated.push(key)
  }

  during<Result>(run: () => Result) {
    this.#taken = []
    this.#evaluated = []
    const state = run()
    const taken = this.#taken
    const rejected = new Set(this.#evaluated.filter((key) => !taken.includes(key)).map(rejectedKey))
    return { state, taken, rejected: [...rejected] }
  }
}

/** The derived view with a record of every step that its exploration takes. */
function watchedView(machine: AnyStateMachine) {
  const recorder = new Recorder()
  const view = deriveView(machine, recorder)
  const edges = new Map<string, { from: string; step: PlannedStep }>()
  const started = { items: [] as string[] }
  const { transition, getInitialSnapshot } = view
  view.getInitialSnapshot = (scope, input) => {
    const { state, taken, rejected } = recorder.during(() => getInitialSnapshot(scope, input))
    started.items = [...taken, ...rejected]
    return state
  }
  view.transition = (before, event, scope) => {
    const step = recorder.during(() => transition(before, event, scope))
    const from = snapshotIdentity(before)
    const changed = changedFrom(before, step.state)
    edges.set(`${from} ${textOf(event)}`, { from, step: { event, ...step, changed } })
    return step.state
  }
  const stepFrom = (before: AnyMachineSnapshot | undefined, event: EventObject): PlannedStep => {
    const edge = before && edges.get(`${snapshotIdentity(before)} ${textOf(event)}`)
    if (edge === undefined) throw new Error(`No step from ${before?.value} by ${event.type}`)
    return edge.step
  }
  return { view, edges, started, stepFrom }
}

/** Returns the shortest paths of a model. Throws with the last step of paths that do not end. */
function pathsOf(
  model: ReturnType<typeof createTestModel>,
  start: string,
  edges: ReturnType<typeof watchedView>['edges'],
) {
  try {
    return model.getShortestPaths({ allowDuplicatePaths: true })
  } catch (error) {
    const last = [...edges.values()].at(-1)?.step
    if (!last || !String(error).includes('Traversal limit')) throw error
    throw new Error(
      `The paths from "${start}" do not end within ${maxSteps} steps: a limit is missing. The last step is ${textOf(last.event)} to ${JSON.stringify(last.state.value)}.`,
    )
  }
}

/** Explores everything reachable from one input, and returns a shortest path through each step. */
export function explore(test: ModelTest<AnyStateMachine>, start: string): PlannedPath[] {
  const { view, edges, started, stepFrom } = watchedView(test.machine)
  const offered = new WeakSet<EventObject>()
  const model = createTestModel(view, {
    input: test.inputs[start],
    events: ({ context }: AnyMachineSnapshot) => {
      const events = [
        ...externalEvents(test, context),
        ...invokedIds(test.machine).flatMap((id) => completionEvents(test, id, context)),
        ...machineTimers(test.machine).map(({ event }) => ({ type: event })),
      ]
      for (const event of events) offered.add(event)
      return events
    },
    // createTestModel adds an event without payload where none is offered.
    filterEvents: (_, event) => offered.has(event),
    stopWhen: ({ context, status }: AnyMachineSnapshot) =>
      status !== 'active' || test.exploreWhile?.(context) === false,
    serializeState: snapshotIdentity,
    serializeEvent: textOf,
    limit: maxSteps,
  })
  const shortest = pathsOf(model, start, edges)
  const initial = shortest[0]?.steps[0]?.state
  if (initial === undefined) throw new Error(`"${start}" has no initial state`)
  if (initial.status === 'error') throw initial.error
  const stepsTo = new Map(
    shortest.map(({ state, steps }) => [
      snapshotIdentity(state),
      steps.slice(1).map(({ event }, index) => stepFrom(steps[index]?.state, event)),
    ]),
  )
  return [...edges.values()].map(({ from, step }) => ({
    start,
    initial,
    initialTransitions: started.items,
    steps: [...(stepsTo.get(from) ?? []), step],
  }))
}
