import { covers } from '@vitrine/tests/support/clauses/covers.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { actOnOrder } from '#cms/staff/orders.ts'
import { addProduct } from '#cms/tests/support/addProduct.ts'
import { address, buy, type OrderBody, withKey } from '#cms/tests/support/checkout.ts'
import { register } from '#cms/tests/support/customer.ts'
import { sharedCms } from '#cms/tests/support/sharedCms.ts'
import { createShopper, type Shopper } from '#cms/tests/support/shopper.ts'
import { sendSlip, slipImage } from '#cms/tests/support/slip.ts'

const unknownId = '1000000000'
const statements: string[] = []
let guestOrder: OrderBody
let ownedOrder: OrderBody
let owner: Shopper
const callers: Record<string, Shopper> = {}

const cms = sharedCms({ onStatement: (statement) => statements.push(statement) })
beforeAll(async () => {
  await addProduct(cms.cms.database, { id: 1, variations: [{ id: 1, stock: 100 }] })
  owner = createShopper(cms.url)
  await register(owner, { email: 'owner@example.com' })
  ownedOrder = await buy(owner, 1, { paymentMethod: 'omise_promptpay' })
  guestOrder = await buy(createShopper(cms.url), 1)
  callers['a guest'] = createShopper(cms.url)
  callers['another customer'] = createShopper(cms.url)
  await register(callers['another customer'], { email: 'other@example.com' })
})
beforeEach(() => {
  statements.length = 0
})

const calls = {
  order: (id: string) => ['GET', `/api/v1/orders/${id}`] as const,
  cancel: (id: string) => ['PUT', `/api/v1/orders/${id}/cancel`] as const,
  invoice: (id: string) => ['GET', `/invoice/${id}`] as const,
  qr: (id: string) => ['GET', `/api/v1/checkout/payment/omise-promptpay/${id}`] as const,
}

/** Everything in a response that could reveal an order, except the requested number. */
async function observe(shopper: Shopper, [method, path]: readonly [string, string], id: string) {
  statements.length = 0
  const { status, text, headers } = await shopper.request(method, path)
  const visibleHeaders = [...headers].filter(([name]) => !['date', 'x-request-id'].includes(name))
  return { status, text: text.replaceAll(id, 'ID'), visibleHeaders, statements: [...statements] }
}

const cases = Object.keys(calls).flatMap((call) =>
  ['a guest', 'another customer'].flatMap((caller) =>
    ['', '?key=', '?key=wrong', 'key of another order'].map((key) => ({ call, caller, key })),
  ),
)

test.each(cases)('$call by $caller with "$key" responds like an unknown order', async (row) => {
  covers('orders.detail.other-customer', 'security.invoice')

  const call = calls[row.call as keyof typeof calls]
  const shopper = callers[row.caller]
  if (!shopper) throw new Error(`Unknown caller: ${row.caller}`)
  for (const order of [guestOrder, ownedOrder]) {
    const other = order === guestOrder ? 'x'.repeat(43) : guestOrder.accessKey
    const query = row.key === 'key of another order' ? `?key=${other}` : row.key
    const withQuery = (id: string) => {
      const [method, path] = call(id)
      return [method, `${path}${query}`] as const
    }
    const foreign = await observe(shopper, withQuery(order.orderId), order.orderId)
    const unknown = await observe(shopper, withQuery(unknownId), unknownId)
    expect(foreign.status).toBe(isAnonymous(row) ? 401 : 404)
    expect(foreign).toEqual(unknown)
  }
})

/**
 * Whether the caller has neither session nor key, for whom cancelling responds 401, since a session may have expired.
 */
const isAnonymous = ({ call, caller, key }: (typeof cases)[number]) =>
  call === 'cancel' && caller === 'a guest' && (key === '' || key === '?key=')

test("a slip for another customer's order responds like an unknown order", async () => {
  covers('confirm-payment.owner', 'confirm-payment.unknown-order')

  const bytes = await slipImage('png', 8, 8)
  const slipTo = async (shopper: Shopper, orderId: string) => {
    statements.length = 0
    const { status, text } = await sendSlip(
      shopper,
      { orderId },
      { bytes },
      {
        phoneNumber: '0899999999',
      },
    )
    return { status, text, statements: [...statements] }
  }
  for (const shopper of Object.values(callers)) {
    const unknown = await slipTo(shopper, unknownId)
    expect(unknown.status).toBe(404)
    for (const { orderId } of [guestOrder, ownedOrder])
      expect(await slipTo(shopper, orderId)).toEqual(unknown)
  }
})

