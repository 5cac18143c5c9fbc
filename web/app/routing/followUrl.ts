import type { Destination } from '#machines/navigation/navigationSetup.ts'
import { entryKey } from '#web/core/historyEntry.ts'

/** The events of a changed URL: wouter dispatches two of them after its calls of the History API. */
const navigationTypes = {
  pushState: 'push',
  replaceState: 'replace',
  popstate: 'traverse',
} as const

/** Reports every change of the URL. Returns a function that stops it. */
export function followUrl(report: (destination: Destination) => void): () => void {
  const stopped = new AbortController()
  for (const [event, navigationType] of Object.entries(navigationTypes))
    window.addEventListener(event, () => report(openDestination(navigationType)), {
      signal: stopped.signal,
    })
  return () => stopped.abort()
}

/** Returns the current history entry as a destination. */
export const openDestination = (navigationType: Destination['navigationType']): Destination => ({
  path: location.pathname,
  search: location.search,
  entry: entryKey(),
  navigationType,
})
