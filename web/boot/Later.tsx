import { type ReactNode, useDeferredValue } from 'react'
import { useOnceAlive } from './useHydrated.ts'

/**
 * What stands below a page's first screen. On the way from page to page it is drawn right after what stands above it, in
 * small steps; on the server, and while its HTML comes alive, together with it.
 */
export function Later({ children }: { children: ReactNode }) {
  const isHydrated = useOnceAlive(true, false)
  return useDeferredValue(children, isHydrated ? null : children)
}
