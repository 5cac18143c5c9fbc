import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'

/** Whether the current history entry represents an overlay over the page of the previous entry. */
const isMarked = () => Boolean(history.state?.overlay)

/** Overlays that are open, the one on top last. One history entry represents them all. */
const opened: (() => void)[] = []

/** Whether the entry of closed overlays is being left, which ends later with a `popstate` event. */
let isLeaving = false

/** Opens the page that was requested meanwhile: an entry added before the browser has left would be left as well. */
let openRequested: (() => void) | undefined

/** Adds a history entry for the overlay without wouter, which would treat the call as a navigation. */
function mark() {
  if (isMarked()) return
  History.prototype.pushState.call(history, { ...history.state, overlay: true }, '')
}

/** Leaves the entry of closed overlays; an overlay that is opened meanwhile gets one of its own, and stays open. */
function leave() {
  if (isLeaving) return
  isLeaving = true
  const onLeft = () => {
    isLeaving = false
    if (opened.length > 0) mark()
    // After the event, which is about the entry that was reached.
    if (openRequested) setTimeout(openRequested)
    openRequested = undefined
  }
  // Before the listeners of overlays, which would take the event for a press of Back.
  window.addEventListener('popstate', onLeft, { once: true, capture: true })
  history.back()
}

/**
 * Closes an open overlay on Back instead of leaving the page (frame.overlay.back). Needs `useOverlayEntries` above it.
 */
export function useBackCloses(open: boolean, onBack: () => void) {
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  const back = useEffectEvent(onBack)
  // A layout effect, so that Back closes every overlay from its first frame on.
  useLayoutEffect(() => {
    if (!open) return
    clearTimeout(leaving.current)
    const { pathname } = location
    mark()
    const onPopState = () => {
      if (!isMarked() && opened.at(-1) === onPopState) back()
    }
    const onPushState = () => {
      if (location.pathname === pathname) mark()
    }
    opened.push(onPopState)
    window.addEventListener('popstate', onPopState)
    window.addEventListener('pushState', onPushState)
    return () => {
      opened.splice(opened.indexOf(onPopState), 1)
      window.removeEventListener('popstate', onPopState)
      window.removeEventListener('pushState', onPushState)
      leaving.current = setTimeout(() => {
        if (opened.length > 0) mark()
        else if (isMarked()) leave()
      })
    }
  }, [open])
}

/** A page that is opened from an overlay replaces the overlay's entry: Back leads to the page below once. */
export function useOverlayEntries() {
  useEffect(() => {
    if (isMarked())
      History.prototype.replaceState.call(history, { ...history.state, overlay: false }, '')
    const push = history.pushState
    history.pushState = (state, unused, url) => {
      if (isLeaving) {
        openRequested = () => push.call(history, state, unused, url)
        return
      }
      if (!isMarked()) return push.call(history, state, unused, url)
      History.prototype.replaceState.call(history, state, unused, url)
      window.dispatchEvent(new Event('pushState'))
    }
    return () => {
      history.pushState = push
    }
  }, [])
}
