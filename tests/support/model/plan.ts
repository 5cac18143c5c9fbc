import type { AnyStateMachine } from 'xstate'
import { explore, type PlannedPath } from './explore.ts'
import type { ModelTest } from './modelTest.ts'
import { enterableStates, modelTransitions, rejectedKey } from './transitions.ts'

/** Paths that together take every transition, and what no path reaches. */
export interface Plan {
  paths: PlannedPath[]
  unreachedStates: string[]
  /** Transitions that no path takes, and guards that never reject (`… rejected`). */
  untakenTransitions: string[]
}

/** The states at both ends of a path; each state between is the end of a shorter path. */
const endsOf = ({ initial, steps }: PlannedPath): string[] =>
  [initial, steps.at(-1)?.state ?? initial].flatMap(({ _nodes }) => _nodes.map(({ id }) => id))

const transitionsOn = ({ initialTransitions: initially, steps }: PlannedPath): string[] => [
  ...initially,
  ...steps.flatMap(({ taken, rejected: refused }) => [...taken, ...refused]),
]

/** The changes of a path: an action without any could be missing unnoticed. */
const effectsOn = ({ steps }: Pick<PlannedPath, 'steps'>): string[] =>
  steps.flatMap(({ taken, changed }) =>
    taken.flatMap((key) => changed.map((name) => `${key} changes ${name}`)),
  )

const itemsOn = (path: PlannedPath): string[] => [...transitionsOn(path), ...effectsOn(path)]

/** The coverage that paths must reach: each transition, and each rejection by a guard. */
const wantedOf = (machine: AnyStateMachine): string[] =>
  modelTransitions(machine).flatMap(({ key, guarded }) =>
    guarded ? [key, rejectedKey(key)] : [key],
  )

/** A minimal set of paths that covers all wanted items: each path covers one that the others do not. */
function minimal(paths: PlannedPath[], wanted: ReadonlySet<string>): PlannedPath[] {
  const shortestTo = new Map<string, PlannedPath>()
  for (const path of paths.toSorted((a, b) => a.steps.length - b.steps.length)) {
    for (const item of itemsOn(path)) if (!shortestTo.has(item)) shortestTo.set(item, path)
  }
  const candidates = new Set([...wanted].flatMap((item) => shortestTo.get(item) ?? []))
  const coverCounts = new Map<string, number>()
  const count = (path: PlannedPath, by: number) => {
    for (const item of new Set(itemsOn(path)))
      coverCounts.set(item, (coverCounts.get(item) ?? 0) + by)
  }
  for (const path of candidates) count(path, 1)
  for (const path of [...candidates].toSorted((a, b) => a.steps.length - b.steps.length)) {
    const items = itemsOn(path).filter((item) => wanted.has(item))
    if (items.some((item) => coverCounts.get(item) === 1)) continue
    candidates.delete(path)
    count(path, -1)
  }
  return [...candidates]
}

/** Explores a machine from each of its inputs and chooses the paths to run. */
export function plan(test: ModelTest<AnyStateMachine>): Plan {
  const { machine } = test
  const explored = Object.keys(test.inputs).flatMap((start) => explore(test, start))
  const wanted = wantedOf(machine)
  const effects = explored.flatMap(({ steps }) => effectsOn({ steps: steps.slice(-1) }))
  const paths = minimal(explored, new Set([...wanted, ...effects]))
  const taken = new Set(explored.flatMap(transitionsOn))
  // A transient state counts as reached.
  const passed = modelTransitions(machine).filter(({ key }) => taken.has(key))
  const reached = new Set([...explored.flatMap(endsOf), ...passed.map(({ source }) => source)])
  return {
    paths,
    unreachedStates: enterableStates(machine).filter((id) => !reached.has(id)),
    untakenTransitions: wanted.filter((item) => !taken.has(item)),
  }
}
