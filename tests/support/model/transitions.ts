import { stateNodes } from '@vitrine/machines/tools/machineStructure.ts'
import { transitionKey, transitionsFrom } from '@vitrine/machines/tools/transitionKey.ts'
import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { getStateNodes } from 'xstate/graph'

/** One transition of a machine; `key` is stable between a machine and the views derived from it. */
export interface ModelTransition {
  key: string
  source: string
  event: string
  targets: string[]
  description: string
  guarded: boolean
}

/** The key of a guarded transition that was evaluated and not taken. */
export const rejectedKey = (key: string) => `${key} rejected`

/** Every transition of a machine, in the order of the document. */
export function modelTransitions(machine: AnyStateMachine): ModelTransition[] {
  return stateNodes(machine).flatMap((node) =>
    transitionsFrom(node).map((transition) => ({
      key: String(transitionKey(transition)),
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
