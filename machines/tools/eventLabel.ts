import type { EventObject } from 'xstate'

/**
 * An event as a reader of a diagram knows it, followed by its payload in brackets: `loadPage done ({"page":2})`,
 * `after debounce`, `end.reached`.
 */
export function eventLabel(event: EventObject): string {
  const [, outcome, id] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event.type) ?? []
  const delay = /^xstate\.after\.([^.]+)/.exec(event.type)?.[1]
  const { type, actorId, ...payload } = event as EventObject & { actorId?: string }
  const details = Object.values(payload)
    .map((value) => (value instanceof Error ? value.message : JSON.stringify(value)))
    .filter((text) => text !== undefined)
    .join(', ')
  const name = id ? `${id} ${outcome}` : delay ? `after ${delay}` : type
  return details ? `${name} (${details})` : name
}

/** A sequence of events, joined by arrows. */
export const pathLabel = (events: readonly EventObject[]): string =>
  events.map(eventLabel).join(' → ') || 'initial state'
