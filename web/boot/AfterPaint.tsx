import { startTransition, useEffect, useState } from 'react'
import type { Elements } from '#web/lib/elements.ts'

/** Milliseconds after which a frame is no longer awaited: hidden tabs draw none. */
const longestFrame = 100

/**
 * Waits until the next frame has been painted, which the first report of an IntersectionObserver follows, so that the
 * result of an input is visible before more work begins.
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
 * Content that renders in an interruptible render once its surroundings have been painted, for slow content on which
 * nothing else in the layout depends.
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
