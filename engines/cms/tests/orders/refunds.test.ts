import { omiseProvider } from '@vitrine/commerce/payment/omise.ts'
import { type OmiseStandIn, startOmise } from '@vitrine/commerce/payment/omiseSandbox/startOmise.ts'
import type { StaffAction } from '@vitrine/commerce/rules/transitions.ts'
import { covers } from '@vitrine/tests/support/clauses/covers.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { runDue } from '#cms/app/background.ts'
import { coupons } from '#cms/database/schema/cart.ts'
import { variations } from '#cms/database/schema/catalog.ts'
import { refunds } from '#cms/database/schema/orders.ts'
import { measureOrders } from '#cms/orders/measureOrders.ts'
import { actOnOrder, listOrders } from '#cms/staff/orders.ts'
import { readOrder as readStaffOrder } from '#cms/staff/orderView.ts'
import { endRefund, listRefunds, recordTransfer, refundOrder } from '#cms/staff/refunds.ts'
import { addProduct } from '#cms/tests/support/addProduct.ts'
import { buy, type OrderBody, place, withKey } from '#cms/tests/support/checkout.ts'
import { createTestClock, minute } from '#cms/tests/support/clock.ts'
import { Crash, crashingDatabase } from '#cms/tests/support/crashingDatabase.ts'
import { storedEmails } from '#cms/tests/support/emails.ts'
import { createShopper } from '#cms/tests/support/shopper.ts'
import { sendSlip, slipImage } from '#cms/tests/support/slip.ts'
import { startCms, type TestCms, testEnvironment } from '#cms/tests/support/testCms.ts'

const clock = createTestClock()
let omise: OmiseStandIn
let cms: TestCms

beforeAll(async () => {
  omise = await startOmise()
  const environment = testEnvironment({
    OMISE_SECRET_KEY: omise.secretKey,
    OMISE_URL: omise.url,
  })
  cms = await startCms({ environment, clock })
  await addProduct(cms.cms.database, { id: 1, variations: [{ id: 1, stock: 1000 }] })
})
afterAll(async () => {
  await cms.close()
  await omise.close()
})
beforeEach(() => {
  omise.refunds.mode = 'closed'
})

const noEmail = { send: async () => Promise.reject(new Error('later')), close: () => {} }
const runLoop = () => runDue(cms.cms, noEmail)
const shopper = () => createShopper(cms.url)
const act = (order: OrderBody, action: StaffAction) =>
  actOnOrder(cms.cms, { id: order.orderId, action }, () => {})
const readOrder = async (order: OrderBody) =>
  (await shopper().request<OrderBody>('GET', withKey(`/api/v1/orders/${order.orderId}`, order)))
    .body

const decision = {
  amount: null,
  isDue: false,
  byHand: false,
  restocked: null,
  reason: undefined,
}
const refund = (order: OrderBody, changes: Partial<Parameters<typeof refundOrder>[1]> = {}) =>
  refundOrder(cms.cms, { ...decision, id: order.orderId, ...changes }, () => {})
const transfer = (order: OrderBody, amount: number, isAnother = false) =>
  recordTransfer(cms.cms, { id: order.orderId, amount, isAnother }, () => {})
const end = (id: number, status: Parameters<typeof endRefund>[1]['status']) =>
  endRefund(cms.cms, { id, status, reason: undefined }, () => {})

const dueOf = async (order: OrderBody) =>
  (await listRefunds(cms.cms)).filter((row) => row.order === order.orderId)

const refundsOf = (order: OrderBody) =>
  cms.cms.database
    .select()
    .from(refunds)
    .where(eq(refunds.orderId, Number(order.orderId)))
    .orderBy(refunds.id)

/** The provider's result of an order's first refund. */
async function madeFor(order: OrderBody) {
  const [row] = await refundsOf(order)
  return omise.refunds.made.filter(({ metadata }) => metadata['refund'] === row?.key)
}

