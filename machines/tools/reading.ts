import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { getStateNodes } from 'xstate/graph'
import { keyOf, transitionsFrom } from './transitionKeys.ts'

/** A transition in words: what brings it about, on which condition, where it leads and what it means. */
export interface ReadTransition {
  /** Stable between a machine and what is made from it; also names its coverage. */
  key: string
  source: AnyStateNode
  targets: readonly AnyStateNode[]
  event: string
  guard: string
  meaning: string
}

/** Every state node of a machine, its root first, in the order of the document. */
export const nodesOf = (machine: AnyStateMachine): AnyStateNode[] => [
  machine.root,
  ...getStateNodes(machine),
]

function eventOf({ eventType, source }: AnyTransitionDefinition): string {
  const [, ending, actor] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(eventType) ?? []
  if (actor) return `${actor} ${ending === 'done' ? 'answers' : 'fails'}`
  const timer = source.after.find((each: { eventType: string }) => each.eventType === eventType)
  if (timer) return `after ${timer.delay}`
  return eventType || 'at once'
}

/** A guard as its name; `and`, `not` and `stateIn` as words. */
export function guardOf(guard: unknown): string {
  if (typeof guard === 'string') return guard
  if (typeof guard === 'object' && guard !== null && 'type' in guard) {
    const isOfOne = 'params' in guard && typeof guard.params === 'string'
    return isOfOne ? `${guard.type} ${guard.params}` : String(guard.type)
  }
  if (typeof guard !== 'function') return ''
  if ('stateValue' in guard) return `in ${String(guard.stateValue).replace(/^.*\./, '')}`
  const parts = 'guards' in guard && Array.isArray(guard.guards) ? guard.guards.map(guardOf) : []
  return guard.name === 'not' ? `not ${parts.join('')}` : parts.join(` ${guard.name} `)
}

/** Every transition of a machine, in the order of the document. */
export const transitionsOf = (machine: AnyStateMachine): ReadTransition[] =>
  nodesOf(machine).flatMap((source) =>
    transitionsFrom(source).map((transition) => ({
      key: String(keyOf(transition)),
      source,
      targets: transition.target ?? [],
      event: eventOf(transition),
      guard: guardOf(transition.guard),
      meaning: transition.description ?? '',
    })),
  )
