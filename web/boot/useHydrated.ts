import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Returns the value that the server rendered with while the page hydrates, and the browser's own afterwards. */
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
