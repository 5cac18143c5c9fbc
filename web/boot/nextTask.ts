/**
 * Waits for the browser's next task, so that a press may be answered before it. Not by a timer: those wait 4 ms and more
 * behind each other.
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
