import { type RefObject, useEffect, useState } from 'react'
import { onVisibility } from './pageReturn.ts'

/** Whether an element is within 100 px of the viewport of a visible tab. */
export function useIsSeen(element: RefObject<HTMLElement | null>) {
  const [isInView, setIsInView] = useState(false)
  const [isHidden, setIsHidden] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(
      (entries) => setIsInView(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: '100px' },
    )
    observer.observe(element.current)
    const stopListening = onVisibility(setIsHidden)
    return () => {
      observer.disconnect()
      stopListening()
    }
  }, [element])
  return isInView && !isHidden
}
