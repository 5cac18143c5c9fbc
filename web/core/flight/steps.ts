import { transitionKey } from '@vitrine/machines/tools/transitionKey.ts'
import { type ActorRefLike, type EventObject, type InspectionEvent, StateMachine } from 'xstate'
import { slug } from './publicFields.ts'
import { scrubber } from './scrub.ts'

/** A step of a machine, without personal data. */
export interface FlightStep {
  /** The time of the step, in milliseconds since 1970. */
  at: number
  machine: string
  /** Identifies the actor within its page. */
  session: string
  event: EventObject
  /** XState's value of the state after the event. */
  value: unknown
  context: unknown
  taken: string[]
  /** The number of events that the actor had received before; a gap between two steps means dropped ones. */
  number: number
  /** The number of events that this step represents; 1 by default. */
  times?: number
  /** The session of the machine that sent the event, or the id of the actor; absent for events of shoppers and timers. */
  sender?: string
  /** The time of the machine's clock, if it has one. */
  now?: number
}

type Scrub = ReturnType<typeof scrubber>

/** XState repeats a part of the type in `actorId`. */
const plainEvent = (
  scrub: Scrub,
  machine: string,
  { type, actorId: _, ...payload }: EventObject & { actorId?: string },
): EventObject => ({ ...(scrub(machine, payload) as object), type })

const readClock = (context: unknown) =>
  typeof context === 'object' &&
  context !== null &&
  'now' in context &&
  typeof context.now === 'function'
    ? { now: Math.round(context.now()) }
    : {}

/** Returns a new id of a page, with which the sessions of its actors start. */
export const newPageId = (): string => Math.random().toString(36).slice(2, 8)

/** The sender of an event, unless it is the actor itself or the id may be personal. */
function senderOf(source: ActorRefLike | undefined, target: ActorRefLike, page: string) {
  if (!source || source === target) return {}
  if ('logic' in source && source.logic instanceof StateMachine)
    return { sender: `${page} ${source.sessionId}` }
  const id = 'id' in source ? String(source.id) : ''
  return slug(id) ? { sender: id } : {}
}

/**
 * Turns XState's inspection events into steps, one for each event that reaches a machine; `later` may defer the removal
 * of private data.
 */
export function stepsFrom(
  notify: (step: FlightStep) => void,
  later: (task: () => void) => void = (task) => task(),
  page = newPageId(),
): (event: InspectionEvent) => void {
  const taken = new Map<string, string[]>()
  const numbers = new Map<string, number>()
  const scrub = scrubber()
  const sources = new WeakMap<EventObject, ActorRefLike>()
  return (inspected) => {
    if (!('logic' in inspected.actorRef) || !(inspected.actorRef.logic instanceof StateMachine))
      return
    const { sessionId } = inspected.actorRef
    if (inspected.type === '@xstate.event' && inspected.sourceRef)
      sources.set(inspected.event, inspected.sourceRef)
    if (inspected.type === '@xstate.microstep') {
      const keys = inspected._transitions.flatMap((transition) => transitionKey(transition) ?? [])
      taken.set(sessionId, [...(taken.get(sessionId) ?? []), ...keys])
    }
    if (inspected.type !== '@xstate.snapshot' || !('value' in inspected.snapshot)) return
    const { value, context } = inspected.snapshot as { value: unknown; context?: unknown }
    const machine = inspected.actorRef.logic.id
    const number = numbers.get(sessionId) ?? 0
    numbers.set(sessionId, number + 1)
    const { event } = inspected
    const common = {
      at: Date.now(),
      machine,
      session: `${page} ${sessionId}`,
      value,
      taken: taken.get(sessionId) ?? [],
      number,
      ...senderOf(sources.get(event), inspected.actorRef, page),
      ...readClock(context),
    }
    taken.delete(sessionId)
    later(() =>
      notify({
        ...common,
        event: plainEvent(scrub, machine, event),
        context: scrub(machine, context),
      }),
    )
  }
}
