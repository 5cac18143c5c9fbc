import { useEffect, useEffectEvent, useState } from 'react'
import { reloadForCode } from './reloadForCode.ts'

/**
 * Returns what `load` resolves with, once it was wanted. Unlike React's `lazy` it shows no fallback, after which React would
 * hold back what has arrived for 300 ms. `load` must stay the same function. When it rejects the page is reloaded
 * where that loses nothing, and otherwise `onFailure` is called.
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
      (item) => {
        if (isCurrent) setLoaded(item)
      },
      () => {
        if (isCurrent && !reloadForCode({ keepsText: true })) fail()
      },
    )
    return () => {
      isCurrent = false
    }
  }, [isWanted, loaded, load])
  return loaded
}
