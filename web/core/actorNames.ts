const names = new Map<string, string>()
let listener: ((sessionId: string) => void) | undefined

/** Names what an actor is about, such as a product or an order, for those who follow it in QA mode. */
export function nameActor({ sessionId }: { sessionId: string }, name: string): void {
  if (names.get(sessionId) === name) return
  names.set(sessionId, name)
  listener?.(sessionId)
}

/** The subject of an actor; empty if nothing has named it. */
export const actorName = (sessionId: string): string => names.get(sessionId) ?? ''

/** Notifies one listener of each new name. */
export function followNames(notify: (sessionId: string) => void): void {
  listener = notify
}
