/** Runs a task when the browser is idle, after 500 ms in Safari, which has no idle callback. Returns a function that cancels it. */
export function whenIdle(task: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(task, 500)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(task, { timeout: 5000 })
  return () => cancelIdleCallback(request)
}
