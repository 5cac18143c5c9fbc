import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { getStateNodes } from 'xstate/graph'
import { transitionKey, transitionsFrom } from './transitionKey.ts'

/** A transition as text, for diagrams and tables. */
export interface TransitionSummary {
  /** Stable between a machine and its derived views; identifies the transition in coverage reports. */
  key: string
  source: AnyStateNode
  targets: readonly AnyStateNode[]
  /** The event's type; `loadPage done`, `loadPage error`, `after debounce` or `always`. */
  event: string
  guard: string
  description: string
}

/** Every state node of a machine in document order, its root first. */
export const stateNodes = (machine: AnyStateMachine): AnyStateNode[] => [
  machine.root,
  ...getStateNodes(machine),
]

function eventOf({ eventType, source }: AnyTransitionDefinition): string {
  const [, outcome, actor] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(eventType) ?? []
  if (actor) return `${actor} ${outcome}`
  const timer = source.after.find((item: { eventType: string }) => item.eventType === eventType)
  if (timer) return `after ${timer.delay}`
  return eventType || 'always'
}

/** The texts of a guard's parameters that do not depend on the event, such as the status that it compares with. */
function fixedTexts(params: unknown): string[] {
  if (typeof params !== 'function') return [params].filter((item) => typeof item === 'string')
  try {
    const values: unknown = params({ context: {}, event: { output: {} } })
    const isObject = typeof values === 'object' && values !== null
    return isObject ? Object.values(values).filter((value) => typeof value === 'string') : []
  } catch {
    return [] // It reads a field that only real events have.
  }
}

/** The name of a guard, with its fixed parameters; `and`, `not` and `stateIn` as words. */
export function guardName(guard: unknown): string {
  if (typeof guard === 'string') return guard
  if (typeof guard === 'object' && guard !== null && 'type' in guard) {
    return [guard.type, ...('params' in guard ? fixedTexts(guard.params) : [])].join(' ')
  }
  if (typeof guard !== 'function') return ''
  if ('stateValue' in guard) return `in ${String(guard.stateValue).replace(/^.*\./, '')}`
  const parts = 'guards' in guard && Array.isArray(guard.guards) ? guard.guards.map(guardName) : []
  return guard.name === 'not' ? `not ${parts.join('')}` : parts.join(` ${guard.name} `)
}

/** Every transition of a machine in document order. */
export const machineTransitions = (machine: AnyStateMachine): TransitionSummary[] =>
  stateNodes(machine).flatMap((source) =>
    transitionsFrom(source).map((transition) => ({
      key: String(transitionKey(transition)),
      source,
      targets: transition.target ?? [],
      event: eventOf(transition),
      guard: guardName(transition.guard),
      description: transition.description ?? '',
    })),
  )
