import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * What the server drew while its HTML comes alive, so that both draw the same; from then on the value itself. Where both
 * are equal, nothing is drawn twice.
 */
export function useOnceAlive<Value extends boolean | number | string>(
  value: Value,
  onServer: Value,
): Value {
  return useSyncExternalStore(
    never,
    () => value,
    () => onServer,
  )
}
