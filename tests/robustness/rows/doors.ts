import { eq } from 'drizzle-orm'
import { outboxEmails } from '#database/schema/orders.ts'
import { emailLimits } from '#server/email/emailLimits.ts'
import { addProduct } from '#tests/support/cms/addProduct.ts'
import { address } from '#tests/support/cms/checkout.ts'
import { orderIn, placeOrder, visitorWithCart } from '../shared/buyer.ts'
import { failuresOf, type Line, type Row } from '../shared/row.ts'
import { type Shop, startShop } from '../shared/shop.ts'
import { Tally } from '../shared/tally.ts'
import { nextAddress } from '../shared/visitor.ts'

const productId = 900_001

export const doors: Row = {
  name: 'doors',
  about: 'calls of the CMS past the gateway, and strangers who fill a mailbox',
  async *run({ times }) {
    const orders = times(100)
    await using shop = await startShop({
      prepare: (database) =>
        addProduct(database, { id: productId, variations: [{ id: productId, stock: orders }] }),
    })
    yield await callPastGateway(shop, times(2000))
    yield await fillMailbox(shop, orders)
  },
}

/** Without the gateway's secret, made-up addresses of visitors count as one visitor with the strictest limit. */
async function callPastGateway({ cms }: Shop, count: number): Promise<Line> {
  const tally = new Tally()
  for (let index = 0; index < count; index += 1) {
    const headers = { 'x-forwarded-for': nextAddress() }
    const response = await fetch(`${cms.url}/api/v1/cart`, { headers })
    tally.record({ ...response, headers: response.headers, status: response.status, text: '' })
    await response.body?.cancel()
  }
  const limited = tally.statuses.get(429) ?? 0
  return {
    what: 'Calls of the CMS without its secret, each with another forged address',
    count: `${count} calls`,
    outcome: `${limited} rejected with 429`,
    failures: failuresOf([
      [limited > count / 2, 'forged addresses evade the limit'],
      tally.claim(),
    ]),
  }
}

/** Strangers at different addresses order for one email address. */
async function fillMailbox(shop: Shop, count: number): Promise<Line> {
  const tally = new Tally()
  let placed = 0
  for (let index = 0; index < count; index += 1) {
    const visitor = await visitorWithCart(shop.url, productId, tally)
    if (orderIn(await placeOrder(visitor, { productId, expectedTotal: 1000 }))) placed += 1
  }
  const emails = await shop.inspect(({ database }) =>
    database.$count(outboxEmails, eq(outboxEmails.recipient, address.email)),
  )
  const most = emailLimits['order.placed']
  return {
    what: 'Orders for one email address by visitors at different addresses',
    count: `${placed} orders`,
    outcome: `${emails} emails to the address`,
    failures: failuresOf([
      [placed === count, `only ${placed} orders were placed`],
      [emails === Math.min(count, most), `${emails} emails in place of ${Math.min(count, most)}`],
      tally.claim(),
    ]),
  }
}
