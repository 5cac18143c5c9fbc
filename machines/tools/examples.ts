import type { AnyStateMachine, ContextFrom, EventFromLogic, EventObject, InputFrom } from 'xstate'
import { nodesOf } from './reading.ts'

type Cases<Context, Case> = readonly Case[] | ((context: Context) => readonly Case[])

/** A machine with the payloads that its events, effects and timers bring: for tests and for the gallery. */
export interface Examples<Machine extends AnyStateMachine> {
  machine: Machine
  /** Inputs to start from, by name. */
  starts: Record<string, InputFrom<Machine>>
  /** Payloads of the events that people and pages send; an event without any needs no line. */
  events?: {
    [Type in EventFromLogic<Machine>['type']]?: Cases<
      ContextFrom<Machine>,
      Omit<Extract<EventFromLogic<Machine>, { type: Type }>, 'type'>
    >
  }
  /** What each effect may answer, by its id. */
  outputs?: Record<string, Cases<ContextFrom<Machine>, unknown>>
  /** How each effect may fail, by its id. */
  failures?: Record<string, Cases<ContextFrom<Machine>, Error>>
  /** Milliseconds of each named delay, as the specification has them. */
  delays?: Record<string, number | ((context: ContextFrom<Machine>) => number)>
  /** Keeps an exploration finite: paths end where this is false. */
  within?: (context: ContextFrom<Machine>) => boolean
}

/** Examples of whatever machine, for what treats all machines alike. */
export type AnyExamples = Examples<AnyStateMachine>

/** Examples as they are, checked against their machine's types. */
export const examplesOf = <Machine extends AnyStateMachine>(examples: Examples<Machine>) => examples

const casesOf = (cases: unknown, context: unknown): unknown[] | undefined =>
  typeof cases === 'function' ? cases(context) : (cases as unknown[] | undefined)

/** The events that people and pages may send in a given context. */
export function outerEvents(examples: AnyExamples, context: unknown): EventObject[] {
  const types = new Set(
    nodesOf(examples.machine).flatMap(({ transitions }) => [...transitions.keys()]),
  )
  const outer = [...types].filter((type) => !type.startsWith('xstate.'))
  return outer.flatMap((type) => {
    const payloads = casesOf(examples.events?.[type], context) ?? [{}]
    return payloads.map((payload) => ({ ...(payload as object), type }))
  })
}

/** The events by which one effect may end. */
export function endings(examples: AnyExamples, id: string, context: unknown): EventObject[] {
  const outputs = casesOf(examples.outputs?.[id], context) ?? [undefined]
  const failures = casesOf(examples.failures?.[id], context) ?? [new Error(`${id} failed`)]
  return [
    ...outputs.map((output) => ({ type: `xstate.done.actor.${id}`, output, actorId: id })),
    ...failures.map((error) => ({ type: `xstate.error.actor.${id}`, error, actorId: id })),
  ]
}

/** Ids of the effects that a machine invokes. */
export const effectIds = (machine: AnyStateMachine): string[] => [
  ...new Set(nodesOf(machine).flatMap((node) => node.invoke.map(({ id }) => id))),
]

/** The timers of a machine: the event each sends and the name of its delay. */
export function timersOf(machine: AnyStateMachine): { event: string; delay: string }[] {
  const timers = nodesOf(machine).flatMap(({ after }) => after)
  // A timer with guards stands there once for each way on.
  const delays = new Map(timers.map(({ eventType, delay }) => [eventType, String(delay)]))
  return [...delays].map(([event, delay]) => ({ event, delay }))
}

/** How long a named delay must be in a given context, in milliseconds. */
export function lengthOf(examples: AnyExamples, delay: string, context: unknown): number {
  const length = examples.delays?.[delay]
  if (length === undefined) throw new Error(`The examples do not say how long "${delay}" is`)
  return typeof length === 'function' ? length(context) : length
}
