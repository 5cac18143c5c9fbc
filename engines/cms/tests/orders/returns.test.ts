import { returnedCost } from '@vitrine/commerce/rules/returnedCost.ts'
import { covers } from '@vitrine/tests/support/clauses/covers.ts'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { variations } from '#cms/database/schema/catalog.ts'
import { refunds } from '#cms/database/schema/orders.ts'
import { recordDelivery, recordParcel } from '#cms/staff/delivery.ts'
import { actOnOrder } from '#cms/staff/orders.ts'
import { readOrder } from '#cms/staff/orderView.ts'
import { endRefund, listRefunds, recordTransfer, refundOrder } from '#cms/staff/refunds.ts'
import { answerReturn, listReturns, recordReturn } from '#cms/staff/returns.ts'
import { addProduct } from '#cms/tests/support/addProduct.ts'
import {
  address,
  buy,
  type OrderBody,
  type Problem,
  place,
  withKey,
} from '#cms/tests/support/checkout.ts'
import { createTestClock, day } from '#cms/tests/support/clock.ts'
import { password, register } from '#cms/tests/support/customer.ts'
import { storedEmails } from '#cms/tests/support/emails.ts'
import { sharedCms } from '#cms/tests/support/sharedCms.ts'
import { createShopper, type Shopper } from '#cms/tests/support/shopper.ts'

const clock = createTestClock()
let keys = 0

const cms = sharedCms({ clock })
beforeAll(async () => {
  for (const id of [1, 2])
    await addProduct(cms.cms.database, { id, variations: [{ id, stock: 1000 }] })
})

const guest = () => createShopper(cms.url)
const report = () => {}
const read = async (order: OrderBody, shopper = guest()) =>
  (await shopper.request<OrderBody>('GET', withKey(`/api/v1/orders/${order.orderId}`, order))).body
const stock = async (id: number) =>
  (await cms.cms.database.select().from(variations).where(eq(variations.id, id)))[0]?.stock ?? 0

/** A completed order of three pieces of one product and one of another, 4,000 baht. */
async function completedOrder(shopper = guest()) {
  await shopper.request('POST', '/api/v1/cart', { body: { id: 1, quantity: 3 } })
  await shopper.request('POST', '/api/v1/cart', { body: { id: 2 } })
  const { body: order } = await place(shopper, { expectedTotal: 4000, shippingMethod: 'standard' })
  const id = order.orderId
  await recordTransfer(cms.cms, { id, amount: order.total * 100 }, report)
  await sendParcel(order)
  return order
}

/** A sent order of three pieces by cash on delivery, whose payment is not recorded. */
async function cashOrder(shopper = guest()) {
  await shopper.request('POST', '/api/v1/cart', { body: { id: 1, quantity: 3 } })
  const { body: order } = await place(shopper, {
    ...{ expectedTotal: 3000, shippingMethod: 'standard', paymentMethod: 'cod' },
  })
  await sendParcel(order)
  return order
}

async function sendParcel({ orderId: id }: OrderBody) {
  await actOnOrder(cms.cms, { id, action: 'pack' }, report)
  const parcel = { carrier: 'flash', trackingNumber: `TH${id}` }
  await recordParcel(cms.cms, { id, ...parcel }, report)
}

const refundAccount = { bank: 'KBank', accountName: 'Ploy S.', accountNumber: '012-3-45678-9' }
const accountText = 'KBank 0123456789, Ploy S.'

const lineOf = (order: OrderBody, name: string) =>
  order.orderItems.find((item) => item.name === name)?.line ?? ''

/** Requests the return of pieces of the first product. */
function sendBack(
  order: OrderBody,
  quantity = 1,
  { shopper = guest(), key = `return-key-${++keys}`, name = 'Dress 1', refundAccount } = {} as {
    shopper?: Shopper
    key?: string
    name?: string
    refundAccount?: object
  },
) {
  return shopper.request<OrderBody & Problem>(
    'POST',
    withKey(`/api/v1/orders/${order.orderId}/returns`, order),
    {
      headers: { 'idempotency-key': key },
      body: {
        items: [{ line: lineOf(order, name), quantity, reason: 'too_small' }],
        refundAccount,
      },
    },
  )
}
const requested = async (order: OrderBody, quantity = 1) =>
  Number((await sendBack(order, quantity)).body.returns?.at(-1)?.id)
