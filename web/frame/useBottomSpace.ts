import { type RefObject, useLayoutEffect } from 'react'

/**
 * Publishes the height of an element that is fixed to the foot of the window as a custom property of the root, of which
 * `--bottom` is the sum: what else is fixed there is placed above it, and the page ends above it. A data attribute of
 * the same name says that the element is there.
 */
export function useBottomSpace(element: RefObject<HTMLElement | null>, name: 'consent' | 'popup') {
  useLayoutEffect(() => {
    const { style, dataset } = document.documentElement
    const { current } = element
    if (!current) return
    // Set together, because each change restyles the whole page.
    const observer = new ResizeObserver(() => {
      dataset[name] = ''
      style.setProperty(`--${name}`, `${current.offsetHeight}px`)
    })
    observer.observe(current)
    return () => {
      observer.disconnect()
      style.removeProperty(`--${name}`)
      delete dataset[name]
    }
  }, [element, name])
}
