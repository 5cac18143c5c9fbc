import { ControlledActor } from '@vitrine/machines/tools/controlledActor.ts'
import { eventLabel } from '@vitrine/machines/tools/eventLabel.ts'
import {
  type AnyMachineExamples,
  completionEvents,
  exampleDelay,
  externalEvents,
  machineTimers,
} from '@vitrine/machines/tools/machineExamples.ts'
import type { AnyMachineSnapshot, AnyStateNode, EventObject } from 'xstate'
import { errorsAsText, type PlannedPath } from '../model/explore.ts'

/** A state of the running machine: the shortest events that lead to it. */
interface Origin {
  start: string
  events: readonly EventObject[]
}

/** The end state of one order of two events. */
interface Ending {
  /** The active states without children, and whether the machine has ended. */
  states: readonly string[]
  /** The context by field, the pending effects and the emitted events, as text. */
  fields: Readonly<Record<string, string>>
}

/** Two events that were both possible in one state, and what depends on their order. */
export interface Race {
  start: string
  path: readonly EventObject[]
  events: readonly [EventObject, EventObject]
  /** The states that each order ends in. */
  endings: readonly [string, string]
  /** States that only one of both orders ends in. */
  states: readonly string[]
  /** Fields of the context, `pending effects` and `emitted events` that differ. */
  fields: readonly string[]
}

const actorsAsText = (name: string, value: unknown) =>
  typeof value === 'object' && value && 'xstate$$type' in value
    ? 'an actor'
    : errorsAsText(name, value)

const textOf = (value: unknown) => JSON.stringify(value, actorsAsText) ?? 'nothing'

/** The name of an event without its payload, such as `loadPage done`. */
export const nameOfEvent = ({ type }: EventObject): string => eventLabel({ type })

const pathOf = ({ path }: AnyStateNode) => path.join('.')

const pendingOf = (actor: ControlledActor) =>
  [...actor.pending.values()].map(({ id, input }) => `${id} ${textOf(input)}`).toSorted()

const statesIn = ({ _nodes, status }: AnyMachineSnapshot) => [
  ..._nodes.filter(({ type }) => type === 'atomic' || type === 'final').map(pathOf),
  ...(status === 'active' ? [] : [status]),
]

function endingOf(actor: ControlledActor): Ending {
  const { context } = actor.snapshot
  const fields = Object.entries(context).map(([name, value]) => [name, textOf(value)])
  return {
    states: statesIn(actor.snapshot),
    fields: {
      ...Object.fromEntries(fields),
      'pending effects': textOf(pendingOf(actor)),
      'emitted events': textOf(actor.emitted.map(textOf).toSorted()),
    },
  }
}

const identityOf = (actor: ControlledActor) => {
  const { value, context, status } = actor.snapshot
  return textOf([value, context, status, pendingOf(actor), actor.clock.delays.toSorted()])
}

/** Whether the state has a transition for an event, which may be to ignore it. */
const handles = (snapshot: AnyMachineSnapshot, event: EventObject) =>
  (snapshot.machine.getTransitionData(snapshot, event) ?? []).length > 0

/** The events that a shopper, a timer or the network can cause now. */
function possibleEvents(examples: AnyMachineExamples, actor: ControlledActor): EventObject[] {
  const { snapshot, clock } = actor
  if (snapshot.status !== 'active') return []
  const ownEvents = new Set(
    (snapshot as AnyMachineSnapshot)._nodes.flatMap((node) =>
      node.after.map(({ eventType }) => eventType),
    ),
  )
  const timers = machineTimers(examples.machine).filter(
    ({ event, delay }) =>
      ownEvents.has(event) &&
      clock.delays.includes(exampleDelay(examples, delay, snapshot.context)),
  )
  return [
    ...externalEvents(examples, snapshot.context).filter((event) => handles(snapshot, event)),
    ...[...actor.pending.keys()].flatMap((id) => completionEvents(examples, id, snapshot.context)),
    ...timers.map(({ event }) => ({ type: event })),
  ]
}

async function actorAt(examples: AnyMachineExamples, { start, events }: Origin) {
  const actor = new ControlledActor(examples, start)
  for (const event of events) await actor.perform(event)
  return actor
}

/** Every different state on the paths, each with the shortest way to it. */
async function originsOf(examples: AnyMachineExamples, paths: readonly PlannedPath[]) {
  const origins = new Map<string, Origin & { possible: EventObject[] }>()
  const note = (actor: ControlledActor, start: string, events: readonly EventObject[]) => {
    const identity = identityOf(actor)
    const origin = origins.get(identity)
    if (origin && origin.events.length <= events.length) return
    origins.set(identity, { start, events, possible: possibleEvents(examples, actor) })
  }
  for (const { start, steps } of paths) {
    const actor = new ControlledActor(examples, start)
    note(actor, start, [])
    const events: EventObject[] = []
    for (const { event } of steps) {
      await actor.perform(event)
      events.push(event)
      note(actor, start, [...events])
    }
    actor.stop()
  }
  return [...origins.values()]
}

async function endingAfter(
  examples: AnyMachineExamples,
  origin: Origin,
  order: readonly EventObject[],
): Promise<Ending> {
  const actor = await actorAt(examples, origin)
  actor.emitted = []
  for (const happen of order.map((event) => actor.prepare(event))) await happen()
  const ending = endingOf(actor)
  actor.stop()
  return ending
}

/** The texts that only one of both lists contains. */
const difference = (some: readonly string[], others: readonly string[]) => [
  ...some.filter((item) => !others.includes(item)),
  ...others.filter((other) => !some.includes(other)),
]

const completes = ({ type }: EventObject) => /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(type)?.[1]

/** Whether two responses exclude each other because they belong to the same request. */
const excludeEachOther = (one: EventObject, other: EventObject) =>
  completes(one) !== undefined && completes(one) === completes(other)

/** Runs both orders of every two events that are possible in one state, from every state on the paths. */
export async function exploreRaces(
  examples: AnyMachineExamples,
  paths: readonly PlannedPath[],
): Promise<Race[]> {
  const races: Race[] = []
  for (const { possible, ...origin } of await originsOf(examples, paths)) {
    for (const [index, one] of possible.entries()) {
      for (const other of possible.slice(index + 1)) {
        if (excludeEachOther(one, other)) continue
        const first = await endingAfter(examples, origin, [one, other])
        const second = await endingAfter(examples, origin, [other, one])
        races.push({
          start: origin.start,
          path: origin.events,
          events: [one, other],
          endings: [first.states.join(' and '), second.states.join(' and ')],
          states: difference(first.states, second.states),
          fields: Object.keys({ ...first.fields, ...second.fields }).filter(
            (name) => first.fields[name] !== second.fields[name],
          ),
        })
      }
    }
  }
  return races
}
