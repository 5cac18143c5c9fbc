import type { PlainMachine } from '@vitrine/machines/tools/plainMachine.ts'
import type { DrawnMachine } from '../layout/diagram.ts'

/** The ids of the states that can be folded: those with children, without the root. */
export const parentStates = ({ states }: PlainMachine): string[] =>
  states
    .filter(({ id, parent }) => parent !== '' && states.some((other) => other.parent === id))
    .map(({ id }) => id)

/**
 * Hides the states inside the folded ones, with transitions from and to them at the folded one, and without those
 * within it.
 */
export function foldMachine(machine: PlainMachine, folded: readonly string[]): DrawnMachine {
  const parents = new Map(machine.states.map(({ id, parent }) => [id, parent]))
  const chainOf = (id: string): string[] =>
    id === '' ? [] : [...chainOf(parents.get(id) ?? ''), id]
  /** The outermost folded state that contains a state, or the state itself. */
  const shown = (id: string) => chainOf(id).find((item) => folded.includes(item)) ?? id
  const hidden = new Map<string, number>()
  for (const { id } of machine.states) {
    const outer = shown(id)
    if (outer !== id) hidden.set(outer, (hidden.get(outer) ?? 0) + 1)
  }
  return {
    id: machine.id,
    states: machine.states
      .filter(({ id }) => shown(id) === id)
      .map((state) => {
        const count = hidden.get(state.id)
        return count ? { ...state, initial: '', hidden: count } : state
      }),
    transitions: machine.transitions
      .map((transition) => ({
        ...transition,
        source: shown(transition.source),
        targets: transition.targets.map(shown),
        isInside:
          hidden.has(shown(transition.source)) &&
          transition.targets.every((target) => shown(target) === shown(transition.source)),
      }))
      .filter(({ isInside }) => !isInside)
      .map(({ isInside: _, ...transition }) => transition),
  }
}
