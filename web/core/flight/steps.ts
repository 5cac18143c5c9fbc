import { type EventObject, type InspectionEvent, StateMachine } from 'xstate'
import { transitionKey } from '#machines/tools/transitionKey.ts'
import { scrubber } from './scrub.ts'

/** What one of the shop's machines did, without anything personal. */
export interface FlightStep {
  /** Milliseconds since 1970. */
  at: number
  machine: string
  /** Names the actor within its page. */
  session: string
  event: EventObject
  /** The state after the event, as XState says it. */
  value: unknown
  context: unknown
  /** Keys of the transitions taken. */
  taken: string[]
  /** How many events the actor had had before; what is missing between two steps is gone. */
  number: number
  /** How many events this step stands for; one unless it says so. */
  times?: number
  /** What the machine's clock read, where it has one. */
  now?: number
}

type Scrub = ReturnType<typeof scrubber>

/** XState repeats in `actorId` what stands in the type. */
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

/**
 * Turns what XState tells into steps, one for each event that reaches a machine. What must be looked through for private
 * words is: `later` may put that off.
 */
export function stepsFrom(
  hear: (step: FlightStep) => void,
  later: (make: () => void) => void = (make) => make(),
): (event: InspectionEvent) => void {
  const taken = new Map<string, string[]>()
  const numbers = new Map<string, number>()
  const scrub = scrubber()
  const page = Math.random().toString(36).slice(2, 8)
  return (inspected) => {
    if (!('logic' in inspected.actorRef) || !(inspected.actorRef.logic instanceof StateMachine))
      return
    const { sessionId } = inspected.actorRef
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
    const known = {
      at: Date.now(),
      machine,
      session: `${page} ${sessionId}`,
      value,
      taken: taken.get(sessionId) ?? [],
      number,
      ...readClock(context),
    }
    taken.delete(sessionId)
    later(() =>
      hear({
        ...known,
        event: plainEvent(scrub, machine, event),
        context: scrub(machine, context),
      }),
    )
  }
}
