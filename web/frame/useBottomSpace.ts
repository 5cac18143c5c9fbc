import { type RefObject, useLayoutEffect } from 'react'

/**
 * Publishes the height of an element that is fixed to the foot of the window as a custom property of the root, of which
 * `--bottom` is the sum: what else is fixed there is placed above it, and the page ends above it.
 */
export function useBottomSpace(
  element: RefObject<HTMLElement | null>,
  property: '--consent' | '--popup',
) {
  useLayoutEffect(() => {
    const { style } = document.documentElement
    const { current } = element
    if (!current) return
    const observer = new ResizeObserver(() =>
      style.setProperty(property, `${current.offsetHeight}px`),
    )
    observer.observe(current)
    return () => {
      observer.disconnect()
      style.removeProperty(property)
    }
  }, [element, property])
}
