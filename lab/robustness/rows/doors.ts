import { randomUUID } from 'node:crypto'
import { outboxEmails } from '@vitrine/cms/database/schema/orders.ts'
import { addProduct } from '@vitrine/cms/tests/support/addProduct.ts'
import { address } from '@vitrine/cms/tests/support/checkout.ts'
import { emailLimits } from '@vitrine/commerce/email/emailLimits.ts'
import { eq } from 'drizzle-orm'
import { orderIn, placeOrder, visitorWithCart } from '../shared/buyer.ts'
import { failuresOf, type Line, type Row } from '../shared/row.ts'
import { type Shop, startShop } from '../shared/shop.ts'
import { Tally } from '../shared/tally.ts'
import { nextAddress } from '../shared/visitor.ts'

const productId = 900_001

export const doors: Row = {
  name: 'doors',
  about:
    'calls of the CMS past the gateway, and strangers who fill a mailbox or the memory of agents',
  async *run({ times }) {
    const orders = times(100)
    await using shop = await startShop({
      prepare: (database) =>
        addProduct(database, { id: productId, variations: [{ id: productId, stock: orders }] }),
    })
    yield await floodAgents(shop, times(1195))
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

/** Calls a tool of MCP as an agent at an address; its status is 0 when the call fails. */
async function callTool(
  { url }: Shop,
  address: string,
  name: string,
  input: object,
  tally?: Tally,
  // biome-ignore lint/suspicious/noExplicitAny: the row reads what the schemas of the protocol allow
): Promise<any> {
  const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: input } }
  const response = await fetch(`${url}/mcp`, {
    method: 'POST',
    headers: {
      accept: 'application/json, text/event-stream',
      'content-type': 'application/json',
      'user-agent': randomUUID(),
      'x-forwarded-for': address,
    },
    body: JSON.stringify(call),
  })
  const text = await response.text()
  tally?.record({ headers: response.headers, status: response.status, text })
  return response.ok ? JSON.parse(text).result?.structuredContent : undefined
}

/** Fills the memory of agents from one address, with buyers of 60 kB and ever new idempotency keys. */
async function floodAgents(shop: Shop, count: number): Promise<Line> {
  const tally = new Tally()
  const search = { catalog: { query: 'dress', pagination: { limit: 1 } } }
  const found = await callTool(shop, nextAddress(), 'search_catalog', search)
  const id = found?.products?.[0].variants[0].id
  if (!id) throw new Error(`No variant was found: ${JSON.stringify(found)}`)
  const cart = { line_items: [{ item: { id }, quantity: 1 }] }
  const others: { id: string; continue_url: string; address: string }[] = []
  for (let index = 0; index < 20; index += 1) {
    const address = nextAddress()
    others.push({ ...(await callTool(shop, address, 'create_cart', { cart })), address })
  }
  const address = nextAddress()
  const buyer = { email: 'buyer@example.com', note: 'x'.repeat(60_000) }
  const checkout = { ...cart, buyer }
  const { id: checkoutId } = await callTool(shop, address, 'create_checkout', { checkout })
  let completed = 0
  for (let index = 0; index < count; index += 1) {
    const input = { meta: { 'idempotency-key': randomUUID() }, id: checkoutId }
    const result = await callTool(shop, address, 'complete_checkout', input, tally)
    if (result?.id === checkoutId) completed += 1
  }
  let lost = 0
  for (const { id, continue_url: link, address } of others) {
    const { continue_url: current } = (await callTool(shop, address, 'get_cart', { id })) ?? {}
    const path = new URL(link).pathname
    const page = await fetch(shop.url + path, { headers: { 'x-forwarded-for': address } })
    if (current !== link || page.status !== 200) lost += 1
    await page.body?.cancel()
  }
  return {
    what: 'Completions of one checkout with a buyer of 60 kB, each with a new idempotency key',
    count: `${completed} completions`,
    outcome: `${lost} of ${others.length} carts of other agents lost`,
    failures: failuresOf([
      [completed > count / 2, `only ${completed} completions`],
      [lost === 0, 'one address removes the carts of others'],
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
