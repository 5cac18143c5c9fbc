import type { AnyStateMachine, ContextFrom, EventFromLogic, EventObject, InputFrom } from 'xstate'
import { stateNodes } from './machineStructure.ts'

type Cases<Context, Case> = readonly Case[] | ((context: Context) => readonly Case[])

/**
 * Pairs of events, named as in diagrams, such as `loadPage done`, whose order may matter, and the reason; each of the
 * first may race with each of the second.
 */
export interface AllowedRace {
  events: readonly [readonly string[], readonly string[]]
  /** States that only one of both orders ends in. */
  states?: readonly string[]
  /** Fields of the context, `pending effects` and `emitted events` that may depend on the order. */
  fields?: readonly string[]
  reason: string
}

/** A machine with example inputs, event payloads, outputs and delays, for model-based tests and the gallery. */
export interface MachineExamples<Machine extends AnyStateMachine> {
  machine: Machine
  /** The inputs by their names. */
  inputs: Record<string, InputFrom<Machine>>
  /** Payloads of external events; an event without a payload needs no entry. */
  events?: {
    [Type in EventFromLogic<Machine>['type']]?: Cases<
      ContextFrom<Machine>,
      Omit<Extract<EventFromLogic<Machine>, { type: Type }>, 'type'>
    >
  }
  /** Outputs of invoked actors, by id. */
  outputs?: Record<string, Cases<ContextFrom<Machine>, unknown>>
  /** Errors of invoked actors, by id. */
  errors?: Record<string, Cases<ContextFrom<Machine>, Error>>
  /** Milliseconds of each named delay, as docs/spec requires. */
  delays?: Record<string, number | ((context: ContextFrom<Machine>) => number)>
  /** Pairs of events that may end differently in both orders; every other pair must end the same. */
  races?: readonly AllowedRace[]
  /** Keeps the state space finite: exploration stops where this returns false. */
  exploreWhile?: (context: ContextFrom<Machine>) => boolean
}

export type AnyMachineExamples = MachineExamples<AnyStateMachine>

/** Returns the examples unchanged, checked against the types of their machine. */
export const defineExamples = <Machine extends AnyStateMachine>(
  examples: MachineExamples<Machine>,
) => examples

const casesOf = (cases: unknown, context: unknown): unknown[] | undefined =>
  typeof cases === 'function' ? cases(context) : (cases as unknown[] | undefined)

/** The external events to try in a given context. */
export function externalEvents(examples: AnyMachineExamples, context: unknown): EventObject[] {
  const types = new Set(
    stateNodes(examples.machine).flatMap(({ transitions }) => [...transitions.keys()]),
  )
  const outer = [...types].filter((type) => !type.startsWith('xstate.'))
  return outer.flatMap((type) => {
    const payloads = casesOf(examples.events?.[type], context) ?? [{}]
    return payloads.map((payload) => ({ ...(payload as object), type }))
  })
}

/** The done and error events of one invoked actor. */
export function completionEvents(
  examples: AnyMachineExamples,
  id: string,
  context: unknown,
): EventObject[] {
  const outputs = casesOf(examples.outputs?.[id], context) ?? [undefined]
  const errors = casesOf(examples.errors?.[id], context) ?? [new Error(`${id} failed`)]
  return [
    ...outputs.map((output) => ({ type: `xstate.done.actor.${id}`, output, actorId: id })),
    ...errors.map((error) => ({ type: `xstate.error.actor.${id}`, error, actorId: id })),
  ]
}

/** The ids of the actors that a machine invokes. */
export const invokedIds = (machine: AnyStateMachine): string[] => [
  ...new Set(stateNodes(machine).flatMap((node) => node.invoke.map(({ id }) => id))),
]

/** The delayed transitions of a machine: the type of their event and the name of their delay. */
export function machineTimers(machine: AnyStateMachine): { event: string; delay: string }[] {
  const timers = stateNodes(machine).flatMap(({ after }) => after)
  // A delayed transition with several guarded targets is listed once for each of them.
  const delays = new Map(timers.map(({ eventType, delay }) => [eventType, String(delay)]))
  return [...delays].map(([event, delay]) => ({ event, delay }))
}

/** The milliseconds of a named delay in a given context. Throws when the examples do not define it. */
export function exampleDelay(
  examples: AnyMachineExamples,
  delay: string,
  context: unknown,
): number {
  const value = examples.delays?.[delay]
  if (value === undefined)
    throw new Error(`The examples of ${examples.machine.id} do not define the delay "${delay}"`)
  return typeof value === 'function' ? value(context) : value
}
