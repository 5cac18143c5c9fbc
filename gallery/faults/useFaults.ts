import { useCallback, useEffect, useState } from 'react'
import type { ActiveFaults } from './activeFaults.ts'

/** A call on which faults can be switched. */
export interface FaultCall {
  name: string
  method: string
  path: string
  /** Whether the browser's request is passed on to the CMS; such a call can only fail, be slow or hang. */
  isProxied: boolean
}

interface FaultState extends ActiveFaults {
  calls: FaultCall[]
}

/** Returns the switches of this browser and the list of calls; undefined until they are loaded. */
export function useFaults() {
  const [state, setState] = useState<FaultState>()
  const refresh = useCallback(async () => {
    const response = await fetch('/_machines/faults.json')
    setState(await response.json())
  }, [])
  useEffect(() => {
    refresh()
    // Faults are used up, or switched off, in other tabs.
    window.addEventListener('focus', refresh)
    return () => window.removeEventListener('focus', refresh)
  }, [refresh])
  return { state, refresh }
}
