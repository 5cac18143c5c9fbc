import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Returns the value that the server rendered with while the page hydrates, and the browser's own afterwards. When both are
 * equal the component renders once.
 */
export function useHydrated<Value extends boolean | number | string>(
  value: Value,
  onServer: Value,
): Value {
  return useSyncExternalStore(
    never,
    () => value,
    () => onServer,
  )
}
