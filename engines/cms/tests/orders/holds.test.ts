import { randomUUID } from 'node:crypto'
import { networkPrefix } from '@vitrine/commerce/orderHolder.ts'
import type { Checkout } from '@vitrine/contract/orders.ts'
import { covers } from '@vitrine/tests/support/clauses/covers.ts'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { runDue } from '#cms/app/background.ts'
import { coupons } from '#cms/database/schema/cart.ts'
import { variations } from '#cms/database/schema/catalog.ts'
import { orders } from '#cms/database/schema/orders.ts'
import { expireSlips } from '#cms/orders/payment/expireOrders.ts'
import { actOnOrder } from '#cms/staff/orders.ts'
import { recordTransfer } from '#cms/staff/refunds.ts'
import { addProduct } from '#cms/tests/support/addProduct.ts'
import { address, checkoutForm, type OrderBody, withKey } from '#cms/tests/support/checkout.ts'
import { createTestClock, hour, minute } from '#cms/tests/support/clock.ts'
import { register } from '#cms/tests/support/customer.ts'
import { storedEmails } from '#cms/tests/support/emails.ts'
import { sharedCms } from '#cms/tests/support/sharedCms.ts'
import { createShopper, type Shopper } from '#cms/tests/support/shopper.ts'
import { sendSlip, slipImage } from '#cms/tests/support/slip.ts'
import { testEnvironment } from '#cms/tests/support/testCms.ts'

const clock = createTestClock()
let count = 0

const environment = testEnvironment({
  MAX_OPEN_ORDERS: '2',
  MAX_OPEN_ORDERS_PER_NETWORK: '3',
  STAFF_EMAIL: 'staff@vitrine.example',
  SLIP_REVIEW_HOURS: '12',
})
const cms = sharedCms({ clock, environment })
beforeAll(() => addProduct(cms.cms.database, { id: 1, variations: [{ id: 1, stock: 1000 }] }))

const noEmail = { send: async () => Promise.reject(new Error('later')), close: () => {} }
const shopper = () => createShopper(cms.url)

/** Contact data that no other order of these tests has. */
const someone = () => {
  count += 1
  return { email: `shopper${count}@example.com`, phone: `08${String(10_000_000 + count)}` }
}

interface Placing {
  by?: Shopper
  email?: string
  phone?: string
  from?: string
  key?: string
  changes?: Record<string, unknown>
}

/** Puts a piece into the bag and orders it. */
async function order({ by = shopper(), from, key, changes, ...contact }: Placing = {}) {
  await by.request('POST', '/api/v1/cart', { body: { id: 1 } })
  const billing = { ...address, ...someone(), ...contact }
  return by.request<OrderBody & { code: string; message: string }>('POST', '/api/v1/checkout', {
    body: checkoutForm({ billing, ...changes }),
    headers: {
      'idempotency-key': key ?? randomUUID(),
      ...(from ? { 'x-forwarded-for': from } : {}),
    },
  })
}

const tooMany = 'You have 2 orders awaiting payment. Please pay or cancel one of them first.'
const nearby =
  'Too many orders from your network are awaiting payment. Please try again later, or contact us.'

test('a visitor with two unpaid orders cannot place a third before one is paid or cancelled', async () => {
  covers('orders.hold.rejected')

  const by = shopper()
  const [first] = [await order({ by }), await order({ by })]
  const third = await order({ by })
  expect([third.status, third.body.code, third.body.message]).toEqual([409, 'conflict', tooMany])
  const { body: cart } = await by.request<{ itemCount: number }>('GET', '/api/v1/cart')
  expect(cart.itemCount).toBe(1)
  await by.request('PUT', withKey(`/api/v1/orders/${first.body.orderId}/cancel`, first.body))
  expect((await order({ by, changes: { expectedTotal: 2000 } })).status).toBe(201)
})

