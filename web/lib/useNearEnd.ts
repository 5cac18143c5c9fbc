import { useCallback, useRef } from 'react'

/** Within 200 px of the bottom (SPEC §9), or past it after a jump. */
const endMargin = '100000px 0px 200px 0px'

/**
 * Calls when the end of a list is near while there is more, and again after each growth that leaves it near. Answers the
 * `ref` for what stands at the end.
 */
export function useNearEnd(reachEnd: () => void, isReady: boolean, count: number) {
  const latest = useRef(reachEnd)
  latest.current = reachEnd
  // Not by an effect: the end may be drawn later than the list is ready.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new count is a new end
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element || !isReady) return
      const observer = new IntersectionObserver(
        // A busy page hears of several changes together: the last says how it stands.
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
