import type { AnyMachineExamples } from '@vitrine/machines/tools/machineExamples.ts'
import { useEffect, useState } from 'react'
import { type Trace, trace, type Walk } from './trace.ts'

/** Returns the trace of a walk; the previous one until the new one is ready. */
export function useTrace(examples: AnyMachineExamples, walk: Walk): Trace | undefined {
  const [current, setCurrent] = useState<Trace>()
  const key = JSON.stringify(walk)
  useEffect(() => {
    let isCurrent = true
    const parsed: Walk = JSON.parse(key)
    trace(examples, parsed).then(
      (item) => isCurrent && setCurrent(item),
      (error) => isCurrent && setCurrent({ frames: [], problem: String(error) }),
    )
    return () => {
      isCurrent = false
    }
  }, [examples, key])
  return current
}
