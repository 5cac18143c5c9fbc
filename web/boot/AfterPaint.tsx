import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { afterPaint } from './afterPaint.ts'

/**
 * Content that renders once what is around it has been painted, in an interruptible render. For content that takes long and
 * that nothing else in the layout depends on.
 */
export function AfterPaint({ children }: { children: ReactNode }) {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => {
    let isMounted = true
    afterPaint().then(() => {
      if (isMounted) startTransition(() => setPainted(true))
    })
    return () => {
      isMounted = false
    }
  }, [])
  return isPainted ? children : null
}
