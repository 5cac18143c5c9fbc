import { isDeepStrictEqual } from 'node:util'
import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, EventObject } from 'xstate'
import { explore, type PlannedStep, snapshotIdentity } from '../model/explore.ts'
import type { ModelTest } from '../model/modelTest.ts'

/** A long path through a machine, walked in one page of a browser. */
export interface Tour {
  start: string
  initial: AnyMachineSnapshot
  /** Keys of the transitions taken before the first step. */
  initialTransitions: string[]
  /** The number of steps that happen automatically when the page opens. */
  automaticSteps: number
  steps: PlannedStep[]
}

/** Limits tours to what a browser can do. */
export interface TourLimits {
  /** Transitions that cannot be caused in a browser and that a tour would take, by key, each with the reason. */
  excluded?: Readonly<Record<string, string>>
  /** Steps that end a tour, because what follows is not predictable. */
  endsAfter?: (step: PlannedStep) => boolean
  /** Steps whose state is left immediately and therefore not visible. */
  passesThrough?: (step: PlannedStep) => boolean
  /** Steps that a tour from a start never takes. */
  isExcludedStep?: (step: PlannedStep, from: AnyMachineSnapshot, start: string) => boolean
  /** Whether a step may directly follow another, where the state alone does not decide. */
  canFollow?: (step: PlannedStep, before: PlannedStep | undefined) => boolean
  /** Transitions that accompany others automatically; they must occur, but no tour plans them. */
  echoes?: readonly string[]
  /** The events that happen automatically when the page of a start opens, in order. */
  initialEvents?: Readonly<Record<string, readonly EventObject[]>>
  maxLength?: number
}

export interface Edge {
  from: AnyMachineSnapshot
  step: PlannedStep
}

const maxTourLength = 60

/** All steps reachable from one start, by the state that they leave. */
export function edgesFrom(test: ModelTest<AnyStateMachine>, start: string, limits: TourLimits) {
  const edges = new Map<string, Edge[]>()
  const paths = explore(test, start)
  const taking = paths.flatMap(({ initial, steps }) => {
    const step = steps.at(-1)
    return step && step.taken.length > 0 ? [{ from: steps.at(-2)?.state ?? initial, step }] : []
  })
  for (const { from, step } of taking) {
    if (
      limits.echoes?.includes(step.taken[0] ?? '') ||
      step.taken.some((key) => key in (limits.excluded ?? {})) ||
      limits.isExcludedStep?.(step, from, start)
    )
      continue
    const id = snapshotIdentity(from)
    edges.set(id, [...(edges.get(id) ?? []), { from, step }])
  }
  const initial = paths[0]?.initial
  const initialTransitions =
    paths[0]?.initialTransitions.filter((key) => !key.endsWith(' rejected')) ?? []
  const automaticSteps = initial
    ? stepsOf(taking, initial, limits.initialEvents?.[start] ?? [])
    : []
  return { edges, initial, initialTransitions, automaticSteps }
}

/** The steps of the given events. Throws when one of them does nothing. */
function stepsOf(
  edges: readonly Edge[],
  initial: AnyMachineSnapshot,
  events: readonly EventObject[],
): PlannedStep[] {
  const steps: PlannedStep[] = []
  for (const event of events) {
    const at = snapshotIdentity(steps.at(-1)?.state ?? initial)
    const edge = edges.find(
      ({ from, step }) => snapshotIdentity(from) === at && isDeepStrictEqual(step.event, event),
    )
    if (!edge) throw new Error(`${event.type} does nothing as the page opens`)
    steps.push(edge.step)
  }
  return steps
}

