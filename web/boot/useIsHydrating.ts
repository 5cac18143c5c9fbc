import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** True while a component takes over the HTML that the server rendered for it; false on the server and afterwards. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => typeof window !== 'undefined',
  )
}
