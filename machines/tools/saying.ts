import type { EventObject } from 'xstate'

/** An event of the model as a reader would say it. */
export function sayEvent(event: EventObject): string {
  const [, ending, id] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event.type) ?? []
  const timer = /^xstate\.after\.([^.]+)/.exec(event.type)?.[1]
  const { type, actorId, ...payload } = event as EventObject & { actorId?: string }
  const details = Object.values(payload)
    .map((value) => (value instanceof Error ? value.message : JSON.stringify(value)))
    .filter((text) => text !== undefined)
    .join(', ')
  const verb = ending === 'done' ? 'answers' : 'fails'
  const words = id ? `${id} ${verb}` : timer ? `${timer} passes` : type
  return details ? `${words} (${details})` : words
}

/** The way to a state, event by event. */
export const sayTrail = (events: readonly EventObject[]): string =>
  events.map(sayEvent).join(' → ') || 'nothing happened'
