import { useEffect, useEffectEvent, useState } from 'react'
import { reloadForCode } from './reloadForCode.ts'

/**
 * Returns the result of `load` once it was wanted, without a fallback, for which React's `lazy` would hold back the
 * result for 300 ms. When it rejects the page is reloaded where that loses nothing, and otherwise `onFailure` is
 * called. `load` must stay the same function.
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
