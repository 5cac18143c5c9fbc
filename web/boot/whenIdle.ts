/** Runs a task after the first view is there; Safari has no idle callback. Returns how to call it off. */
export function whenIdle(task: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(task, 500)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(task, { timeout: 5000 })
  return () => cancelIdleCallback(request)
}