const emailsOf = async (order: OrderBody) => {
  const emails = await storedEmails(cms, order.orderId)
  return emails
    .map(({ subject }) => subject.replace(/ \(.*/, ''))
    .filter((subject) => /refund|return/.test(subject))
}

const stock = async () => {
  const [row] = await cms.cms.database.select().from(variations).where(eq(variations.id, 1))
  return row?.stock ?? 0
}

/** Pays the open charge of an order at the stand-in and announces it. */
async function payCharge(order: OrderBody, amount?: number) {
  await shopper().request(
    'GET',
    withKey(`/api/v1/checkout/payment/omise-promptpay/${order.orderId}`, order),
  )
  const charge = omise.charges.findLast(({ metadata }) => metadata['order'] === order.orderId)
  if (!charge) throw new Error('There is no charge')
  Object.assign(charge, { status: 'successful', amount: amount ?? charge.amount })
  await announce(charge.id)
  return charge
}
const announce = (id: string) =>
  shopper().request<{ result: string }>('POST', '/api/v1/webhooks/payment', {
    body: { object: 'event', key: 'charge.complete', data: { object: 'charge', id } },
  })

const newOrder = (paymentMethod = 'omise_promptpay') => buy(shopper(), 1, { paymentMethod })
async function paidOrder() {
  const order = await newOrder()
  await payCharge(order)
  return order
}

test('a refund is sent to the provider, and only its end sends the email and changes the order', async () => {
  covers('orders.refund.email', 'orders.refund.states')

  const order = await paidOrder()
  omise.refunds.mode = 'pending'
  expect(await refund(order, { reason: 'too small' })).toMatch(/is sent to the payment provider/)
  expect(await refundsOf(order)).toMatchObject([
    { amount: 100_000, status: 'requested', method: 'provider', reason: 'too small' },
  ])
  await runLoop()
  expect(await refundsOf(order)).toMatchObject([
    { status: 'sent', reference: expect.stringMatching(/^rfnd_/) },
  ])
  expect([(await readOrder(order)).status, await emailsOf(order)]).toEqual(['processing', []])
  for (const made of omise.refunds.made) made.status = 'closed'
  clock.advance(5 * minute)
  await runLoop()
  expect(await refundsOf(order)).toMatchObject([{ status: 'done', settledAt: clock.now() }])
  expect((await readOrder(order)).status).toBe('refunded')
  expect(await emailsOf(order)).toEqual(['We’ve sent your refund'])
})

test('partial refunds keep the status until all that was paid went back, and never exceed it', async () => {
  covers('orders.refund.limit', 'orders.refund.partial', 'orders.refund.status')

  const order = await paidOrder()
  await refund(order, { amount: 30_050 })
  await runLoop()
  expect((await readOrder(order)).status).toBe('processing')
  await expect(refund(order, { amount: 69_951 })).rejects.toThrow('At most ฿699.50')
  await act(order, 'pack')
  await refund(order, { amount: 69_950 })
  await expect(refund(order)).rejects.toThrow('Nothing of this order is left to refund.')
  await runLoop()
  expect((await readOrder(order)).status).toBe('refunded')
  expect(await emailsOf(order)).toHaveLength(2)
  expect((await refundsOf(order)).map(({ amount, status }) => [amount, status])).toEqual([
    [30_050, 'done'],
    [69_950, 'done'],
  ])
})

test('concurrent refunds of one order together never exceed what was paid', async () => {
  const order = await paidOrder()
  const results = await Promise.allSettled(
    Array.from({ length: 10 }, () => refund(order, { amount: 30_000 })),
  )
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
})

test('a refund whose response is lost is made once', async () => {
  covers('orders.refund.provider')

  const order = await paidOrder()
  await refund(order)
  omise.refunds.mode = 'lost'
  await runLoop()
  expect(await refundsOf(order)).toMatchObject([{ status: 'sent' }])
  omise.refunds.mode = 'closed'
  await runLoop()
  expect(await madeFor(order)).toHaveLength(1)
  clock.advance(minute)
  await runLoop()
  expect(await refundsOf(order)).toMatchObject([{ status: 'done', attempts: 2 }])
  expect(await madeFor(order)).toHaveLength(1)
})

test.each([0, 1, 2, 3, 4])(
  'a crash at use %i of the database while a refund is sent moves its money once',
  async (use) => {
    covers('orders.refund.retry')

    for (const isBeforeCommit of [false, true]) {
      const order = await paidOrder()
      await refund(order)
      const { database } = cms.cms
      cms.cms.database = crashingDatabase(database, { use, isBeforeCommit })
      await runLoop().catch((error: unknown) => expect(error).toBeInstanceOf(Crash))
      cms.cms.database = database
      clock.advance(10 * minute)
      await runLoop()
      expect(await refundsOf(order)).toMatchObject([{ status: 'done' }])
      expect(await madeFor(order)).toHaveLength(1)
      expect(await emailsOf(order)).toHaveLength(1)
    }
  },
)

test('a refund is repeated while the provider is down', async () => {
  const order = await paidOrder()
  await refund(order)
  omise.refunds.mode = 'down'
  for (const wait of [0, minute, 5 * minute]) {
    clock.advance(wait)
    await runLoop()
    expect(await refundsOf(order)).toMatchObject([
      { status: 'sent', failure: expect.stringContaining('503') },
    ])
  }
  omise.refunds.mode = 'closed'
  clock.advance(30 * minute)
  await runLoop()
  expect(await refundsOf(order)).toMatchObject([{ status: 'done', attempts: 4, failure: null }])
})

test('a refund that the provider rejects fails, and staff return it by hand', async () => {
  covers(
    'orders.refund.by-hand',
    'orders.refund.email',
    'orders.refund.failed',
    'orders.refund.states',
  )

  const order = await paidOrder()
  omise.refunds.mode = 'rejected'
  await refund(order)
  await runLoop()
  const [failed] = await refundsOf(order)
  expect(failed).toMatchObject({ status: 'failed' })
  expect(failed?.failure).toBe('Omise responded 400. failed_refund: not refundable')
  expect([(await readOrder(order)).status, await emailsOf(order)]).toEqual(['processing', []])
  await expect(refund(order)).rejects.toThrow('Nothing of this order is left to refund.')
  expect(await dueOf(order)).toMatchObject([{ amount: '฿1,000', state: 'failed' }])
  const id = failed?.id ?? 0
  await end(id, 'done')
  expect(await refundsOf(order)).toMatchObject([{ status: 'done', method: 'hand' }])
  expect((await readOrder(order)).status).toBe('refunded')
  expect(await emailsOf(order)).toEqual(['We’ve sent your refund'])
  await expect(end(id, 'done')).rejects.toThrow('This refund has already ended.')
})

test('a transfer is returned by hand, and one that failed can be requested again', async () => {
  covers('orders.refund.by-hand', 'orders.refund.failed')

  const order = await newOrder('bacs')
  await sendSlip(shopper(), order, { bytes: await slipImage('png') })
  await act(order, 'approve')
  await refund(order, { amount: 40_000 })
  const [first] = await refundsOf(order)
  expect(first).toMatchObject({ method: 'hand', status: 'requested' })
  const rows = await listRefunds(cms.cms)
  expect(rows).toContainEqual(
    expect.objectContaining({ refund: String(first?.id), order: order.orderId, amount: '฿400' }),
  )
  await end(first?.id ?? 0, 'failed')
  await expect(refund(order, { amount: 100_000 })).rejects.toThrow('At most ฿600')
  await expect(end(first?.id ?? 0, 'repeated')).rejects.toThrow('Staff make this refund.')
  await end(first?.id ?? 0, 'withdrawn')
  await refund(order, { amount: 100_000 })
  await end((await refundsOf(order))[1]?.id ?? 0, 'done')
  expect((await readOrder(order)).status).toBe('refunded')
})

test('a refund that failed is sent to the provider again, once, with a key of its own', async () => {
  covers('orders.refund.failed')

  const order = await paidOrder()
  omise.refunds.mode = 'failed'
  await refund(order)
  await runLoop()
  const [failed] = await refundsOf(order)
  omise.refunds.mode = 'closed'
  const id = failed?.id ?? 0
  const results = await Promise.allSettled([end(id, 'repeated'), end(id, 'done')])
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  if (results[0]?.status === 'rejected') return
  await runLoop()
  const [repeated] = await refundsOf(order)
  expect(repeated).toMatchObject({ id, status: 'done', attempts: 1 })
  expect(repeated?.key).not.toBe(failed?.key)
  expect((await readOrder(order)).status).toBe('refunded')
})

test("staff cannot end the provider's refund", async () => {
  const order = await paidOrder()
  await refund(order)
  const [row] = await refundsOf(order)
  await expect(end(row?.id ?? 0, 'done')).rejects.toThrow('The payment provider makes this refund')
  await expect(end(999_999, 'done')).rejects.toThrow('Refund not found')
})

test('an order is refunded only once it is paid', async () => {
  const order = await newOrder()
  await expect(refund(order)).rejects.toThrow('This step isn’t available for the order.')
})

test.each(['late', 'duplicate', 'mismatched'] as const)(
  'a %s payment is answered by an email, returned through the provider and reported once it is back',
  async (purpose) => {
    covers('orders.refund.unusable', 'orders.refund.listed', 'payment.expiry.refund-due')

    const warned = vi.spyOn(cms.cms.log, 'warn')
    onTestFinished(() => warned.mockRestore())
    const order = await newOrder()
    if (purpose === 'late') {
      await payLate(order)
    } else if (purpose === 'duplicate') {
      await payTwice(order)
    } else await payCharge(order, 99_950)
    const amount = purpose === 'mismatched' ? 99_950 : 100_000
    expect(await refundsOf(order)).toMatchObject([{ amount, status: 'requested' }])
    expect(await emailsOf(order)).toEqual(['We’re returning your payment'])
    expect(warned).toHaveBeenCalledWith(
      { order: Number(order.orderId), purpose, amount },
      'a payment that its order cannot take is returned',
    )
    expect(await openRefunds('requested')).toBeGreaterThan(0)
    const listed = await listOrders(cms.cms, { limit: 1000 }, () => {})
    expect(listed.rows.find((row) => row.order === order.orderId)).toMatchObject({
      owed: amount === 99_950 ? '฿999.50' : '฿1,000',
    })
    const { status } = await readOrder(order)
    await runLoop()
    expect(await refundsOf(order)).toMatchObject([{ status: 'done' }])
    expect(await emailsOf(order)).toEqual([
      'We’re returning your payment',
      'We’ve sent your refund',
    ])
    const expected = { late: 'cancelled', duplicate: 'processing', mismatched: 'pending' }
    expect([status, (await readOrder(order)).status]).toEqual([
      ...[expected[purpose], expected[purpose]],
    ])
  },
)

/** The number of open refunds in a status by the metrics. */
async function openRefunds(status: string) {
  await measureOrders(cms.cms)
  const text = await cms.cms.metrics.registry.metrics()
  return Number(new RegExp(`vitrine_refunds_open\\{status="${status}"\\} (\\d+)`).exec(text)?.[1])
}

async function payLate(order: OrderBody) {
  await shopper().request(
    'GET',
    withKey(`/api/v1/checkout/payment/omise-promptpay/${order.orderId}`, order),
  )
  await shopper().request('PUT', withKey(`/api/v1/orders/${order.orderId}/cancel`, order))
  const charge = omise.charges.findLast(({ metadata }) => metadata['order'] === order.orderId)
  if (charge) charge.status = 'successful'
  await announce(charge?.id ?? '')
}

async function payTwice(order: OrderBody) {
  const path = withKey(`/api/v1/checkout/payment/omise-promptpay/${order.orderId}`, order)
  await shopper().request('GET', path)
  clock.advance(15 * minute)
  for (let times = 0; times < 2; times += 1) await shopper().request('GET', path)
  const made = omise.charges.filter(({ metadata }) => metadata['order'] === order.orderId)
  expect(made).toHaveLength(2)
  for (const charge of made) {
    charge.status = 'successful'
    await announce(charge.id)
  }
}

test('a due payment whose refund failed stays listed until staff return it', async () => {
  const order = await newOrder()
  omise.refunds.mode = 'failed'
  await payCharge(order, 50_000)
  await runLoop()
  expect(await refundsOf(order)).toMatchObject([{ status: 'failed' }])
  expect(await dueOf(order)).toMatchObject([{ amount: '฿500', state: 'failed' }])
  await end((await refundsOf(order))[0]?.id ?? 0, 'withdrawn')
  expect(await dueOf(order)).toMatchObject([{ refund: '–', amount: '฿500', state: 'due' }])
  await refund(order, { isDue: true, byHand: true })
  await end((await refundsOf(order))[1]?.id ?? 0, 'done')
  expect(await dueOf(order)).toEqual([])
})

test('a transfer above the total pays the order and the rest is returned; one below is returned entirely', async () => {
  covers('orders.ledger.staff', 'orders.refund.transfer')

  const order = await newOrder('bacs')
  await sendSlip(shopper(), order, { bytes: await slipImage('png') })
  await transfer(order, 60_000)
  expect((await readOrder(order)).status).toBe('on-hold')
  await transfer(order, 100_025, true)
  expect((await readOrder(order)).status).toBe('processing')
  await transfer(order, 1000, true)
  expect((await refundsOf(order)).map(({ amount, method }) => [amount, method])).toEqual([
    [60_000, 'hand'],
    [25, 'hand'],
    [1000, 'hand'],
  ])
  const { books } = await readStaffOrder(cms.cms, { id: order.orderId }, () => {})
  expect(books).toMatchObject({ received: 161_025, goods: 100_000, returned: 0, owed: 61_025 })
})

test('stock is returned by the choice of staff, each piece once', async () => {
  covers('orders.refund.restock')

  const guest = shopper()
  await guest.request('POST', '/api/v1/cart', { body: { id: 1, quantity: 2 } })
  const order = await buy(guest, 1, { paymentMethod: 'bacs', expectedTotal: 3000 })
  await transfer(order, 300_000)
  const before = await stock()
  await refund(order, { amount: 100_000 })
  expect(await stock()).toBe(before)
  await refund(order, { amount: 100_000, restocked: [{ line: 1, pieces: 1 }] })
  expect(await stock()).toBe(before + 1)
  await expect(refund(order, { restocked: [{ line: 1, pieces: 3 }] })).rejects.toThrow(
    'Of line 1, 2 can be returned to stock.',
  )
  await expect(refund(order, { restocked: [{ line: 2, pieces: 1 }] })).rejects.toThrow('no line 2')
  await refund(order, { restocked: [] })
  expect(await stock()).toBe(before + 3)
})

test('an order that cost nothing is refunded at once', async () => {
  await cms.cms.database
    .insert(coupons)
    .values({ code: 'GIFT', description: '', kind: 'percent', amount: 100 })
  const guest = shopper()
  await guest.request('POST', '/api/v1/cart', { body: { id: 1 } })
  await guest.request('POST', '/api/v1/cart/coupons', { body: { code: 'GIFT' } })
  const { body } = await place(guest, { expectedTotal: 0 })
  expect(await refund(body)).toBe(`Order ${body.orderId} is Refunded now. It had cost nothing.`)
  expect((await readOrder(body)).status).toBe('refunded')
})

test('a refund of an unknown charge fails with the reason of the provider', async () => {
  const provider = omiseProvider(omise.url, omise.secretKey)
  const state = await provider.refund({ key: 'k', charge: 'chrg_unknown', amount: 1 })
  expect(state).toEqual({ status: 'failed', failure: 'Omise responded 404. not_found: not_found' })
})