const answer = (id: number, status: 'approved' | 'rejected' | 'closed', note?: string) =>
  answerReturn(cms.cms, { id, status, note }, report)
const receive = (id: number, isRestocked = false, amount: number | null = null) =>
  recordReturn(cms.cms, { id, isRestocked, amount }, report)
const returnableOf = (order: OrderBody) => order.orderItems.map(({ returnable }) => returnable)
const emailsOf = (order: OrderBody, subject: string) =>
  storedEmails(cms, `${subject} (order ${order.orderId})`)

test('a return of pieces is requested with a reason, shown on the order and confirmed by email', async () => {
  covers('orders.return.email')

  const order = await completedOrder()
  const { status, body } = await sendBack(order, 2)
  expect(status).toBe(201)
  expect(body.returns).toMatchObject([
    {
      status: 'requested',
      label: null,
      items: [{ name: 'Dress 1', quantity: 2, reason: 'too_small' }],
    },
  ])
  expect((await read(order)).returns).toEqual(body.returns)
  expect(returnableOf(body).toSorted()).toEqual([1, 1])
  const [email] = await emailsOf(order, 'We’ve received your return request')
  expect(email?.text).toContain(`Return: ${body.returns?.[0]?.id}`)
})

test('an order can be returned for 14 days from its delivery, and 21 days from its parcel without one', async () => {
  covers('orders.return.window')

  const order = await completedOrder()
  clock.advance(10 * day)
  expect((await read(order)).returnableUntil).toBeTruthy()
  await recordDelivery(cms.cms, { id: order.orderId }, report)
  clock.advance(14 * day)
  expect((await sendBack(order)).status).toBe(201)
  clock.advance(1000)
  const late = await sendBack(order)
  expect([late.status, late.body.code]).toEqual([409, 'conflict'])
  const closed = await read(order)
  expect([closed.returnableUntil, ...returnableOf(closed)]).toEqual([null, 0, 0])
  const unrecorded = await completedOrder()
  clock.advance(21 * day)
  expect((await sendBack(unrecorded)).status).toBe(201)
  clock.advance(1000)
  expect((await sendBack(unrecorded)).status).toBe(409)
  const unpaid = await buy(guest(), 1)
  expect(unpaid.returnableUntil).toBeNull()
  expect((await sendBack(unpaid)).status).toBe(409)
})

test('a piece is returned at most once, and a rejected return can be requested again', async () => {
  covers('orders.return.piece')

  const order = await completedOrder()
  expect((await sendBack(order, 4)).status).toBe(409)
  const id = await requested(order, 3)
  const { status, body } = await sendBack(order)
  expect([status, body.message]).toEqual([409, 'You can’t return that many of Dress 1.'])
  await answer(id, 'rejected', 'The tags are missing.')
  expect((await read(order)).returns).toMatchObject([
    { status: 'rejected', note: 'The tags are missing.' },
  ])
  expect((await sendBack(order, 3)).status).toBe(201)
})

/** A sent order of three pieces in S of a dress, of which a single piece in L is in stock, and M is sold out. */
async function orderWithSizes(id: number, paymentMethod = 'bacs') {
  const sizes = ['s', 'm', 'l']
  const variation = (size: string, index: number) => ({
    id: id * 10 + index,
    terms: { size, colour: 'red' },
    stock: [10, 0, 1][index] ?? 0,
  })
  await addProduct(cms.cms.database, {
    id,
    options: { size: sizes, colour: ['red', 'blue'] },
    variations: [
      ...sizes.map(variation),
      { id: id * 10 + 3, terms: { size: 'l', colour: 'blue' }, stock: 9 },
    ],
  })
  const shopper = guest()
  const chosen = [
    { attribute: 'size', value: 's' },
    { attribute: 'colour', value: 'red' },
  ]
  await shopper.request('POST', '/api/v1/cart', { body: { id, quantity: 3, variation: chosen } })
  const { body: order } = await place(shopper, {
    ...{ expectedTotal: 3000, shippingMethod: 'standard', paymentMethod },
    // The emails of an address are limited.
    billing: { ...address, email: `sizes${id}@example.com` },
  })
  if (paymentMethod === 'bacs')
    await recordTransfer(cms.cms, { id: order.orderId, amount: order.total * 100 }, report)
  await sendParcel(order)
  return read(order)
}

