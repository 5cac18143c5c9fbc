import { useEffect, useRef } from 'react'

/** Within 200 px of the bottom (SPEC §9), or past it after a jump. */
const endMargin = '100000px 0px 200px 0px'

/** Calls when the end of a list is near while there is more, and again after each growth that leaves it near. */
export function useNearEnd<End extends HTMLElement>(
  reachEnd: () => void,
  isReady: boolean,
  count: number,
) {
  const element = useRef<End>(null)
  const latest = useRef(reachEnd)
  latest.current = reachEnd
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new count is a new end
  useEffect(() => {
    if (!element.current || !isReady) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) latest.current()
      },
      { rootMargin: endMargin },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [isReady, count])
  return element
}
