import { figure } from '@vitrine/tests/support/measure/figures.ts'
import { residentMemory, watchResidentMemory } from '@vitrine/tests/support/measure/processUse.ts'
import { listingAddresses } from './addresses.ts'
import { startGateway } from './gatewayProcess.ts'
import { listingQueryPath, queryHeaders } from './listingQuery.ts'
import { failureCount, type LoadResult, sendLoad, statusCount } from './load.ts'

const seconds = Number(process.env['BENCH_SECONDS'] ?? 10)
/** Few enough that these readers wait for the gateway, not for each other. */
const readers = 5
const stormConnections = 50
const visitors = 10_000

/** Measures how long cached pages and GraphQL take while many pages that are not rendered yet are requested. */
export async function measureStorm(cmsUrl: string) {
  const gateway = await startGateway(cmsUrl)
  const { url, pid } = gateway
  try {
    const pages = { url, connections: readers, paths: ['/shop'], seconds }
    const queries = { ...pages, paths: [listingQueryPath()], headers: queryHeaders, visitors }
    const read = () => Promise.all([sendLoad(pages), sendLoad(queries)])
    await Promise.all([
      sendLoad({ ...pages, seconds: 4 }),
      sendLoad({ ...queries, seconds: 4 }),
      sendLoad({
        url,
        visitors,
        connections: 4,
        paths: listingAddresses(90_000, 1000),
        seconds: 4,
      }),
    ])
    const calm = await read()
    const memory = watchResidentMemory(pid)
    const [storm, [cached, graphql]] = await Promise.all([
      sendLoad({
        url,
        visitors,
        connections: stormConnections,
        paths: listingAddresses(0, 20_000),
        // It begins before the readers and ends after them.
        seconds: seconds + 2,
      }),
      new Promise((resolve) => setTimeout(resolve, 1000)).then(read),
    ])
    console.log(
      `\nReaders beside a storm: ${readers} connections each for the cached /shop and a GraphQL GET, ${stormConnections} for uncached listings, ${seconds} s`,
    )
    printReader('cached /shop, no storm', calm[0])
    printReader('cached /shop, in the storm', cached)
    printReader('GraphQL GET, no storm', calm[1])
    printReader('GraphQL GET, in the storm', graphql)
    printReader('the storm: uncached listings', storm)
    console.log(`RSS max ${figure(memory.stop())} MB, at the end ${figure(residentMemory(pid))} MB`)
  } finally {
    await gateway.stop()
  }
}

function printReader(name: string, result: LoadResult) {
  const { rate, p50, p99, max } = result
  console.log(
    `${name.padEnd(32)}${figure(rate).padStart(8)} req/s`,
    `p50 ${figure(p50, 1)} ms`.padStart(16),
    `p99 ${figure(p99, 1)} ms`.padStart(18),
    `max ${figure(max)} ms`.padStart(16),
    `503: ${figure(statusCount(result, 503))}`.padStart(14),
    `errors: ${figure(failureCount(result))}`.padStart(12),
  )
}