test('orders that are to be paid in cash count as unpaid until they are delivered', async () => {
  covers('payment.cash.held')

  const by = shopper()
  const cash = { paymentMethod: 'cod', shippingMethod: 'standard', expectedTotal: 1080 }
  const first = await order({ by, changes: cash })
  expect([first.status, (await order({ by, changes: cash })).status]).toEqual([201, 201])
  expect((await order({ by, changes: cash })).body.message).toBe(tooMany)
  await actOnOrder(cms.cms, { id: first.body.orderId, action: 'refuse' }, () => {})
  const two = { ...cash, expectedTotal: 2080 }
  expect((await order({ by, changes: two })).status).toBe(201)
})

test('orders under check hold stock too, and paid ones do not', async () => {
  const by = shopper()
  const [first] = [await order({ by }), await order({ by })]
  const { phone } = first.body.billing
  await sendSlip(
    by,
    first.body,
    { bytes: await slipImage('png', 9, 9) },
    { phoneNumber: `${phone}` },
  )
  expect((await order({ by })).body.message).toBe(tooMany)
  await actOnOrder(cms.cms, { id: first.body.orderId, action: 'approve' }, () => {})
  expect((await order({ by, changes: { expectedTotal: 2000 } })).status).toBe(201)
})

test.each([
  ['email address', { email: 'Greedy@Example.com' }, { email: 'greedy@example.com' }],
  ['phone number', { phone: '+66 81-999 9999' }, { phone: '0819999999' }],
])('the unpaid orders of one %s are counted in all browsers', async (_, one, other) => {
  covers('orders.hold.shopper')

  expect((await order(one)).status).toBe(201)
  expect((await order(other)).status).toBe(201)
  expect((await order(one)).body.message).toBe(tooMany)
})

test.each([
  [
    'IPv4 /24',
    ['203.0.113.1', '203.0.113.77', '::ffff:203.0.113.200', '203.0.113.9'],
    '203.0.114.1',
  ],
  [
    'IPv6 /56',
    ['2001:db8:1:200::1', '2001:db8:1:2ff::1', '2001:db8:1:2aa:1:2:3:4', '2001:db8:1:200::2'],
    '2001:db8:1:300::1',
  ],
])('the unpaid orders of one range of addresses (%s) are limited', async (_, inside, outside) => {
  covers('orders.hold.network')

  for (const from of inside.slice(0, 3)) expect((await order({ from })).status).toBe(201)
  expect((await order({ from: inside[3] ?? '' })).body.message).toBe(nearby)
  expect((await order({ from: outside })).status).toBe(201)
})

test.each([
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8::', '2001:db8:0:0::/56'],
  ['127.0.0.1', null],
  ['fe80::1%eth0', null],
  ['nonsense', null],
])('the range of %s is %s', (given, range) => {
  expect(networkPrefix(given)).toBe(range)
})

test('concurrent orders with one email address do not pass the limit', async () => {
  const email = 'crowd@example.com'
  const answers = await Promise.all(Array.from({ length: 12 }, () => order({ email })))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(2)
  expect(answers.filter(({ body }) => body.message === tooMany)).toHaveLength(10)
})

test('a repeated request returns its order, and a free order is not counted', async () => {
  const by = shopper()
  const email = 'again@example.com'
  const key = randomUUID()
  const contact = { ...someone(), email }
  const first = await order({ by, key, ...contact })
  await order({ by, email })
  expect((await order({ by, key, ...contact })).body.orderId).toBe(first.body.orderId)
  await cms.cms.database
    .insert(coupons)
    .values({ code: 'GIFT', description: '', kind: 'percent', amount: 100 })
  await by.request('POST', '/api/v1/cart/coupons', { body: { code: 'GIFT' } })
  const free = await order({ by, email, changes: { expectedTotal: 0 } })
  expect([free.status, free.body.status]).toEqual([201, 'processing'])
})