const exchangeFor = (order: OrderBody, exchange: string, quantity = 1) =>
  guest().request<OrderBody & Problem>(
    'POST',
    withKey(`/api/v1/orders/${order.orderId}/returns`, order),
    {
      headers: { 'idempotency-key': `exchange-${++keys}` },
      body: {
        items: [{ line: order.orderItems[0]?.line, quantity, reason: 'too_small', exchange }],
      },
    },
  )

test('another size in stock is put aside for a piece, and back in stock when the return is rejected', async () => {
  covers('orders.return.exchange')

  const order = await orderWithSizes(30)
  expect(order.orderItems[0]?.exchanges).toEqual([{ id: '302', label: 'L' }])
  for (const wrong of ['301', '303', '300', '999', 'x'])
    expect((await exchangeFor(order, wrong)).body).toMatchObject({
      code: 'conflict',
      message: 'That size of Dress 30 has just been sold. Please choose another, or a refund.',
    })
  expect((await exchangeFor(order, '302', 2)).status).toBe(409)
  expect(await stock(302)).toBe(1)
  const both = await Promise.all([exchangeFor(order, '302'), exchangeFor(order, '302')])
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409])
  expect(await stock(302)).toBe(0)
  const { returns, orderItems } = await read(order)
  expect(returns?.[0]?.items).toMatchObject([{ quantity: 1, exchange: 'L' }])
  expect(orderItems[0]?.exchanges).toEqual([])
  await answer(Number(returns?.[0]?.id), 'rejected', 'It was worn.')
  expect(await stock(302)).toBe(1)
})

test('a refused parcel puts the size that was put aside back in stock', async () => {
  covers('orders.return.exchange')

  const order = await orderWithSizes(32, 'cod')
  expect((await exchangeFor(order, '322')).status).toBe(201)
  expect([await stock(320), await stock(322)]).toEqual([7, 0])
  await actOnOrder(cms.cms, { id: order.orderId, action: 'refuse' }, report)
  expect([await stock(320), await stock(322)]).toEqual([10, 1])
})

test('a piece that arrives for an exchange is not refunded, and staff read what to send', async () => {
  covers('orders.return.exchange')

  const order = await orderWithSizes(31)
  const { body } = await exchangeFor(order, '312')
  const id = Number(body.returns?.[0]?.id)
  await answer(id, 'approved')
  expect(await stock(312)).toBe(0)
  expect(await receive(id, true)).toBe(
    `Return ${id} is received. There is nothing to refund. Send instead: 1 × Dress 31, L.`,
  )
  expect([await stock(310), await stock(312)]).toEqual([8, 0])
  expect((await readOrder(cms.cms, { id: order.orderId }, report)).returns[0]?.lines).toMatchObject(
    [{ pieces: 1, exchange: 'L' }],
  )
  // Another piece is returned for money.
  const [other] = (await sendBack(order, 1, { name: 'Dress 31' })).body.returns?.slice(-1) ?? []
  await answer(Number(other?.id), 'approved')
  expect(await receive(Number(other?.id))).toMatch(/ refund /i)
})

test('requests at the same time never return more pieces than were bought', async () => {
  covers('orders.return.piece')

  const order = await completedOrder()
  const results = await Promise.all(Array.from({ length: 6 }, () => sendBack(order)))
  const statuses = results.map(({ status }) => status).toSorted()
  expect(statuses).toEqual([201, 201, 201, 409, 409, 409])
  expect((await read(order)).returns).toHaveLength(3)
})

test('a repeated request is written once', async () => {
  covers('orders.return.once')

  const order = await completedOrder()
  const key = 'the-same-key'
  const results = await Promise.all(Array.from({ length: 3 }, () => sendBack(order, 3, { key })))
  expect(results.map(({ status }) => status)).toEqual([201, 201, 201])
  expect((await read(order)).returns).toHaveLength(1)
  expect(await emailsOf(order, 'We’ve received your return request')).toHaveLength(1)
})