/** The shortest path from a state, reached by `last`, to a step that is a goal. */
function shortestPath(
  edges: ReadonlyMap<string, readonly Edge[]>,
  from: AnyMachineSnapshot,
  last: PlannedStep | undefined,
  { endsAfter = () => false, canFollow }: TourLimits,
  isGoal: (step: PlannedStep) => boolean,
): PlannedStep[] {
  const positionOf = (state: AnyMachineSnapshot, step: PlannedStep | undefined) =>
    canFollow ? `${snapshotIdentity(state)} ${step?.taken}` : snapshotIdentity(state)
  const seen = new Set([positionOf(from, last)])
  let paths: { at: AnyMachineSnapshot; steps: PlannedStep[] }[] = [{ at: from, steps: [] }]
  while (paths.length > 0) {
    const next: typeof paths = []
    for (const { at, steps } of paths) {
      for (const { step } of edges.get(snapshotIdentity(at)) ?? []) {
        if (canFollow?.(step, steps.at(-1) ?? last) === false) continue
        if (isGoal(step)) return [...steps, step]
        const id = positionOf(step.state, step)
        if (seen.has(id) || endsAfter(step)) continue
        seen.add(id)
        next.push({ at: step.state, steps: [...steps, step] })
      }
    }
    paths = next
  }
  return []
}

/** The ids of the states in a snapshot, without the root. */
export const snapshotStates = ({ _nodes }: AnyMachineSnapshot): string[] =>
  _nodes.filter((node: AnyStateNode) => node.parent).map(({ id }: AnyStateNode) => id)

/** A few long tours that together are in every state that these limits leave. */
export function planTours(test: ModelTest<AnyStateMachine>, limits: TourLimits): Tour[] {
  const { endsAfter = () => false, passesThrough = () => false } = limits
  const maxLength = limits.maxLength ?? maxTourLength
  // The state after a step that ends a tour is not looked at.
  const itemsOf = (step: PlannedStep) =>
    endsAfter(step) || passesThrough(step) ? [] : snapshotStates(step.state)
  const starts = Object.keys(test.inputs).map((start) => {
    const from = edgesFrom(test, start, limits)
    const { initial, automaticSteps } = from
    const first = initial && automaticSteps.length === 0 ? snapshotStates(initial) : []
    return { start, ...from, initialItems: [...first, ...automaticSteps.flatMap(itemsOf)] }
  })
  const wanted = new Set(
    starts.flatMap(({ initialItems, edges }) => [
      ...initialItems,
      ...[...edges.values()].flat().flatMap(({ step }) => itemsOf(step)),
    ]),
  )
  const tours: Tour[] = []
  for (const from of starts) {
    const { start, edges, initial, initialTransitions, automaticSteps, initialItems } = from
    if (!initial) continue
    const tourOf = (steps: PlannedStep[]): Tour => ({
      start,
      initial,
      initialTransitions,
      automaticSteps: automaticSteps.length,
      steps,
    })
    const before = tours.length
    const isWanted = initialItems.some((item) => wanted.has(item))
    for (const item of initialItems) wanted.delete(item)
    for (let steps = nextSteps(initial); steps; steps = nextSteps(initial))
      tours.push(tourOf(steps))
    if (isWanted && tours.length === before) tours.push(tourOf(automaticSteps))

    function nextSteps(first: AnyMachineSnapshot): PlannedStep[] | undefined {
      const steps = [...automaticSteps]
      while (steps.length < maxLength) {
        const last = steps.at(-1)
        if (last && endsAfter(last)) break
        const pathTo = (isGoal: (step: PlannedStep) => boolean) =>
          shortestPath(
            edges,
            last?.state ?? first,
            last,
            limits,
            (step) => isGoal(step) && itemsOf(step).some((item) => wanted.has(item)),
          )
        // Steps that end a tour are taken last, because opening a page is slow.
        const continuing = pathTo(
          (step) => !endsAfter(step) && edges.has(snapshotIdentity(step.state)),
        )
        const path = continuing.length > 0 ? continuing : pathTo(() => true)
        if (path.length === 0) break
        for (const item of path.flatMap(itemsOf)) wanted.delete(item)
        steps.push(...path)
      }
      return steps.length > automaticSteps.length ? steps : undefined
    }
  }
  return tours
}
