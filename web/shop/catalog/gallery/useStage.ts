import { useEffect, useRef, useState } from 'react'

/** Follows which child of a row with scroll snapping is shown, and scrolls to another. */
export function useStage() {
  const stage = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  useEffect(() => {
    const row = stage.current
    if (!row) return
    const read = () => setCurrent(Math.round(row.scrollLeft / Math.max(row.clientWidth, 1)))
    row.addEventListener('scroll', read, { passive: true })
    return () => row.removeEventListener('scroll', read)
  }, [])
  const show = (index: number) => {
    const row = stage.current
    row?.scrollTo({ left: index * row.clientWidth })
  }
  return { stage, current, show }
}
