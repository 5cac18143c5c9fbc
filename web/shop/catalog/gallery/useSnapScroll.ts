import { useEffect, useRef, useState } from 'react'

/** Returns the index of the child in view of a row with scroll snapping, and a function that scrolls to another. */
export function useSnapScroll() {
  const row = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  useEffect(() => {
    const element = row.current
    if (!element) return
    const update = () =>
      setCurrent(Math.round(element.scrollLeft / Math.max(element.clientWidth, 1)))
    element.addEventListener('scroll', update, { passive: true })
    return () => element.removeEventListener('scroll', update)
  }, [])
  const show = (index: number) => {
    const element = row.current
    element?.scrollTo({ left: index * element.clientWidth })
  }
  return { row, current, show }
}
