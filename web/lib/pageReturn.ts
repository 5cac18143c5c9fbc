type Listener = (isRestored: boolean) => void

const listeners = new Set<Listener>()
/** The event type of the return that is being reported; undefined after 100 ms. */
let current: string | undefined

/** Opening a tab again dispatches both `visibilitychange` and `focus`: reports one return. */
function report({ type }: Event, isRestored = false) {
  if (current && current !== type && !isRestored) return
  current = type
  setTimeout(() => {
    current = undefined
  }, 100)
  for (const listener of listeners) listener(isRestored)
}

const onFocus = (event: Event) => report(event)
const onVisible = (event: Event) => {
  if (!document.hidden) report(event)
}
const onPageShow = (event: PageTransitionEvent) => {
  if (event.persisted) report(event, true)
}

/**
 * Calls `listener` when the visitor returns to the page: its window regains the focus, its tab is visible again, or the
 * back/forward cache restores it, in which case `isRestored` is true. Returns a function that stops it.
 */
export function onReturn(listener: Listener): () => void {
  if (listeners.size === 0) {
    window.addEventListener('focus', onFocus)
    window.addEventListener('pageshow', onPageShow)
    document.addEventListener('visibilitychange', onVisible)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    window.removeEventListener('focus', onFocus)
    window.removeEventListener('pageshow', onPageShow)
    document.removeEventListener('visibilitychange', onVisible)
  }
}

/** Calls `listener` whenever the tab is hidden or visible again, and returns a function that stops it. */
export function onVisibility(listener: (isHidden: boolean) => void): () => void {
  const notify = () => listener(document.hidden)
  document.addEventListener('visibilitychange', notify)
  return () => document.removeEventListener('visibilitychange', notify)
}
