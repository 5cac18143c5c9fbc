import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Returns what `load` resolves with, once it was wanted. Unlike React's `lazy` it shows no fallback, after which React would
 * hold back what has arrived for 300 ms. `load` must stay the same function; `onFailure` is called when it rejects.
 */
export function useOnDemand<Loaded extends object>(
  isWanted: boolean,
  load: () => Promise<Loaded>,
  onFailure: () => void,
): Loaded | undefined {
  const [loaded, setLoaded] = useState<Loaded>()
  const fail = useEffectEvent(onFailure)
  useEffect(() => {
    if (!isWanted || loaded) return
    let isCurrent = true
    load().then(
      (found) => {
        if (isCurrent) setLoaded(found)
      },
      () => {
        if (isCurrent) fail()
      },
    )
    return () => {
      isCurrent = false
    }
  }, [isWanted, loaded, load])
  return loaded
}
