/**
 * Runs a task when the browser is idle, after 500 ms in Safari, which has no idle callback, and returns a function that
 * cancels it.
 */
export function whenIdle(task: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(task, 500)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(task, { timeout: 5000 })
  return () => cancelIdleCallback(request)
}

/**
 * Waits until the browser has nothing more urgent to do, such as handling a click, or for the next task in browsers
 * without `scheduler`.
 */
export async function idleTask(): Promise<void> {
  if (typeof scheduler === 'undefined') return nextTask()
  await scheduler.postTask(() => {}, { priority: 'background' })
}

/** Waits for the browser's next task by a message, because browsers delay nested timers by at least 4 ms. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}
