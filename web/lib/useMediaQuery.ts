import { useCallback, useSyncExternalStore } from 'react'

/** Matches windows in which the shop has its layout for phones (formats.breakpoint.mobile). */
export const mobileQuery = '(width < 48rem)'

/** Whether a media query matches; false on the server and while hydrating. */
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
