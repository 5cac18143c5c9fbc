import { percentile } from '@vitrine/tests/support/measure/figures.ts'
import { listingAddress } from '../../bench/serverCases/addresses.ts'
import { listingQueryPath, queryHeaders } from '../../bench/serverCases/listingQuery.ts'
import { browserHeaders } from '../../bench/serverCases/load.ts'

const timeout = 30_000
const stored = ['/', '/shop', '/stories', '/stores']

async function visit(url: string, perSecond: number) {
  const times: number[] = []
  const failed: Record<string, number> = {}
  const pending = new Set<Promise<void>>()
  let number = 0

  const request = async (index: number) => {
    const started = performance.now()
    // Of ten requests six are stored pages, three GraphQL, and one is a page that was not requested before.
    const kind = index % 10
    const path =
      kind === 9
        ? listingAddress(50_000 + index)
        : kind > 5
          ? listingQueryPath()
          : (stored[index % stored.length] ?? '/')
    let status = 0
    try {
      const response = await fetch(url + path, {
        headers: {
          ...(kind > 5 && kind < 9 ? queryHeaders : browserHeaders),
          'x-forwarded-for': `172.16.${(index >> 8) & 255}.${index & 255}`,
        },
        signal: AbortSignal.timeout(timeout),
      })
      await response.arrayBuffer()
      status = response.status
    } catch {}
    if (status === 200) times.push(performance.now() - started)
    else failed[status] = (failed[status] ?? 0) + 1
  }

  // The first requests fill the caches and are not measured.
  for (let index = 0; index < 10; index += 1) await request(index)
  times.length = 0
  process.send?.('started')
  const timer = setInterval(() => {
    number += 1
    const one = request(number).finally(() => pending.delete(one))
    pending.add(one)
  }, 1000 / perSecond)
  process.once('message', async () => {
    clearInterval(timer)
    await Promise.all(pending)
    process.send?.({
      count: times.length,
      p50: percentile(times, 0.5),
      p99: percentile(times, 0.99),
      max: Math.max(0, ...times),
      failed,
    })
    process.disconnect()
  })
}

process.once('message', (message) => {
  const { url, perSecond } = message as { url: string; perSecond: number }
  void visit(url, perSecond)
})
