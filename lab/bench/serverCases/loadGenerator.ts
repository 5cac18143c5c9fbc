import { setTimeout as wait } from 'node:timers/promises'
import { percentile } from '@vitrine/tests/support/measure/figures.ts'
import autocannon from 'autocannon'
import type { Load, LoadResult } from './load.ts'

/** Seconds for which a request may stay without a response; it then counts as an error. */
const timeout = 30

/** The requests of one connection: connections share the paths without overlap when there are enough of them. */
function requestsOf({ paths, headers, visitors, connections }: Load, connection: number) {
  const ownPaths =
    paths.length >= connections
      ? paths.filter((_, index) => index % connections === connection)
      : paths.map((_, index) => paths[(index + connection) % paths.length] ?? '/')
  const repeats = Math.max(1, Math.ceil(visitors / connections / ownPaths.length))
  return Array.from({ length: repeats }, (_, repeat) =>
    ownPaths.map((path, index) => ({
      method: 'GET' as const,
      path,
      headers: {
        ...headers,
        ...(visitors > 0 && {
          'x-forwarded-for': addressOf(
            (repeat * ownPaths.length + index) * connections + connection,
          ),
        }),
      },
    })),
  ).flat()
}

/** The address of one of the simulated visitors. */
const addressOf = (visitor: number) =>
  `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`

/**
 * Makes a client drop response bodies. By default it decodes each as UTF-8, which takes a millisecond for a compressed
 * page: the generator, not the server, would then be measured.
 */
function dropBodies(client: autocannon.Client) {
  const { pipelinedRequests } = client as { pipelinedRequests?: { addBody(data: Buffer): void } }
  if (!pipelinedRequests?.addBody)
    throw new Error('This version of autocannon stores bodies elsewhere.')
  pipelinedRequests.addBody = () => undefined
}

async function run(load: Load): Promise<LoadResult> {
  const { url, connections, seconds, paths } = load
  const finished = Promise.withResolvers<void>()
  const times: number[] = []
  const statuses: Record<string, number> = {}
  let connection = 0
  const started = performance.now()
  const instance = autocannon(
    {
      url,
      connections,
      duration: seconds,
      timeout,
      requests: [{ method: 'GET', path: paths[0] ?? '/' }],
      setupClient: (client) => {
        dropBodies(client)
        client.setRequests(requestsOf(load, connection))
        connection += 1
      },
    },
    (error) => (error ? finished.reject(error) : finished.resolve()),
  )
  instance.on('response', (_client, status, _bytes, milliseconds) => {
    statuses[status] = (statuses[status] ?? 0) + 1
    if (status < 400) times.push(milliseconds)
  })
  let errors = 0
  instance.on('reqError', () => {
    errors += 1
  })
  await finished.promise
  const elapsed = (performance.now() - started) / 1000
  return {
    rate: times.length / elapsed,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    p99: percentile(times, 0.99),
    max: times.reduce((max, time) => Math.max(max, time), 0),
    statuses,
    errors,
    processorTime: process.cpuUsage().user + process.cpuUsage().system,
  }
}

process.once('message', async (message) => {
  process.send?.(await run(message as Load))
  await wait(0)
  process.disconnect()
})
