/**
 * Waits for the browser's next task, so that input can be handled before it. A message, not a timer: browsers delay nested
 * timers by at least 4 ms.
 */
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
