/** Tells the benchmark where this server listens, and when asked how much of a processor it has used. */
export function serve(url: string, more: Record<string, unknown> = {}) {
  process.on('message', () => {
    const { user, system } = process.cpuUsage()
    process.send?.({ microseconds: user + system })
  })
  process.send?.({ url, ...more })
}
