import { useRef } from 'react'

/** Returns the value, or the last one while there is none, such as while the next one loads. */
export function useLastValue<Value>(value: Value | null | undefined): Value | undefined {
  const last = useRef<Value>(undefined)
  last.current = value ?? last.current
  return last.current
}