test('an approved return has a label, on the order and in the email', async () => {
  covers('orders.return.email', 'orders.return.label')

  const order = await completedOrder()
  const id = await requested(order)
  await expect(answer(id, 'approved')).resolves.toBe(
    `Return ${id} is approved. The shopper gets an email.`,
  )
  const label = (await read(order)).returns?.[0]?.label ?? []
  expect(label[0]).toBe(`Return ${id} · Order ${order.orderId}`)
  expect(label).toHaveLength(3)
  const [email] = await emailsOf(order, 'Your return is approved')
  expect(email?.text).toContain(label.join(', '))
})

test('a received return is refunded and restocked once, and is refunded when its refund is done', async () => {
  covers('orders.return.refund', 'orders.return.statuses')

  const order = await completedOrder()
  const id = await requested(order, 2)
  await answer(id, 'approved')
  const before = await stock(1)
  const results = await Promise.allSettled([receive(id, true), receive(id, true)])
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await stock(1)).toBe(before + 2)
  expect((await read(order)).returns?.[0]?.status).toBe('received')
  const made = await cms.cms.database
    .select()
    .from(refunds)
    .where(eq(refunds.orderId, Number(order.orderId)))
  expect(made).toMatchObject([{ amount: 200_000, reason: `return ${id}`, method: 'hand' }])
  await endRefund(cms.cms, { id: made[0]?.id ?? 0, status: 'done', reason: undefined }, report)
  const { status, returns } = await read(order)
  expect([status, returns?.[0]?.status]).toEqual(['completed', 'refunded'])
})

test('a return without restocking leaves the stock, and staff choose another amount', async () => {
  covers('orders.return.refund', 'orders.return.restock')

  const order = await completedOrder()
  const id = await requested(order)
  const before = await stock(1)
  expect(await receive(id, false, 50_000)).toContain('฿500')
  expect(await stock(1)).toBe(before)
  await expect(receive(await requested(order), false, 9_000_000)).rejects.toThrow('At most ฿3,500')
})

test('staff decide once, in any order of their commands', async () => {
  covers('orders.return.staff')

  const order = await completedOrder()
  const id = await requested(order)
  const results = await Promise.allSettled([answer(id, 'approved'), answer(id, 'rejected', 'No')])
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const other = await requested(order)
  await answer(other, 'rejected', 'Worn')
  await expect(receive(other)).rejects.toThrow('This return is rejected')
  await expect(answer(999_999, 'approved')).rejects.toThrow('Return not found')
  const open = await requested(order)
  const rows = await listReturns(cms.cms)
  expect(rows.map((row) => row.return)).not.toContain(String(other))
  expect(rows.find((row) => row.return === String(open))).toMatchObject({
    order: order.orderId,
    state: 'requested',
    pieces: '1 × Dress 1 (too_small)',
  })
})

test('only the owner of an order can return it', async () => {
  covers('orders.return.request')

  const customer = guest()
  await register(customer)
  const order = await completedOrder(customer)
  const customerOrder = await read(order, customer)
  expect((await sendBack(customerOrder, 1, { shopper: guest() })).status).toBe(404)
  const stranger = guest()
  await register(stranger)
  expect((await sendBack(customerOrder, 1, { shopper: stranger })).status).toBe(404)
  expect((await sendBack(customerOrder, 1, { shopper: customer })).status).toBe(201)
})

test('an item of another order, one listed twice and one without a reason are rejected', async () => {
  covers('orders.return.reason')

  const order = await completedOrder()
  const other = await completedOrder()
  const send = (items: unknown[]) =>
    guest().request<Problem>('POST', withKey(`/api/v1/orders/${order.orderId}/returns`, order), {
      headers: { 'idempotency-key': `return-key-${++keys}` },
      body: { items },
    })
  const line = lineOf(order, 'Dress 1')
  const item = { line, quantity: 1, reason: 'faulty' }
  for (const items of [
    [],
    [{ ...item, line: lineOf(other, 'Dress 1') }],
    [item, item],
    [{ line, quantity: 1 }],
    [{ ...item, quantity: 0 }],
  ])
    expect((await send(items)).status).toBe(422)
  expect((await read(order)).returns).toEqual([])
})