test('guests have less time to pay than customers, and the checkout shows it', async () => {
  covers('orders.hold.window')

  const describe = async (by: Shopper) =>
    (
      await by.request<typeof Checkout._output>('GET', '/api/v1/checkout')
    ).body.paymentMethods.flatMap(
      ({ description }) => /three days|two hours|24 hours/.exec(description)?.[0] ?? [],
    )
  const customer = shopper()
  await register(customer, { email: 'regular@example.com' })
  expect(await describe(shopper())).toEqual(['two hours', '24 hours'])
  expect(await describe(customer)).toEqual(['24 hours', 'three days'])
  const placed = [await order(), await order({ by: customer })]
  clock.advance(24 * hour)
  await runDue(cms.cms, noEmail)
  const statuses = await Promise.all(
    placed.map(async ({ body }) => {
      const [stored] = await cms.cms.database
        .select()
        .from(orders)
        .where(eq(orders.id, Number(body.orderId)))
      return stored?.status
    }),
  )
  expect(statuses).toEqual(['cancelled', 'on-hold'])
})

test('staff get at most one email in five minutes about pending slips and refunds, and one reminder of a slip', async () => {
  covers('orders.review.notice', 'orders.review.deadline')

  const send = async (size: number) => {
    const { body } = await order()
    const phoneNumber = `${body.billing.phone}`
    await sendSlip(shopper(), body, { bytes: await slipImage('png', size, 7) }, { phoneNumber })
    return body.orderId
  }
  const emails = async () => {
    await Promise.all([runDue(cms.cms, noEmail), runDue(cms.cms, noEmail)])
    return storedEmails(cms, 'staff@vitrine.example')
  }
  const earlier = (await emails()).length
  clock.advance(5 * minute)
  const first = await send(7)
  const [one, ...others] = (await emails()).slice(earlier)
  expect(others).toEqual([])
  expect(one?.subject).toMatch(/^\d+ transfer slips? to check$/)
  expect(one?.text).toContain(`/admin/#/orders/${first}`)
  expect(one?.text).toMatch(/Slip of ฿[\d,]+, total ฿1,000, sent \d{4}-/)

  // Both are in the next email, which waits until five minutes have passed.
  const second = await send(8)
  await recordTransfer(cms.cms, { id: first, amount: 50_000 }, () => {})
  clock.advance(5 * minute - 1000)
  expect(await emails()).toHaveLength(earlier + 1)
  clock.advance(1000)
  const [, two] = (await emails()).slice(earlier)
  expect(two?.subject).toMatch(/^\d+ transfer slips? to check, 1 refund to make$/)
  for (const text of [`/orders/${first}`, `/orders/${second}`, 'Refund of ฿500, since'])
    expect(two?.text).toContain(text)
  clock.advance(hour)
  expect(await emails()).toHaveLength(earlier + 2)

  clock.advance(11 * hour)
  const [, , reminder, ...more] = (await emails()).slice(earlier)
  expect(reminder?.text).toContain(`/orders/${first}`)
  clock.advance(24 * hour)
  expect([more, await emails()]).toEqual([[], expect.objectContaining({ length: earlier + 3 })])
})

test('a slip that staff have not checked in three days cancels its order, and its money goes back', async () => {
  covers('orders.hold.slip', 'orders.flow.slip-expired')

  const { database } = cms.cms
  const { body } = await order()
  const id = Number(body.orderId)
  const stock = async () =>
    (await database.select().from(variations).where(eq(variations.id, 1)))[0]?.stock ?? 0
  const statusOf = async () =>
    (await database.select().from(orders).where(eq(orders.id, id)))[0]?.status
  await sendSlip(
    shopper(),
    body,
    { bytes: await slipImage('png', 11, 7) },
    { phoneNumber: `${body.billing.phone}` },
  )
  clock.advance(72 * hour - minute)
  // Expires the slips of other tests too.
  await expireSlips(cms.cms, clock.now())
  const held = await stock()
  expect(await statusOf()).toBe('checking_payment')
  clock.advance(minute)
  await Promise.all([expireSlips(cms.cms, clock.now()), expireSlips(cms.cms, clock.now())])
  expect([await statusOf(), await stock()]).toEqual(['cancelled', held + 1])
  await recordTransfer(cms.cms, { id: body.orderId, amount: 100_000 }, () => {})
  const emails = await storedEmails(cms, String(body.billing.email))
  const texts = emails.map(({ text }) => text)
  expect(texts.filter((text) => text?.includes('couldn’t confirm your transfer'))).toHaveLength(1)
  expect(texts.at(-1)).toContain('We’ll return it and email you once it’s sent.')
})
