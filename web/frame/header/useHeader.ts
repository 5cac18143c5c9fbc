import { useEffect, useRef, useState } from 'react'

/** Pixels from the top of the page below which the header may hide. */
const hideThreshold = 200

/** Pixels from the top of the page below which the back-to-top button appears. */
const backToTopThreshold = 20

/**
 * Hides the header and shows the back-to-top button by the scroll position (frame.header.hide, frame.back-to-top.*).
 */
export function useHeader() {
  const [isHidden, setHidden] = useState(false)
  const [offersTop, setOffersTop] = useState(false)
  const ref = useRef<HTMLElement>(null)

  useEffect(() => {
    const header = ref.current
    let previous = 0
    const scrolled = () => {
      const top = Math.round(window.scrollY)
      if (top < previous) setHidden(false)
      else if (top > previous && top > hideThreshold) setHidden(true)
      setOffersTop(top > backToTopThreshold)
      previous = top
    }
    const entered = () => setHidden(false)
    window.addEventListener('scroll', scrolled, { passive: true })
    header?.addEventListener('focusin', entered)
    return () => {
      window.removeEventListener('scroll', scrolled)
      header?.removeEventListener('focusin', entered)
    }
  }, [])

  return { ref, isHidden, offersTop: offersTop && !isHidden }
}
