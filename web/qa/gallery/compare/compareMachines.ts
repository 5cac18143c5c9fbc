import type { PlainMachine, PlainState, PlainTransition } from '#machines/tools/plainMachine.ts'
import type { Change } from '../diagram/marks.ts'

/** A difference between two versions of a machine, for a list. */
export interface Difference {
  change: Change
  kind: 'state' | 'transition'
  /** The id of the state or the key of the transition in the merged machine. */
  id: string
  title: string
  /** The change, such as `guard: isOpen → isClosed`. */
  details: readonly string[]
}

/** Two versions of a machine as one, with what is different. */
export interface Comparison {
  merged: PlainMachine
  /** By the id of a state or the key of a transition. */
  changes: ReadonlyMap<string, Change>
  differences: readonly Difference[]
}

const textOf = (value: unknown) => (Array.isArray(value) ? value.join(', ') : String(value)) || '–'

/** The fields that differ, as texts. */
function fieldChanges<Item extends object>(
  before: Item,
  after: Item,
  names: readonly (keyof Item & string)[],
): string[] {
  return names
    .filter((name) => textOf(before[name]) !== textOf(after[name]))
    .map((name) => `${name}: ${textOf(before[name])} → ${textOf(after[name])}`)
}

const stateFields = ['type', 'initial', 'effects', 'view', 'spec'] as const
const transitionFields = ['guard', 'targets', 'description'] as const

const transitionTitle = ({ source, event, guard, targets }: PlainTransition) =>
  `${source} — ${event}${guard ? ` [${guard}]` : ''} → ${targets.join(', ') || 'stays'}`

const groupOf = ({ source, event }: PlainTransition) => `${source} ${event}`
const sameTargets = (a: PlainTransition, b: PlainTransition) =>
  textOf(a.targets) === textOf(b.targets)

/**
 * Degrees of likeness at which two transitions of the same state and event count as the same one, the closest first.
 */
const likenesses: readonly ((a: PlainTransition, b: PlainTransition) => boolean)[] = [
  (a, b) => a.guard === b.guard && sameTargets(a, b),
  (a, b) => a.guard === b.guard,
  sameTargets,
]

/** Pairs the transitions of two versions. Their keys have an index, which moves when another guard is added before. */
function pairTransitions(before: readonly PlainTransition[], after: readonly PlainTransition[]) {
  const pairs = new Map<PlainTransition, PlainTransition>()
  const taken = new Set<PlainTransition>()
  for (const isAlike of likenesses) {
    for (const next of after.filter((each) => !pairs.has(each))) {
      const match = before.find(
        (each) => !taken.has(each) && groupOf(each) === groupOf(next) && isAlike(each, next),
      )
      if (!match) continue
      pairs.set(next, match)
      taken.add(match)
    }
  }
  return { pairs, removed: before.filter((each) => !taken.has(each)) }
}

const empty = (id: string): PlainMachine => ({ id, states: [], transitions: [] })

/** Compares two versions of a machine; one of them may lack it. */
export function compareMachines(
  before: PlainMachine | undefined,
  after: PlainMachine | undefined,
): Comparison {
  const id = after?.id ?? before?.id ?? ''
  const [old, next] = [before ?? empty(id), after ?? empty(id)]
  const changes = new Map<string, Change>()
  const differences: Difference[] = []
  const add = (difference: Difference) => {
    changes.set(difference.id, difference.change)
    differences.push(difference)
  }

  const known = new Map(old.states.map((state) => [state.id, state]))
  const present = new Set(next.states.map((state) => state.id))
  const stateDifference = (change: Change, state: PlainState, details: readonly string[]) =>
    add({ change, kind: 'state', id: state.id, title: state.id, details })
  for (const state of next.states) {
    const earlier = known.get(state.id)
    if (!earlier) {
      stateDifference('added', state, [state.view].filter(Boolean))
      continue
    }
    const details = fieldChanges(earlier, state, stateFields)
    if (details.length > 0) stateDifference('changed', state, details)
  }
  const removedStates = old.states.filter((state) => !present.has(state.id))
  for (const state of removedStates) stateDifference('removed', state, [state.view].filter(Boolean))

  const transitionDifference = (
    change: Change,
    transition: PlainTransition,
    details: readonly string[] = [],
  ) =>
    add({
      change,
      kind: 'transition',
      id: transition.key,
      title: transitionTitle(transition),
      details,
    })
  const { pairs, removed } = pairTransitions(old.transitions, next.transitions)
  const leaving: PlainTransition[] = []
  const leave = (transition: PlainTransition) => {
    const renamed = { ...transition, key: `before ${transition.key}` }
    leaving.push(renamed)
    return renamed
  }
  for (const transition of next.transitions) {
    const earlier = pairs.get(transition)
    if (!earlier) {
      transitionDifference('added', transition)
      continue
    }
    const details = fieldChanges(earlier, transition, transitionFields)
    if (details.length === 0) continue
    transitionDifference('changed', transition, details)
    // Its earlier target is drawn as well.
    if (!sameTargets(earlier, transition)) changes.set(leave(earlier).key, 'removed')
  }
  for (const transition of removed) transitionDifference('removed', leave(transition))
  return {
    merged: {
      id,
      states: [...next.states, ...removedStates],
      transitions: [...next.transitions, ...leaving],
    },
    changes,
    differences,
  }
}