test('the parts of a line that is returned piece by piece add up to what it cost', () => {
  fc.assert(
    fc.property(
      fc.record({ price: fc.nat(9_999_999), quantity: fc.integer({ min: 1, max: 10 }) }),
      fc.nat(100),
      ({ price, quantity }, percent) => {
        const line = { price, quantity, discount: Math.floor((price * quantity * percent) / 100) }
        const parts = Array.from({ length: quantity }, (_, before) => returnedCost(line, before, 1))
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(price * quantity - line.discount)
        expect(returnedCost(line, 0, quantity)).toBe(price * quantity - line.discount)
      },
    ),
  )
})

test('staff see the bank account of a return until its refund is made or it is rejected', async () => {
  covers('orders.return.account')

  const order = await completedOrder()
  const wrong = await sendBack(order, 1, {
    refundAccount: { ...refundAccount, accountNumber: '12' },
  })
  expect(wrong.status).toBe(422)
  const accounts = async () => {
    const { returns } = await readOrder(cms.cms, { id: order.orderId }, report)
    return returns.map(({ account }) => account)
  }
  const first = await sendBack(order, 1, { refundAccount })
  expect(JSON.stringify(first.body)).not.toContain('0123456789')
  await sendBack(order, 1, { refundAccount })
  expect(await accounts()).toEqual([accountText, accountText])
  const [rejected = 0, received = 0] =
    (await read(order)).returns?.map(({ id }) => Number(id)) ?? []
  await answer(rejected, 'rejected', 'The tags are missing.')
  await receive(received)
  expect(await accounts()).toEqual(['', accountText])
  const [refund] = (await listRefunds(cms.cms)).filter((row) => row.order === order.orderId)
  expect(refund?.account).toBe(accountText)
  await endRefund(cms.cms, { id: Number(refund?.refund), status: 'done' }, report)
  expect(await accounts()).toEqual(['', ''])
})

const staffView = (order: OrderBody) => readOrder(cms.cms, { id: order.orderId }, report)
const dueOf = async (order: OrderBody) =>
  (await listRefunds(cms.cms)).filter((row) => row.order === order.orderId)
const refund = (order: OrderBody, changes: Partial<Parameters<typeof refundOrder>[1]> = {}) =>
  refundOrder(
    cms.cms,
    {
      ...{ id: order.orderId, amount: null, isDue: false, byHand: false, restocked: null },
      ...changes,
    },
    report,
  )

test('a return of an order in cash stays open with its account until the payment is recorded', async () => {
  covers('orders.return.paid', 'orders.return.account', 'payment.cash.paid')

  const before = await stock(1)
  const order = await cashOrder()
  const { body } = await sendBack(order, 2, { refundAccount })
  const id = Number(body.returns?.[0]?.id)
  await answer(id, 'approved')
  await expect(receive(id, true)).rejects.toThrow('This order is not paid yet.')
  expect((await staffView(order)).returns).toMatchObject([
    { status: 'approved', account: accountText },
  ])
  expect(await stock(1)).toBe(before - 3)
  await recordDelivery(cms.cms, { id: order.orderId }, report)
  await receive(id, true)
  expect(await stock(1)).toBe(before - 1)
  expect(await dueOf(order)).toMatchObject([{ amount: '฿2,000', account: accountText }])
  await endRefund(cms.cms, { id: Number((await dueOf(order))[0]?.refund), status: 'done' }, report)
  const { returns, books } = await staffView(order)
  expect(returns).toMatchObject([{ status: 'refunded', account: '' }])
  expect(books).toMatchObject({ received: 300_000, goods: 100_000, returned: 200_000, owed: 0 })
})

