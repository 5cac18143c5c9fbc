import type { PlainMachine } from '#machines/tools/plainMachine.ts'
import type { Change } from '../diagram/marks.ts'
import type { Comparison } from './compareMachines.ts'

/** The sign of a change, since colour alone does not distinguish them. */
export const signs: Readonly<Record<Change, string>> = { added: '+', removed: '−', changed: '~' }

/** The merged machine with a sign before the names of states and events that differ. */
export function signed({ merged, changes }: Comparison): PlainMachine {
  const withSign = (text: string, id: string) => {
    const change = changes.get(id)
    return change ? `${signs[change]} ${text}` : text
  }
  return {
    id: merged.id,
    states: merged.states.map((state) => ({ ...state, name: withSign(state.name, state.id) })),
    transitions: merged.transitions.map((transition) => ({
      ...transition,
      event: withSign(transition.event, transition.key),
    })),
  }
}
