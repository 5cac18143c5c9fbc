import { isDeepStrictEqual } from 'node:util'
import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate'
import { explore, identityOf, type PlannedStep } from '../model/explore.ts'
import type { ModelTest } from '../model/modelTest.ts'
import { transitionsOf } from '../model/transitions.ts'

/** A long way through a machine for one page of a browser. */
export interface Tour {
  start: string
  initial: AnyMachineSnapshot
  /** Keys of the transitions taken before the first step. */
  initially: string[]
  /** How many of the steps come about by themselves as the page opens. */
  begun: number
  steps: PlannedStep[]
}

/** What keeps tours within what a browser can do. */
export interface TourLimits {
  /** Transitions that a browser cannot be made to take, by key, each with the reason. */
  excluded: Readonly<Record<string, string>>
  /** Steps that a tour may take unless they are its last: what follows could not be foretold. */
  endsAfter?: (step: PlannedStep) => boolean
  /** Steps whose state is left in the same moment: there it is not seen. */
  passesThrough?: (step: PlannedStep) => boolean
  /** Steps that a tour never takes. */
  never?: (step: PlannedStep, from: AnyMachineSnapshot) => boolean
  /** Whether a step may come right after another, where the state alone does not tell. */
  follows?: (step: PlannedStep, before: PlannedStep | undefined) => boolean
  /** Transitions that come along with others by themselves; they must be seen, but no tour asks for them. */
  echoes?: readonly string[]
  /** What comes about by itself as the page of a start opens, in this order. */
  begins?: Readonly<Record<string, readonly EventObject[]>>
  longest?: number
}

interface Edge {
  from: AnyMachineSnapshot
  step: PlannedStep
}

const longestTour = 60

/** Every step that one start can lead to, by the state that it leaves. */
function edgesFrom(test: ModelTest<AnyStateMachine>, start: string, limits: TourLimits) {
  const edges = new Map<string, Edge[]>()
  const paths = explore(test, start)
  const taking = paths.flatMap(({ initial, steps }) => {
    const step = steps.at(-1)
    return step && step.taken.length > 0 ? [{ from: steps.at(-2)?.state ?? initial, step }] : []
  })
  for (const { from, step } of taking) {
    if (
      limits.echoes?.includes(step.taken[0] ?? '') ||
      step.taken.some((key) => key in limits.excluded) ||
      limits.never?.(step, from)
    )
      continue
    const id = identityOf(from)
    edges.set(id, [...(edges.get(id) ?? []), { from, step }])
  }
  const initial = paths[0]?.initial
  const initially = paths[0]?.initially.filter((key) => !key.endsWith(' refused')) ?? []
  const begun = initial ? begin(taking, initial, limits.begins?.[start] ?? []) : []
  return { edges, initial, initially, begun }
}

/** The steps that given events lead along. Throws when one of them does nothing. */
function begin(
  edges: readonly Edge[],
  initial: AnyMachineSnapshot,
  events: readonly EventObject[],
): PlannedStep[] {
  const steps: PlannedStep[] = []
  for (const event of events) {
    const at = identityOf(steps.at(-1)?.state ?? initial)
    const edge = edges.find(
      ({ from, step }) => identityOf(from) === at && isDeepStrictEqual(step.event, event),
    )
    if (!edge) throw new Error(`${event.type} does nothing as the page opens`)
    steps.push(edge.step)
  }
  return steps
}

/**
 * The shortest way from a state, come to by `last`, to a step that takes something still wanted; `isGoal` says which
 * may be the last.
 */