test('a refused parcel returns each piece once and ends the returns of its order', async () => {
  covers('payment.cash.refused')

  const before = await stock(1)
  const order = await cashOrder()
  const id = Number((await sendBack(order, 2, { refundAccount })).body.returns?.[0]?.id)
  await actOnOrder(cms.cms, { id: order.orderId, action: 'refuse' }, report)
  await expect(receive(id, true)).rejects.toThrow('This return is rejected')
  expect(await stock(1)).toBe(before)
  const { returns, status, books } = await staffView(order)
  expect(returns).toMatchObject([{ status: 'rejected', account: '' }])
  expect([status, books.owed]).toEqual(['cancelled', 0])
})

test('a transfer pays an order that was to be paid in cash', async () => {
  covers('payment.cash.paid')

  const order = await cashOrder()
  await recordTransfer(cms.cms, { id: order.orderId, amount: 300_000 }, report)
  const { status, books, actions, paid } = await staffView(order)
  expect([status, books.goods, books.owed]).toEqual(['completed', 300_000, 0])
  expect(paid).not.toBeNull()
  expect(actions).not.toContain('refuse')
  await recordDelivery(cms.cms, { id: order.orderId }, report)
  expect((await staffView(order)).books).toMatchObject({ received: 300_000, owed: 0 })
})

test('a piece in an open return is neither restocked by a refund nor returned again', async () => {
  covers('orders.return.piece', 'orders.refund.restock')

  const before = await stock(1)
  const order = await completedOrder()
  const position = order.orderItems.findIndex(({ name }) => name === 'Dress 1') + 1
  await refund(order, { amount: 100_000, restocked: [{ line: position, pieces: 1 }] })
  expect((await sendBack(order, 3)).status).toBe(409)
  const id = await requested(order, 2)
  await expect(
    refund(order, { amount: 1, restocked: [{ line: position, pieces: 1 }] }),
  ).rejects.toThrow(`Of line ${position}, 0 can be returned to stock.`)
  await receive(id, true)
  expect(await stock(1)).toBe(before)
  expect((await sendBack(order, 1)).status).toBe(409)
})

test('a return that nothing is left to refund for keeps its account until the refund of its order is made', async () => {
  covers('orders.return.account')

  const order = await completedOrder()
  const id = Number((await sendBack(order, 1, { refundAccount })).body.returns?.[0]?.id)
  await refund(order)
  await receive(id)
  const [due] = await dueOf(order)
  expect(due).toMatchObject({ amount: '฿4,000', account: accountText })
  await endRefund(cms.cms, { id: Number(due?.refund), status: 'failed' }, report)
  expect(await dueOf(order)).toMatchObject([{ state: 'failed', account: accountText }])
  await endRefund(cms.cms, { id: Number(due?.refund), status: 'done' }, report)
  expect((await staffView(order)).returns).toMatchObject([{ account: '' }])
  expect(await dueOf(order)).toEqual([])
})

test('an approved return that never arrives is closed with a message, and its pieces can be returned again', async () => {
  covers('orders.return.staff')

  const order = await completedOrder()
  const id = await requested(order, 3)
  await expect(answer(id, 'closed', 'Nothing arrived.')).rejects.toThrow('This return is requested')
  await answer(id, 'approved')
  await answer(id, 'closed', 'Nothing arrived.')
  expect((await read(order)).returns).toMatchObject([
    { status: 'rejected', note: 'Nothing arrived.' },
  ])
  expect((await sendBack(order, 3)).status).toBe(201)
})

test('an account is not deleted while cash for an order, or a refund of it, may come', async () => {
  covers('account.deletion.in-progress')

  const customer = guest()
  await register(customer)
  const order = await cashOrder(customer)
  const remove = async () =>
    (
      await customer.request('POST', '/api/v1/profile/delete', {
        body: { password },
      })
    ).status
  expect(await remove()).toBe(409)
  await recordDelivery(cms.cms, { id: order.orderId }, report)
  await refund(order, { amount: 100_000 })
  const [due] = await dueOf(order)
  expect(await remove()).toBe(409)
  await endRefund(cms.cms, { id: Number(due?.refund), status: 'failed' }, report)
  expect(await remove()).toBe(409)
  await endRefund(cms.cms, { id: Number(due?.refund), status: 'withdrawn' }, report)
  expect(await remove()).toBe(200)
})
