import { type EventObject, type InspectionEvent, StateMachine } from 'xstate'
import { keyOf } from '#machines/transitionKeys.ts'
import { scrub } from './scrub.ts'

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
}

const plainEvent = (event: EventObject): EventObject => ({
  ...(scrub(event) as object),
  type: event.type,
})

/** Turns what XState tells into steps, one for each event that reaches a machine. */
export function stepsFrom(hear: (step: FlightStep) => void): (event: InspectionEvent) => void {
  const taken = new Map<string, string[]>()
  const page = Math.random().toString(36).slice(2, 8)
  return (inspected) => {
    if (!('logic' in inspected.actorRef) || !(inspected.actorRef.logic instanceof StateMachine))
      return
    const { sessionId } = inspected.actorRef
    if (inspected.type === '@xstate.microstep') {
      const keys = inspected._transitions.flatMap((transition) => keyOf(transition) ?? [])
      taken.set(sessionId, [...(taken.get(sessionId) ?? []), ...keys])
    }
    if (inspected.type !== '@xstate.snapshot' || !('value' in inspected.snapshot)) return
    const { value, context } = inspected.snapshot as { value: unknown; context?: unknown }
    hear({
      at: Date.now(),
      machine: inspected.actorRef.logic.id,
      session: `${page} ${sessionId}`,
      event: plainEvent(inspected.event),
      value,
      context: scrub(context),
      taken: taken.get(sessionId) ?? [],
    })
    taken.delete(sessionId)
  }
}
