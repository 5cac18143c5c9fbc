import { useCallback, useSyncExternalStore } from 'react'

/** Mobile is below 768 px (DESIGN §9). */
export const mobileQuery = '(width < 48rem)'

/** Whether a media query holds; the server, which cannot know, says no. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
}
