import type Flickity from 'flickity'

/** Calls `call` once the page has loaded and the browser is idle. Returns a function that cancels it. */
export function whenSettled(call: () => void) {
  // Safari has no requestIdleCallback.
  const canIdle = 'requestIdleCallback' in window
  let waiting = 0
  const wait = () => {
    waiting = canIdle
      ? requestIdleCallback(call, { timeout: 3000 })
      : Number(globalThis.setTimeout(call, 300))
  }
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
  return () => {
    removeEventListener('load', wait)
    if (canIdle) cancelIdleCallback(waiting)
    else clearTimeout(waiting)
  }
}

/** Turns a row into a slider and keeps its scroll position and focus. */
export function startFlickity(Slider: typeof Flickity, element: HTMLElement, wraps: boolean) {
  const focused = element.contains(document.activeElement) ? document.activeElement : null
  const perView = Math.round(element.clientWidth / (element.firstElementChild?.clientWidth || 1))
  const initialIndex = Math.round(element.scrollLeft / element.clientWidth) * Math.max(perView, 1)
  element.scrollLeft = 0
  const flickity = new Slider(element, {
    accessibility: false,
    cellAlign: 'left',
    contain: !wraps,
    groupCells: !wraps,
    initialIndex,
    pageDots: false,
    prevNextButtons: false,
    wrapAround: wraps,
  })
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  return flickity
}
