import type Flickity from 'flickity'

/** Calls once the page has loaded and the browser has nothing better to do. Answers how to call that off. */
export function whenSettled(call: () => void) {
  // Safari knows no idle time.
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

/** Makes a slider of a row; where it was scrolled to and what had focus stay as they were. */
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
