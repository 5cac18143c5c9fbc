import { useSyncExternalStore } from 'react'
import type { StoredValue } from './storage.ts'

/** Follows a stored value; without a valid one, on the server and while hydrating, returns the fallback. */
export function useStored<Value>(stored: StoredValue<Value>, fallback: Value): Value {
  return useSyncExternalStore(
    stored.subscribe,
    () => stored.read() ?? fallback,
    () => fallback,
  )
}
