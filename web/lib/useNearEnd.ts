import { useCallback, useRef } from 'react'

/** Within 200 px of the bottom (listing.page.next), or past it after a jump. */
const endMargin = '100000px 0px 200px 0px'

/**
 * Calls `reachEnd` when the end of a list is near, again after each growth that leaves it near, and returns the `ref`
 * for the element at the end.
 */
export function useNearEnd(reachEnd: () => void, isReady: boolean, count: number) {
  const latest = useRef(reachEnd)
  latest.current = reachEnd
  // Not an effect: the end may be rendered after the list is ready.
  // biome-ignore lint/correctness/useExhaustiveDependencies: observes again after each growth
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element || !isReady) return
      const observer = new IntersectionObserver(
        // On a busy page several changes arrive together; only the last one is current.
        (entries) => {
          if (entries.at(-1)?.isIntersecting) latest.current()
        },
        { rootMargin: endMargin },
      )
      observer.observe(element)
      return () => observer.disconnect()
    },
    [isReady, count],
  )
}
