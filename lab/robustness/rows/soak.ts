import { setTimeout as wait } from 'node:timers/promises'
import { startOmise } from '@vitrine/commerce/payment/omiseSandbox/startOmise.ts'
import { figure, regressionSlope } from '@vitrine/tests/support/measure/figures.ts'
import { residentMemory } from '@vitrine/tests/support/measure/processUse.ts'
import { ProductDocument } from '@vitrine/web/shop/catalog/product/product.generated.ts'
import { SuggestionsDocument } from '@vitrine/web/shop/search/search.generated.ts'
import { listingAddress } from '../../bench/serverCases/addresses.ts'
import { auditTraffic, OrderTraffic, prepareTraffic } from '../shared/orderTraffic.ts'
import { failedCount, startOtherVisitors } from '../shared/others.ts'
import { claimFailures, type Row } from '../shared/row.ts'
import { startShop } from '../shared/shop.ts'
import { Tally } from '../shared/tally.ts'
import { Visitor } from '../shared/visitor.ts'

const shoppers = 4
const sampleMilliseconds = 1000
/** The share of the time in which caches fill, which is left out of the line. */
const warmUp = 1 / 3
/** The share of a process's memory by which its line may rise over the rest of the time. */
const maxRise = 0.1
/** Distinct listings, so few that all fit the caches. */
const listings = 300
/** Milliseconds between two actions of a shopper. */
const pause = 100

export const soak: Row = {
  name: 'soak',
  about: "a shopper's mix for 30 minutes (--minutes) with a flat memory line of gateway and CMS",
  async *run({ minutes }) {
    const omise = await startOmise()
    await using shop = await startShop({
      prepare: prepareTraffic,
      cms: { OMISE_SECRET_KEY: omise.secretKey, OMISE_URL: omise.url },
    })
    const tally = new Tally()
    const traffic = new OrderTraffic(shop, omise, tally, { buyers: 1, pause: 1000 })
    const others = await startOtherVisitors(shop.url, 10)
    const samples: { x: number; gateway: number; cms: number }[] = []
    const started = performance.now()
    const elapsed = () => (performance.now() - started) / 60_000
    const browsing = Promise.all(
      Array.from({ length: shoppers }, async (_, index) => {
        for (let step = index; elapsed() < minutes; step += shoppers) {
          await browse(shop.url, step, tally)
          await wait(pause)
        }
      }),
    )
    while (elapsed() < minutes) {
      samples.push({
        x: elapsed(),
        gateway: residentMemory(shop.gateway.pid),
        cms: residentMemory(shop.cms.pid),
      })
      await wait(sampleMilliseconds)
    }
    await browsing
    await traffic.stop()
    const experience = await others.stop()
    const measured = samples.filter(({ x }) => x >= minutes * warmUp)
    const lines = (['gateway', 'cms'] as const).map((name) => {
      const points = measured.map((sample) => ({ x: sample.x, y: sample[name] }))
      const mean = points.reduce((sum, { y }) => sum + y, 0) / points.length
      const slope = regressionSlope(points)
      return { name, mean, slope, rise: (slope * minutes * (1 - warmUp)) / mean }
    })
    const audit = await auditTraffic(shop, traffic, omise)
    await omise.close()
    const described = lines.map(
      ({ name, mean, slope }) =>
        `${name === 'cms' ? 'CMS' : name} ${figure(mean)} MB, ${slope < 0 ? '−' : '+'}${figure(Math.abs(slope), 2)} MB a minute`,
    )
    yield {
      what: `Shoppers browse, search and order, and other visitors read; the first third fills caches`,
      count: `${minutes} min, ${figure(tally.count + experience.count)} requests, ${traffic.acknowledged.length} orders`,
      outcome: `${described.join('; ')}; ${audit.lost} orders lost, ${audit.duplicated} duplicated; ${tally}`,
      p99: experience.p99,
      failures: claimFailures([
        ...lines.map(
          ({ name, rise }) =>
            [
              rise <= maxRise,
              `the memory of the ${name} rises by ${figure(rise * 100)} % after the warm-up`,
            ] as const,
        ),
        [audit.lost + audit.duplicated === 0, 'orders were lost or duplicated'],
        [audit.missingPieces === 0, `${audit.missingPieces} pieces are missing`],
        [audit.missingPayments === 0 && audit.wrongBooks === 0, 'the books do not add up'],
        [
          failedCount(experience) === 0,
          `other visitors failed: ${JSON.stringify(experience.failed)}`,
        ],
        [tally.broken === 0, `${tally.broken} requests got no response`],
        tally.claim(),
      ]),
    }
  },
}

const words = ['silk', 'dress', 'linen', 'jacket', 'skirt', 'thai', 'บ', 'xyz']

/** One action of a shopper: most open pages, some search. */
async function browse(url: string, step: number, tally: Tally): Promise<void> {
  const visitor = new Visitor(url, tally)
  if (step % 5 === 0)
    await visitor.run(SuggestionsDocument, { text: words[step % words.length] ?? 'silk' })
  else if (step % 5 === 1) await visitor.run(ProductDocument, { slug: 'silk-slip-dress' })
  else await visitor.request('GET', listingAddress(step % listings))
}
