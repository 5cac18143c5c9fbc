import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'

/** A history entry that represents an overlay over the page of the entry before. */
const isMarked = () => Boolean(history.state?.overlay)

/** Overlays that are open, the one on top last. One history entry represents them all. */
const opened: (() => void)[] = []

/** Bypasses wouter, which would take the call for a navigation. */
function mark() {
  if (isMarked()) return
  History.prototype.pushState.call(history, { ...history.state, overlay: true }, '')
}

/**
 * While an overlay is open, Back closes it instead of leaving the page (frame.overlay.back). An overlay that is closed
 * in another way removes its history entry. Needs `useOverlayEntries` above it.
 */
export function useBackCloses(open: boolean, onBack: () => void) {
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  const back = useEffectEvent(onBack)
  // In the layout phase, so that Back closes every overlay from its first frame on.
  useLayoutEffect(() => {
    if (!open) return
    clearTimeout(leaving.current)
    const { pathname } = location
    mark()
    const popped = () => {
      if (!isMarked() && opened.at(-1) === popped) back()
    }
    const pushed = () => {
      if (location.pathname === pathname) mark()
    }
    opened.push(popped)
    window.addEventListener('popstate', popped)
    window.addEventListener('pushState', pushed)
    return () => {
      opened.splice(opened.indexOf(popped), 1)
      window.removeEventListener('popstate', popped)
      window.removeEventListener('pushState', pushed)
      leaving.current = setTimeout(() => {
        if (opened.length > 0) mark()
        else if (isMarked()) history.back()
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
    history.pushState = (state, unused, address) => {
      if (!isMarked()) return push.call(history, state, unused, address)
      History.prototype.replaceState.call(history, state, unused, address)
      window.dispatchEvent(new Event('pushState'))
    }
    return () => {
      history.pushState = push
    }
  }, [])
}
