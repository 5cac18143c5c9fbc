import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { getStateNodes } from 'xstate/graph'
import { nodesOf } from '#machines/reading.ts'

/** One transition of a machine; `key` is stable between a machine and the views derived from it. */
export interface ModelTransition {
  key: string
  source: string
  event: string
  targets: string[]
  description: string
  guarded: boolean
}

/** A guarded transition that was weighed and not taken. */
export const refusedKey = (key: string) => `${key} refused`

/** Where one transition stands: its state, its event and its place among those of the same event. */
export function keyOf(transition: AnyTransitionDefinition): string | undefined {
  const source: AnyStateNode = transition.source
  const siblings =
    transition.eventType === '' ? source.always : source.transitions.get(transition.eventType)
  const index = siblings?.indexOf(transition) ?? -1
  return index < 0 ? undefined : `${source.id} ${transition.eventType || 'always'} ${index}`
}

/** The transitions that start at one state node, eventless ones last. */
export const transitionsFrom = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
]

/** Every transition of a machine, in the order of the document. */
export function transitionsOf(machine: AnyStateMachine): ModelTransition[] {
  return nodesOf(machine).flatMap((node) =>
    transitionsFrom(node).map((transition) => ({
      key: String(keyOf(transition)),
      source: node.id,
      event: transition.eventType,
      targets: (transition.target ?? []).map((target: AnyStateNode) => target.id),
      description: transition.description ?? '',
      guarded: transition.guard !== undefined,
    })),
  )
}

/** The ids of the state nodes that can be entered: all but the root and history. */
export const enterableStates = (machine: AnyStateMachine): string[] =>
  getStateNodes(machine)
    .filter((node) => node.type !== 'history')
    .map((node) => node.id)
