import { type ReactNode, useDeferredValue } from 'react'
import { useHydrated } from './useHydrated.ts'

/**
 * Content below a page's first screen. After a page change it renders after the content above it, in an interruptible
 * render; on the server and during hydration it renders together with it.
 */
export function Later({ children }: { children: ReactNode }) {
  const isHydrated = useHydrated(true, false)
  return useDeferredValue(children, isHydrated ? null : children)
}
