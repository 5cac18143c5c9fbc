import { type RefObject, useEffect, useState } from 'react'

/** Whether an element is in the window, or nearly, in a tab that can be seen. */
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
    const look = () => setIsHidden(document.hidden)
    document.addEventListener('visibilitychange', look)
    return () => {
      observer.disconnect()
      document.removeEventListener('visibilitychange', look)
    }
  }, [element])
  return isInView && !isHidden
}
