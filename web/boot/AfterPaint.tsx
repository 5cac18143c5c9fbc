import { startTransition, useEffect, useState } from 'react'
import type { Elements } from '#web/lib/elements.ts'

/** Milliseconds after which a frame is no longer awaited: hidden tabs draw none. */
const longestFrame = 100

/**
 * Waits until the next frame has been painted, so that what an input has changed is seen before more work begins. The first
 * report of an IntersectionObserver comes in a task of its own after the next frame.
 */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer)
      observer.disconnect()
      resolve()
    }
    const timer = setTimeout(finish, longestFrame)
    const observer = new IntersectionObserver(finish)
    observer.observe(document.documentElement)
  })
}

/**
 * Content that renders once what is around it has been painted, in an interruptible render. For content that takes long and
 * that nothing else in the layout depends on.
 */
export function AfterPaint({ children }: { children: Elements }) {
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
