import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the component is hydrating the HTML that the server rendered; false on the server. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => typeof window !== 'undefined',
  )
}
