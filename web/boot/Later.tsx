import { useDeferredValue } from 'react'
import type { Elements } from '#web/lib/elements.ts'
import { useHydrated } from './useHydrated.ts'

/**
 * Content below a page's first screen, which after a page change renders after the content above it, in an
 * interruptible render.
 */
export function Later({ children }: { children: Elements }) {
  const isHydrated = useHydrated(true, false)
  return useDeferredValue(children, isHydrated ? null : children)
}
