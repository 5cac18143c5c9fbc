// Ends with 0 when the address responds with a success, and with 1 otherwise: the health check of a container.
// The address is the first argument, by default that of a gateway.
const address = process.argv[2] ?? `http://127.0.0.1:${process.env['PORT'] || 3000}/healthz`

const response = await fetch(address, { signal: AbortSignal.timeout(4000) }).catch((error) => {
  console.error(`${address}: ${error.cause?.code ?? error.message}`)
  return undefined
})
if (response && !response.ok) console.error(`${address}: status ${response.status}`)
process.exitCode = response?.ok ? 0 : 1
