import type {
  AnyStateMachine,
  ContextFrom,
  EventFromLogic,
  EventObject,
  InputFrom,
  SnapshotFrom,
} from 'xstate'
import { nodesOf } from '#machines/reading.ts'

type Cases<Context, Case> = readonly Case[] | ((context: Context) => readonly Case[])

/** What happened between two states of a running machine. */
export interface Step<Machine extends AnyStateMachine> {
  before: SnapshotFrom<Machine>
  event: EventObject
  after: SnapshotFrom<Machine>
  /** Ids of the effects that wait for their answer. */
  underWay: readonly string[]
  /** What the machine told whoever listens. */
  emitted: readonly EventObject[]
}

/** A machine under test, with the payloads that its events, effects and timers bring. */
export interface ModelTest<Machine extends AnyStateMachine> {
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
  /** Keeps the exploration finite: paths end where this is false. */
  within?: (context: ContextFrom<Machine>) => boolean
  /** What must hold after every step, by name. */
  invariants?: Record<string, (step: Step<Machine>) => boolean>
}

const casesOf = (cases: unknown, context: unknown): unknown[] | undefined =>
  typeof cases === 'function' ? cases(context) : (cases as unknown[] | undefined)

/** The events that people and pages may send in a given context. */
export function outerEvents(test: ModelTest<AnyStateMachine>, context: unknown): EventObject[] {
  const types = new Set(nodesOf(test.machine).flatMap((node) => node.ownEvents))
  const outer = [...types].filter((type) => !type.startsWith('xstate.'))
  return outer.flatMap((type) => {
    const payloads = casesOf(test.events?.[type], context) ?? [{}]
    return payloads.map((payload) => ({ ...(payload as object), type }))
  })
}

/** The events by which one effect may end. */
export function endings(
  test: ModelTest<AnyStateMachine>,
  id: string,
  context: unknown,
): EventObject[] {
  const outputs = casesOf(test.outputs?.[id], context) ?? [undefined]
  const failures = casesOf(test.failures?.[id], context) ?? [new Error(`${id} failed`)]
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
export const timersOf = (machine: AnyStateMachine): { event: string; delay: string }[] =>
  nodesOf(machine).flatMap((node) =>
    node.after.map(({ eventType, delay }) => ({ event: eventType, delay: String(delay) })),
  )

/** How long a named delay must be in a given context, in milliseconds. */
export function lengthOf(
  test: ModelTest<AnyStateMachine>,
  delay: string,
  context: unknown,
): number {
  const length = test.delays?.[delay]
  if (length === undefined) throw new Error(`The test does not say how long "${delay}" is`)
  return typeof length === 'function' ? length(context) : length
}
