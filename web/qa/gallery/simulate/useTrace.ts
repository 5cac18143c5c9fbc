import { useEffect, useState } from 'react'
import type { AnyMachineExamples } from '#machines/tools/machineExamples.ts'
import { type Trace, trace, type Walk } from './trace.ts'

/** The trace of a walk; the previous one stays until the new one is ready. */
export function useTrace(examples: AnyMachineExamples, walk: Walk): Trace | undefined {
  const [known, setKnown] = useState<Trace>()
  const key = JSON.stringify(walk)
  useEffect(() => {
    let isWanted = true
    const wanted: Walk = JSON.parse(key)
    trace(examples, wanted).then(
      (found) => isWanted && setKnown(found),
      (error) => isWanted && setKnown({ frames: [], problem: String(error) }),
    )
    return () => {
      isWanted = false
    }
  }, [examples, key])
  return known
}
