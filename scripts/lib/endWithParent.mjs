// Preloaded into every server that start.mjs runs: a server never outlives the command that started it.
const graceMilliseconds = 10_000

process.on('disconnect', () => {
  // The terminal may be closed: a failed write must not interrupt the shutdown.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  process.kill(process.pid, 'SIGTERM')
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), graceMilliseconds).unref()
})

process.channel?.unref()