function nearest(
  edges: ReadonlyMap<string, readonly Edge[]>,
  from: AnyMachineSnapshot,
  last: PlannedStep | undefined,
  wanted: ReadonlySet<string>,
  { endsAfter = () => false, follows }: TourLimits,
  isGoal: (step: PlannedStep) => boolean,
): PlannedStep[] {
  const placeOf = (state: AnyMachineSnapshot, step: PlannedStep | undefined) =>
    follows ? `${identityOf(state)} ${step?.taken}` : identityOf(state)
  const seen = new Set([placeOf(from, last)])
  let ways: { at: AnyMachineSnapshot; steps: PlannedStep[] }[] = [{ at: from, steps: [] }]
  while (ways.length > 0) {
    const next: typeof ways = []
    for (const { at, steps } of ways) {
      for (const { step } of edges.get(identityOf(at)) ?? []) {
        if (follows?.(step, steps.at(-1) ?? last) === false) continue
        if (isGoal(step) && step.taken.some((key) => wanted.has(key))) return [...steps, step]
        const id = placeOf(step.state, step)
        if (seen.has(id) || endsAfter(step)) continue
        seen.add(id)
        next.push({ at: step.state, steps: [...steps, step] })
      }
    }
    ways = next
  }
  return []
}

/** Few long tours that together take every transition but the excluded, and what none of them takes. */
export function toursOf(test: ModelTest<AnyStateMachine>, limits: TourLimits) {
  const { excluded, endsAfter = () => false, echoes = [], longest = longestTour } = limits
  const keys = transitionsOf(test.machine).map(({ key }) => key)
  const wanted = new Set(keys.filter((key) => !(key in excluded) && !echoes.includes(key)))
  const tours: Tour[] = []
  for (const start of Object.keys(test.inputs)) {
    const { edges, initial, initially, begun } = edgesFrom(test, start, limits)
    const before = tours.length
    const isWanted = initially.some((key) => wanted.has(key))
    for (const key of [...initially, ...begun.flatMap(({ taken }) => taken)]) wanted.delete(key)
    for (let tour = initial && nextTour(initial); tour; tour = initial && nextTour(initial))
      tours.push(tour)
    if (initial && isWanted && tours.length === before)
      tours.push({ start, initial, initially, begun: begun.length, steps: begun })

    function nextTour(from: AnyMachineSnapshot): Tour | undefined {
      const steps = [...begun]
      while (steps.length < longest) {
        const last = steps.at(-1)
        if (last && endsAfter(last)) break
        const towards = (isGoal: (step: PlannedStep) => boolean) =>
          nearest(edges, last?.state ?? from, last, wanted, limits, isGoal)
        // What ends a tour is kept for its end: each page that is opened takes its time.
        const onwards = towards((step) => !endsAfter(step) && edges.has(identityOf(step.state)))
        const way = onwards.length > 0 ? onwards : towards(() => true)
        if (way.length === 0) break
        for (const key of way.flatMap(({ taken }) => taken)) wanted.delete(key)
        steps.push(...way)
      }
      if (steps.length === begun.length) return undefined
      return { start, initial: from, initially, begun: begun.length, steps }
    }
  }
  const unknown = Object.keys(excluded).filter((key) => !keys.includes(key))
  return { tours, untaken: [...wanted], unknown }
}

/** As few of the tours as reach every state that any of them reaches; `statesOf` answers a state's names. */
export function toursToAllStates(
  tours: readonly Tour[],
  statesOf: (state: AnyMachineSnapshot) => readonly string[],
  { endsAfter = () => false, passesThrough = () => false }: TourLimits,
): ReadonlySet<Tour> {
  const reached = new Map(
    tours.map((tour) => {
      // What follows the last step of some could not be foretold, nor looked at.
      const isSeen = (step: PlannedStep) => !endsAfter(step) && !passesThrough(step)
      const states = tour.steps.filter(isSeen).map(({ state }) => state)
      return [tour, new Set([tour.initial, ...states].flatMap(statesOf))] as const
    }),
  )
  const wanted = new Set([...reached.values()].flatMap((names) => [...names]))
  const chosen = new Set<Tour>()
  while (wanted.size > 0) {
    const gains = [...reached].map(([tour, names]) => ({
      tour,
      names,
      gain: [...names].filter((name) => wanted.has(name)).length,
    }))
    const best = gains.reduce((one, other) => (other.gain > one.gain ? other : one))
    chosen.add(best.tour)
    for (const name of best.names) wanted.delete(name)
  }
  return chosen
}