test('a customer views an order by session, a guest by key', async () => {
  covers('orders.detail.guest')

  const readByOwner = await owner.request<OrderBody>('GET', `/api/v1/orders/${ownedOrder.orderId}`)
  expect(readByOwner.body.orderId).toBe(ownedOrder.orderId)
  expect(readByOwner.body.accessKey).toBeNull()
  const { body } = await owner.request<{ data: OrderBody[] }>('GET', '/api/v1/orders')
  expect(body.data.map(({ orderId }) => orderId)).toEqual([ownedOrder.orderId])
  const guests = await createShopper(cms.url).request<OrderBody>(
    'GET',
    withKey(`/api/v1/orders/${guestOrder.orderId}`, guestOrder),
  )
  expect(guests.body.orderId).toBe(guestOrder.orderId)
})

test('orders are listed newest first', async () => {
  covers('calls.orders.list', 'calls.orders.read', 'orders.history.order')

  const shopper = createShopper(cms.url)
  await register(shopper, { email: 'newest@example.com' })
  const placed: string[] = []
  for (let count = 0; count < 3; count += 1) placed.push((await buy(shopper, 1)).orderId)
  const { body } = await shopper.request<{ data: OrderBody[] }>('GET', '/api/v1/orders')
  expect(body.data.map(({ orderId }) => orderId)).toEqual(placed.toReversed())
  const path = `/api/v1/orders/${placed[1]}`
  expect((await shopper.request<OrderBody>('GET', path)).body.orderId).toBe(placed[1])
})

test.each([
  ['0', 404],
  ['-1', 404],
  ['abc', 404],
  ['99999999999999999999999999', 404],
  ["1'%20or%20'1'='1", 404],
  ['%00', 422],
])('the order number %s is not found without a failure', async (id, status) => {
  expect((await owner.request('GET', `/api/v1/orders/${id}`)).status).toBe(status)
})

test('each tab lists exactly the orders of its statuses', async () => {
  const shopper = createShopper(cms.url)
  await register(shopper, { email: 'tabs@example.com' })
  const { orderId } = await buy(shopper, 1)
  const tabs = ['all', 'cancel-refunded', 'completed', 'pending-payment', 'processing']
  const listedIn = async () => {
    const lists = tabs.map(async (tab) => {
      const path = `/api/v1/orders?status=${tab}`
      const { body } = await shopper.request<{ data: OrderBody[] }>('GET', path)
      return [tab, body.data.map((order) => order.orderId)] as const
    })
    return (await Promise.all(lists)).filter(([, ids]) => ids.includes(orderId)).map(([tab]) => tab)
  }
  expect(await listedIn()).toEqual(['all', 'pending-payment'])
  await sendSlip(shopper, { orderId }, { bytes: await slipImage('png', 8, 8) })
  await actOnOrder(cms.cms, { id: orderId, action: 'approve' }, () => {})
  expect(await listedIn()).toEqual(['all', 'processing'])
})

test('the order list requires a session and accepts only known tabs', async () => {
  const signedOut = await createShopper(cms.url).request('GET', '/api/v1/orders')
  expect(signedOut.status).toBe(401)
  expect((await owner.request('GET', '/api/v1/orders?status=everything')).status).toBe(422)
})

test('user input is escaped on an invoice', async () => {
  const shopper = createShopper(cms.url)
  const billing = { ...address, firstName: '<script>alert(1)</script>', company: 'A & "B"' }
  const order = await buy(shopper, 1, { billing })
  await sendSlip(shopper, order, { bytes: await slipImage('png', 8, 8) })
  await actOnOrder(cms.cms, { id: order.orderId, action: 'approve' }, () => {})
  const { body } = await shopper.request<string>('GET', withKey(`/invoice/${order.orderId}`, order))
  expect(body).not.toContain('<script>')
  expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(body).toContain('A &amp; &quot;B&quot;')
})
