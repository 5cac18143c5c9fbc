import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { addProduct } from '@vitrine/cms/tests/support/addProduct.ts'
import { auditOrders } from '../shared/books.ts'
import { isOutage, placedOrder, placeOrder, visitorWithCart } from '../shared/buyer.ts'
import { claimFailures, type Line, type Row } from '../shared/row.ts'
import { startShop } from '../shared/shop.ts'
import { Tally } from '../shared/tally.ts'

const productId = 900_001
const inFlight = 50
const stock = 10_000
const maxMilliseconds = 10_000
const purchase = { productId, expectedTotal: 1000 }

export const shutdown: Row = {
  name: 'shutdown',
  about: 'SIGTERM of gateway and CMS with 50 orders in flight',
  async *run({ times }) {
    yield await stopDuringOrders('gateway', times(10))
    yield await stopDuringOrders('cms', times(10))
  },
}

async function stopDuringOrders(name: 'gateway' | 'cms', rounds: number): Promise<Line> {
  await using shop = await startShop({
    prepare: (open) => addProduct(open, { id: productId, variations: [{ id: productId, stock }] }),
  })
  const server = shop[name]
  const tally = new Tally()
  const acknowledged: string[] = []
  const ends = new Set<string | undefined>()
  let [unanswered, failed, slowest] = [0, 0, 0]
  for (let round = 0; round < rounds; round += 1) {
    const carts = await Promise.all(
      Array.from({ length: inFlight }, () => visitorWithCart(shop.url, productId, tally)),
    )
    const pending = carts.map(async (cart) => {
      const key = randomUUID()
      const first = await placeOrder(cart, purchase, key).catch(() => undefined)
      if (!first) unanswered += 1
      else if (!placedOrder(first)) failed += 1
      return { cart, key, result: first }
    })
    await wait(20)
    const started = performance.now()
    await server.stop('SIGTERM')
    slowest = Math.max(slowest, performance.now() - started)
    ends.add(server.end)
    const placed = await Promise.all(pending)
    await server.start()
    for (const { cart, key, result } of placed) {
      const isMissing = !result || (!placedOrder(result) && isOutage(result))
      const order = placedOrder(isMissing ? await placeOrder(cart, purchase, key) : result)
      if (order) acknowledged.push(order.id)
    }
  }
  const orders = rounds * inFlight
  const { lost, duplicated, pieces } = await shop.inspect((cms) =>
    auditOrders(cms, acknowledged, [productId]),
  )
  return {
    what: `SIGTERM of the ${name === 'cms' ? 'CMS' : name} with ${inFlight} orders in flight`,
    count: `${rounds} times, ${orders} orders`,
    outcome: `${unanswered} without a response, ${failed} to be repeated, ${lost} lost, ${duplicated} duplicated, ended after ${(slowest / 1000).toFixed(1)} s`,
    failures: claimFailures([
      [unanswered === 0, `${unanswered} orders in flight got no response`],
      [failed === 0, `${failed} orders in flight failed`],
      [
        acknowledged.length === orders,
        `only ${acknowledged.length} of ${orders} orders were placed`,
      ],
      [lost === 0 && duplicated === 0, 'orders were lost or duplicated'],
      [pieces === stock, `${pieces} pieces in place of ${stock}`],
      [slowest <= maxMilliseconds, `it took ${slowest} ms to end`],
      [ends.size === 1 && ends.has('exit code 0'), `it ended with ${[...ends].join(', ')}`],
      tally.claim(),
    ]),
  }
}
