import type Flickity from 'flickity'

/** Calls `callback` once the page has loaded and the browser is idle, and returns a function that cancels it. */
export function onIdleAfterLoad(callback: () => void) {
  // Safari has no requestIdleCallback.
  const canIdle = 'requestIdleCallback' in window
  let handle = 0
  const schedule = () => {
    handle = canIdle
      ? requestIdleCallback(callback, { timeout: 3000 })
      : Number(globalThis.setTimeout(callback, 300))
  }
  if (document.readyState === 'complete') schedule()
  else addEventListener('load', schedule, { once: true })
  return () => {
    removeEventListener('load', schedule)
    if (canIdle) cancelIdleCallback(handle)
    else clearTimeout(handle)
  }
}

/** Starts Flickity on a row, and retains its scroll position and focus, and those of the page. */
export function startFlickity(Constructor: typeof Flickity, element: HTMLElement, wraps: boolean) {
  const focused = element.contains(document.activeElement) ? document.activeElement : null
  const perView = Math.floor(element.clientWidth / (element.firstElementChild?.clientWidth || 1))
  const initialIndex = Math.round(element.scrollLeft / element.clientWidth) * Math.max(perView, 1)
  element.scrollLeft = 0
  // Flickity measures its cells while the row is empty: without a height, the browser would scroll what follows up.
  element.style.blockSize = `${element.offsetHeight}px`
  const flickity = new Constructor(element, {
    accessibility: false,
    cellAlign: 'left',
    contain: !wraps,
    groupCells: !wraps,
    initialIndex,
    pageDots: false,
    prevNextButtons: false,
    wrapAround: wraps,
  })
  element.style.blockSize = ''
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  return flickity
}
