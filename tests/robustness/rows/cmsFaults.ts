import { setTimeout as wait } from 'node:timers/promises'
import { badResponses, secret } from '#tests/support/standIns/badResponses.ts'
import { ListingDocument } from '#web/shop/catalog/listing/listing.generated.ts'
import { listingAddress } from '../../bench/serverCases/addresses.ts'
import { type CmsProxy, startCmsProxy } from '../shared/cmsProxy.ts'
import { failedOf, startOtherVisitors } from '../shared/others.ts'
import { failuresOf, type Row } from '../shared/row.ts'
import { startShop } from '../shared/shop.ts'
import { Tally } from '../shared/tally.ts'
import { Visitor } from '../shared/visitor.ts'

const visitors = 5
const faultMilliseconds = 1500
/** The circuit breaker lets a call through after at most 4 s; a read has 2 s. */
const maxRecovery = 7000

export const cmsFaults: Row = {
  name: 'cms-faults',
  about: 'every kind of malformed or missing response of the CMS, and the time until it recovers',
  async *run() {
    let proxy: CmsProxy | undefined
    await using shop = await startShop({
      between: async (cmsUrl) => {
        proxy = await startCmsProxy(cmsUrl)
        return proxy.url
      },
      // No page is stored, so that each reaches the CMS or its cached responses.
      gateway: { PAGE_CACHE_MB: '0' },
    })
    if (!proxy) throw new Error('The proxy was not started.')
    const tally = new Tally()
    const slow: string[] = []
    const leaks: string[] = []
    let [recovery, number] = [0, 0]
    // A listing that was not requested before is in no cache.
    const nextPage = () => {
      number += 1
      return listingAddress(number)
    }
    const others = await startOtherVisitors(shop.url, 5)
    for (const { name, send } of badResponses) {
      const until = performance.now() + faultMilliseconds
      proxy.interfere = (call, response) => {
        if (!call.url?.startsWith('/api/v1/products')) return false
        send(response)
        return true
      }
      await Promise.all(
        Array.from({ length: visitors }, async () => {
          while (performance.now() < until) {
            const { text } = await new Visitor(shop.url, tally).request('GET', nextPage())
            if (text.includes(secret)) leaks.push(name)
          }
        }),
      )
      proxy.interfere = undefined
      const started = performance.now()
      while (!(await isListed(shop.url, nextPage())) && performance.now() - started < 30_000)
        await wait(50)
      const took = performance.now() - started
      if (took > maxRecovery) slow.push(`${name}: ${Math.round(took)} ms`)
      recovery = Math.max(recovery, took)
    }
    const experience = await others.stop()
    await proxy.close()
    yield {
      what: 'Every listing of the CMS is malformed, slow or missing while visitors request new pages',
      count: `${badResponses.length} kinds of fault, ${tally.count} pages`,
      outcome: `${tally}; ${tally.undocumentedCount} undocumented failures, ${leaks.length} leaks, other visitors: ${failedOf(experience)} of ${experience.count} failed`,
      recovery,
      p99: experience.p99,
      failures: failuresOf([
        [tally.broken === 0, `${tally.broken} connections were broken`],
        [leaks.length === 0, `texts of the CMS reached visitors: ${leaks.join(', ')}`],
        [slow.length === 0, `slow to recover: ${slow.join('; ')}`],
        tally.claim(),
      ]),
    }
  },
}

/** Whether a page that is not cached has its products. */
async function isListed(url: string, path: string): Promise<boolean> {
  const { data, code } = await new Visitor(url).run(ListingDocument, {
    filter: { search: path.slice(-40) },
    sort: 'DEFAULT',
    page: 1,
    limit: 12,
  })
  return Boolean(data?.['listing']) && code === undefined
}
