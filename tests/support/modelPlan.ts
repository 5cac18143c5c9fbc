import type { AnyStateMachine } from 'xstate'
import type { ModelTest } from './modelCases.ts'
import { explore, type PlannedPath } from './modelExplore.ts'
import { enterableStates, refusedKey, transitionsOf } from './modelTransitions.ts'

/** Paths that together take every transition, and what no path reaches. */
export interface Plan {
  paths: PlannedPath[]
  unreachedStates: string[]
  /** Transitions that nothing takes, and guards that never say no (`… refused`). */
  untaken: string[]
}

/** Where a path begins and ends; what lies between is the end of a shorter one. */
const endsOf = ({ initial, steps }: PlannedPath): string[] =>
  [initial, steps.at(-1)?.state ?? initial].flatMap(({ _nodes }) => _nodes.map(({ id }) => id))

const transitionsOn = ({ initially, steps }: PlannedPath): string[] => [
  ...initially,
  ...steps.flatMap(({ taken, refused }) => [...taken, ...refused]),
]

/** What must be taken: each transition, and each guard's refusal. */
const wantedOf = (machine: AnyStateMachine): string[] =>
  transitionsOf(machine).flatMap(({ key, guarded }) => (guarded ? [key, refusedKey(key)] : [key]))

/** Keeps as few paths as take everything: each kept path takes something that the others do not. */
function fewest(paths: PlannedPath[], wanted: string[]): PlannedPath[] {
  const shortestTo = new Map<string, PlannedPath>()
  for (const path of paths.toSorted((a, b) => a.steps.length - b.steps.length)) {
    for (const item of transitionsOn(path)) if (!shortestTo.has(item)) shortestTo.set(item, path)
  }
  const candidates = new Set(wanted.flatMap((item) => shortestTo.get(item) ?? []))
  const takers = new Map<string, number>()
  const count = (path: PlannedPath, by: number) => {
    for (const item of new Set(transitionsOn(path))) takers.set(item, (takers.get(item) ?? 0) + by)
  }
  for (const path of candidates) count(path, 1)
  for (const path of [...candidates].toSorted((a, b) => a.steps.length - b.steps.length)) {
    const items = transitionsOn(path).filter((item) => wanted.includes(item))
    if (items.some((item) => takers.get(item) === 1)) continue
    candidates.delete(path)
    count(path, -1)
  }
  return [...candidates]
}

/** Explores a machine from each of its inputs and chooses the paths to run. */
export function plan(test: ModelTest<AnyStateMachine>): Plan {
  const { machine } = test
  const explored = Object.keys(test.starts).flatMap((start) => explore(test, start))
  const wanted = wantedOf(machine)
  const paths = fewest(explored, wanted)
  const taken = new Set(explored.flatMap(transitionsOn))
  // A state that is passed through without resting in it counts as reached.
  const passed = transitionsOf(machine).filter(({ key }) => taken.has(key))
  const reached = new Set([...explored.flatMap(endsOf), ...passed.map(({ source }) => source)])
  return {
    paths,
    unreachedStates: enterableStates(machine).filter((id) => !reached.has(id)),
    untaken: wanted.filter((item) => !taken.has(item)),
  }
}
