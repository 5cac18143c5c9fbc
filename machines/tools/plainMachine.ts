import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { machineTransitions, stateNodes } from './machineStructure.ts'

/** A state of a machine as data. */
export interface PlainState {
  id: string
  /** The name within the parent. */
  name: string
  /** The id of the parent; empty for the root. */
  parent: string
  type: AnyStateNode['type']
  /** The id of the initial child; empty without one. */
  initial: string
  /** The ids of the actors that it invokes. */
  effects: readonly string[]
  /** The view of the shopper, and the clause; empty for the root. */
  view: string
  spec: string
}

/** A transition as data; `key` is that of transitionKey.ts. */
export interface PlainTransition {
  key: string
  source: string
  targets: readonly string[]
  event: string
  guard: string
  description: string
}

/** The structure of a machine as data, for diagrams and test results. */
export interface PlainMachine {
  id: string
  /** The states in document order, the root first. */
  states: readonly PlainState[]
  transitions: readonly PlainTransition[]
}

/** Returns the structure of a machine as data. */
export function plainMachine(machine: AnyStateMachine): PlainMachine {
  return {
    id: machine.id,
    states: stateNodes(machine).map((node) => ({
      id: node.id,
      name: node.key,
      parent: node.parent?.id ?? '',
      type: node.type,
      initial: node.type === 'parallel' ? '' : (node.initial?.target?.[0]?.id ?? ''),
      effects: node.invoke.map(({ id }) => id),
      view: node.meta?.view ?? '',
      spec: node.meta?.spec ?? '',
    })),
    transitions: machineTransitions(machine).map(({ source, targets, ...texts }) => ({
      ...texts,
      source: source.id,
      targets: targets.map(({ id }) => id),
    })),
  }
}
