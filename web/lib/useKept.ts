import { useRef } from 'react'

/** A value, or the last there was of it while the next is on its way. */
export function useKept<Value>(value: Value | null | undefined): Value | undefined {
  const kept = useRef<Value>(undefined)
  kept.current = value ?? kept.current
  return kept.current
}
