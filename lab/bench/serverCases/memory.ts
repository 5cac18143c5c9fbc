import { setTimeout as wait } from 'node:timers/promises'
import { figure, regressionSlope } from '@vitrine/tests/support/measure/figures.ts'
import { residentMemory } from '@vitrine/tests/support/measure/processUse.ts'
import { listingAddress } from './addresses.ts'
import { startGateway } from './gatewayProcess.ts'
import { browserHeaders } from './load.ts'

const pages = Number(process.env['BENCH_PAGES'] ?? 10_000)
const sampleCount = 50
const concurrency = 6

/** Megabytes of a process after so many pages. */
interface Sample {
  pages: number
  resident: number
  heap: number
}

/** Requests thousands of listings, no two the same, and follows the gateway's memory. */
export async function measureMemory(cmsUrl: string) {
  const gateway = await startGateway(cmsUrl)
  const started = performance.now()
  try {
    const measurements: Sample[] = [await sample(gateway, 0)]
    const batch = Math.max(1, Math.round(pages / sampleCount))
    for (let requested = 0; requested < pages; requested += batch) {
      await requestPages(gateway.url, requested, Math.min(batch, pages - requested))
      measurements.push(await sample(gateway, Math.min(requested + batch, pages)))
    }
    const seconds = (performance.now() - started) / 1000
    console.log(
      `\nMemory over ${figure(pages)} pages of distinct addresses, ${concurrency} at once, ${figure(pages / seconds)} pages/s`,
    )
    const resident = measurements.map((one) => ({ x: one.pages, y: one.resident }))
    const heap = measurements.map((one) => ({ x: one.pages, y: one.heap }))
    for (const [name, points] of [
      ['RSS', resident],
      ['heap', heap],
    ] as const) {
      const secondHalf = points.slice(Math.floor(points.length / 2))
      console.log(
        `${name.padEnd(5)} start ${figure(points[0]?.y ?? Number.NaN)} MB,`,
        `largest ${figure(Math.max(...points.map(({ y }) => y)))} MB,`,
        `end ${figure(points.at(-1)?.y ?? Number.NaN)} MB,`,
        `slope of the second half ${figure(regressionSlope(secondHalf) * 1000, 2)} kB/page`,
      )
    }
  } finally {
    await gateway.stop()
  }
}

async function requestPages(url: string, from: number, count: number) {
  let next = from
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      while (next < from + count) {
        const address = listingAddress(next)
        next += 1
        await requestPage(url + address, `10.0.${(next >> 8) & 255}.${next & 255}`)
      }
    }),
  )
}

/** Requests a page again while the gateway sheds load, so that each address is rendered. `visitor` is an IP address. */
async function requestPage(url: string, visitor: string) {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const response = await fetch(url, {
      headers: { ...browserHeaders, 'x-forwarded-for': visitor },
    })
    await response.arrayBuffer()
    if (response.status === 200) return
    if (response.status !== 503) throw new Error(`${url}: status ${response.status}`)
    await wait(200)
  }
  throw new Error(`${url}: still 503 after 50 attempts`)
}

async function sample(
  { url, pid }: { url: string; pid: number },
  requested: number,
): Promise<Sample> {
  const metrics = await (await fetch(`${url}/metrics`)).text()
  const [, heap] = /^nodejs_heap_size_used_bytes (\S+)/m.exec(metrics) ?? []
  return { pages: requested, resident: residentMemory(pid), heap: Number(heap) / 1e6 }
}
