import { type RefObject, useLayoutEffect } from 'react'

/**
 * Publishes the height of an element that is fixed to the foot of the window as a custom property of the root, and its
 * presence as a data attribute of the same name.
 */
export function useBottomSpace(element: RefObject<HTMLElement | null>, name: 'consent' | 'popup') {
  useLayoutEffect(() => {
    const { style, dataset } = document.documentElement
    const { current } = element
    if (!current) return
    const observer = new ResizeObserver(() => {
      // Read before the changes: between them the browser would have to style the page once more.
      const height = current.offsetHeight
      dataset[name] = ''
      style.setProperty(`--${name}`, `${height}px`)
    })
    observer.observe(current)
    return () => {
      observer.disconnect()
      style.removeProperty(`--${name}`)
      delete dataset[name]
    }
  }, [element, name])
}
