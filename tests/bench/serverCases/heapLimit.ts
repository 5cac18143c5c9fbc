import { figure } from '../shared/figures.ts'
import { listingAddresses } from './addresses.ts'
import { startGateway } from './gatewayProcess.ts'
import { countOf, failuresOf, sendLoad } from './load.ts'
import { residentMemory, watchResidentMemory } from './processUse.ts'

const heapMegabytes = 320
const connections = 200
const seconds = 30
/** As many as pages, because the pages rendered for one are limited. */
const visitors = 20_000

/** Requests pages that have not been rendered yet over 200 connections from a gateway with a heap of 320 MB. */
export async function measureHeapLimit(cmsUrl: string) {
  const gateway = await startGateway(cmsUrl, {}, [`--max-old-space-size=${heapMegabytes}`])
  const { url, pid } = gateway
  try {
    const memory = watchResidentMemory(pid)
    const paths = listingAddresses(0, visitors)
    const result = await sendLoad({ url, connections, paths, visitors, seconds })
    const memoryMax = memory.stop()
    const status = gateway.ended() === undefined ? await statusOf(`${url}/shop`) : undefined
    const end = gateway.ended()
    console.log(
      `\n--max-old-space-size=${heapMegabytes}, ${connections} connections, uncached listings, ${seconds} s`,
    )
    console.log(
      end === undefined
        ? `✓ survives; /shop responds with ${status} afterwards`
        : `✗ ends (${end}) after ${figure(countOf(result, 200))} pages`,
    )
    console.log(
      `200: ${figure(countOf(result, 200))}, 503: ${figure(countOf(result, 503))}, errors: ${figure(failuresOf(result))},`,
      `p50 ${figure(result.p50)} ms, p99 ${figure(result.p99)} ms,`,
      `RSS max ${figure(memoryMax)} MB, at the end ${figure(residentMemory(pid))} MB`,
    )
  } finally {
    await gateway.stop()
  }
}

/** The status of a page, or of the last of several attempts while the gateway sheds load. */
async function statusOf(url: string): Promise<number | string> {
  let status: number | string = 'no response'
  for (let attempt = 0; attempt < 10 && status !== 200; attempt += 1) {
    if (attempt > 0) await new Promise((resolve) => setTimeout(resolve, 1000))
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(10_000) })
      await response.arrayBuffer()
      status = response.status
    } catch (error) {
      status = String(error)
    }
  }
  return status
}
