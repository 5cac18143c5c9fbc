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
