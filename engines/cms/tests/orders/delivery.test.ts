import {
  carrierCode,
  carriers,
  carrierTitle,
  trackingUrl,
} from '@vitrine/commerce/rules/carriers.ts'
import { orderTimeline } from '@vitrine/commerce/rules/timeline.ts'
import type { StaffAction } from '@vitrine/commerce/rules/transitions.ts'
import { covers } from '@vitrine/tests/support/clauses/covers.ts'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { variations } from '#cms/database/schema/catalog.ts'
import { payments } from '#cms/database/schema/orders.ts'
import { sendOrderLinks } from '#cms/orders/order/orderLinks.ts'
import { changeParcel, recordDelivery, recordParcel } from '#cms/staff/delivery.ts'
import { actOnOrder, listOrders } from '#cms/staff/orders.ts'
import { readOrder } from '#cms/staff/orderView.ts'
import { recordTransfer } from '#cms/staff/refunds.ts'
import { addProduct } from '#cms/tests/support/addProduct.ts'
import { buy, type OrderBody, withKey } from '#cms/tests/support/checkout.ts'
import { createTestClock, day, hour } from '#cms/tests/support/clock.ts'
import { storedEmails } from '#cms/tests/support/emails.ts'
import { sharedCms } from '#cms/tests/support/sharedCms.ts'
import { createShopper, inThai } from '#cms/tests/support/shopper.ts'
import { storedOrder } from '#cms/tests/support/storedOrder.ts'

const clock = createTestClock()

const cms = sharedCms({ clock })
beforeAll(() => addProduct(cms.cms.database, { id: 1, variations: [{ id: 1, stock: 1000 }] }))

const shopper = () => createShopper(cms.url)
const read = async (order: OrderBody) =>
  (await shopper().request<OrderBody>('GET', withKey(`/api/v1/orders/${order.orderId}`, order)))
    .body
const act = (order: OrderBody, action: StaffAction) =>
  actOnOrder(cms.cms, { id: order.orderId, action }, () => {})
const parcel = (order: OrderBody, changes: Partial<Parameters<typeof recordParcel>[1]> = {}) =>
  recordParcel(
    cms.cms,
    {
      id: order.orderId,
      carrier: 'flash',
      trackingNumber: 'th0123',
      ...changes,
    },
    () => {},
  )
const delivered = (order: OrderBody) => recordDelivery(cms.cms, { id: order.orderId }, () => {})

async function packedOrder(changes: Record<string, unknown> = {}) {
  const order = await buy(shopper(), 1, {
    shippingMethod: 'standard',
    expectedTotal: 1080,
    ...changes,
  })
  await recordTransfer(cms.cms, { id: order.orderId, amount: order.total * 100 }, () => {})
  clock.advance(hour)
  await act(order, 'pack')
  clock.advance(hour)
  return order
}
const namesOf = ({ timeline }: OrderBody) =>
  timeline?.map(({ step, date }) => (date ? step : `(${step})`)).join(' ')
const emailsOf = (order: OrderBody, subject: string) =>
  storedEmails(cms, `${subject} (order ${order.orderId})`)

test('the parcel of a packed order completes it, and the shopper is sent carrier, number and link', async () => {
  covers('orders.delivery.email', 'orders.delivery.send')

  const order = await packedOrder()
  expect(await parcel(order)).toMatch(/is Completed now, sent with Flash Express\. .* with a link/)
  const { status, shipments } = await read(order)
  expect(status).toBe('completed')
  const link = 'https://www.flashexpress.co.th/fle/tracking?se=TH0123'
  expect(shipments).toMatchObject([
    { carrier: 'Flash Express', trackingNumber: 'TH0123', trackingUrl: link },
  ])
  const [email, ...others] = await emailsOf(order, 'We’ve sent your order')
  expect(others).toEqual([])
  expect(email?.text).toContain(`Tracking number: TH0123\n${link}`)
  expect(email?.html).toContain(`<a href="${link}"`)
  expect(await emailsOf(order, 'Your order is complete')).toEqual([])
})

test('an order that is placed in Thai has its emails in Thai', async () => {
  covers('emails.language')

  await addProduct(cms.cms.database, {
    ...{ id: 20, name: 'Chao Phraya gown' },
    variations: [{ id: 20, stock: 10 }],
  })
  const changes = { shippingMethod: 'standard', expectedTotal: 1080 }
  const order = await buy(inThai(shopper()), 20, changes)
  await recordTransfer(cms.cms, { id: order.orderId, amount: order.total * 100 }, () => {})
  await act(order, 'pack')
  await parcel(order)
  const emails = await storedEmails(cms, order.orderId)
  expect(emails.map(({ subject }) => subject)).toEqual(
    [
      ...['ขอบคุณสำหรับคำสั่งซื้อ', 'เราได้รับเงินแล้ว'],
      ...['เรากำลังแพ็กคำสั่งซื้อของคุณ', 'เราส่งคำสั่งซื้อของคุณแล้ว'],
    ].map((subject) => `${subject} (คำสั่งซื้อ ${order.orderId})`),
  )
  for (const { text } of emails) {
    expect(text).toContain(`/th/my-account/view-order/${order.orderId}?key=`)
    expect(text).toContain('ชุดราตรีเจ้าพระยา, จำนวน 1: ฿1,000')
  }
  expect(emails[3]?.text).toContain('หมายเลขพัสดุ: TH0123')
})

test('the email with a link to an order is in the language of the page on which it is requested', async () => {
  covers('emails.language')

  const order = await buy(shopper(), 1)
  const path = `/api/v1/orders/${order.orderId}/link`
  await inThai(shopper()).request('POST', path, { body: { email: order.billing.email } })
  await sendOrderLinks(cms.cms)
  const [email] = await storedEmails(cms, `ลิงก์ใหม่ของคุณ (คำสั่งซื้อ ${order.orderId})`)
  expect(email?.text).toContain(`/th/my-account/view-order/${order.orderId}?key=`)
})

test('an unknown carrier has its name and number and no link', async () => {
  covers('orders.delivery.link')

  const order = await packedOrder()
  expect(await parcel(order, { carrier: 'Uncle Chai', trackingNumber: 'A-1 2345' })).toMatch(
    /without a link/,
  )
  expect((await read(order)).shipments).toMatchObject([
    { carrier: 'Uncle Chai', trackingNumber: 'A-12345', trackingUrl: null },
  ])
})

test('an order can have several parcels, a parcel is recorded once, and a wrong number is corrected', async () => {
  covers('orders.delivery.replaced')

  const order = await packedOrder()
  await parcel(order)
  await expect(parcel(order, { trackingNumber: 'TH 0123' })).rejects.toThrow('already recorded')
  await parcel(order, { trackingNumber: 'TH0124' })
  const numbers = async () =>
    (await read(order)).shipments?.map(({ trackingNumber }) => trackingNumber)
  expect(await numbers()).toEqual(['TH0123', 'TH0124'])
  const { shipments } = await readOrder(cms.cms, { id: order.orderId }, () => {})
  const wrong = { id: order.orderId, parcel: shipments[1]?.id ?? 0, carrier: 'KEX Express' }
  const correct = (trackingNumber: string, changes = {}) =>
    changeParcel(cms.cms, { ...wrong, trackingNumber, ...changes }, () => {})
  await correct('kex0125')
  expect(await numbers()).toEqual(['TH0123', 'KEX0125'])
  await expect(correct('TH0123', { carrier: 'flash' })).rejects.toThrow('already recorded')
  await expect(correct('TH0126', { parcel: 0 })).rejects.toMatchObject({ code: 'not_found' })
  const emails = await emailsOf(order, 'We’ve sent your order')
  expect(emails).toHaveLength(3)
  expect(emails[2]?.text).toContain('KEX0125')
})

test('an order is completed by the parcel with its last piece, and each parcel has its own pieces', async () => {
  covers('orders.delivery.pieces', 'orders.delivery.send')

  await addProduct(cms.cms.database, { id: 3, name: 'Silk scarf', variations: [{ id: 3 }] })
  const visitor = shopper()
  await visitor.request('POST', '/api/v1/cart', { body: { id: 3 } })
  await visitor.request('POST', '/api/v1/cart', { body: { id: 1 } })
  const order = await buy(visitor, 1, { shippingMethod: 'standard', expectedTotal: 3000 })
  await recordTransfer(cms.cms, { id: order.orderId, amount: 300_000 }, () => {})
  await act(order, 'pack')
  for (const [pieces, problem] of [
    [[{ line: 1, pieces: 2 }], 'Of line 1, 1 can be sent.'],
    [[{ line: 3, pieces: 1 }], 'The order has no line 3.'],
    [[{ line: 1, pieces: 0 }], 'Choose the pieces that are in the parcel.'],
  ] as const)
    await expect(parcel(order, { pieces: [...pieces] })).rejects.toThrow(problem)
  const first = [
    { line: 1, pieces: 1 },
    { line: 2, pieces: 1 },
  ]
  expect(await parcel(order, { pieces: first })).toMatch(/; 1 piece is left to send\./)
  const begun = await read(order)
  expect(begun.status).toBe('packing')
  expect(namesOf(begun)).toBe('placed paid packed (sent) (delivered)')
  const { rows } = await listOrders(cms.cms, { search: order.orderId, limit: 1 }, () => {})
  expect(rows).toMatchObject([{ unsent: 1 }])
  expect(await parcel(order, { trackingNumber: 'TH0999' })).toMatch(/is Completed now/)
  const sent = await read(order)
  expect(namesOf(sent)).toBe('placed paid packed sent (delivered)')
  expect(
    sent.shipments?.map(({ items }) => items?.map(({ name, quantity }) => [name, quantity])),
  ).toEqual([
    [
      ['Silk scarf', 1],
      ['Dress 1', 1],
    ],
    [['Dress 1', 1]],
  ])
  const emails = await emailsOf(order, 'We’ve sent your order')
  expect(emails.map(({ text }) => /In this parcel: .*/.exec(text ?? '')?.[0])).toEqual([
    'In this parcel: 1 × Silk scarf, 1 × Dress 1',
    'In this parcel: 1 × Dress 1',
  ])
})

test('a parcel needs an order that is packed or completed', async () => {
  const order = await buy(shopper(), 1)
  await expect(parcel(order)).rejects.toThrow('Its status is Confirm Order.')
  await expect(delivered(order)).rejects.toThrow('Its status is Confirm Order.')
  expect((await read(order)).shipments).toEqual([])
})

test('the same parcel recorded twice at the same time is sent in one email', async () => {
  covers('orders.delivery.once')

  const order = await packedOrder()
  const results = await Promise.allSettled([parcel(order), parcel(order), parcel(order)])
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await read(order)).shipments).toHaveLength(1)
  expect(await emailsOf(order, 'We’ve sent your order')).toHaveLength(1)
})

test('the timeline has the dates of the steps taken and lists those to come', async () => {
  covers('orders.delivery.delivered', 'orders.timeline.steps')

  const order = await packedOrder()
  expect(namesOf(await read(order))).toBe('placed paid packed (sent) (delivered)')
  await parcel(order)
  expect(namesOf(await read(order))).toBe('placed paid packed sent (delivered)')
  clock.advance(2 * day)
  expect(await delivered(order)).toMatch(/recorded as delivered/)
  await expect(delivered(order)).rejects.toThrow('already recorded as delivered')
  expect(await emailsOf(order, 'Your order has been delivered')).toHaveLength(1)
  const { timeline = [] } = await read(order)
  expect(timeline?.map(({ step }) => step)).toEqual([
    ...['placed', 'paid', 'packed', 'sent', 'delivered'],
  ])
  const dates = timeline?.map(({ date }) => String(date)) ?? []
  expect(dates).toEqual(dates.toSorted())
  expect(new Set(dates.slice(1)).size).toBe(4)
})

test('a collected order is collected instead of sent, and a cancelled one ends there', async () => {
  covers('orders.timeline.collected', 'orders.timeline.ended')

  const order = await packedOrder({ shippingMethod: 'pick-up', expectedTotal: 1000 })
  expect(namesOf(await read(order))).toBe('placed paid packed (collected)')
  await act(order, 'complete')
  expect(namesOf(await read(order))).toBe('placed paid packed collected')
  await parcel(order)
  expect(namesOf(await read(order))).toBe('placed paid packed sent (delivered)')
  const cancelled = await buy(shopper(), 1)
  await shopper().request('PUT', withKey(`/api/v1/orders/${cancelled.orderId}/cancel`, cancelled))
  expect(namesOf(await read(cancelled))).toBe('placed cancelled')
})

const cashOrder = (changes = {}) =>
  buy(shopper(), 1, {
    ...{ shippingMethod: 'standard', paymentMethod: 'cod', expectedTotal: 1080, ...changes },
  })

test('an order by cash on delivery is packed at once, and paid and invoiced with its delivery', async () => {
  covers('payment.cash.flow', 'payment.cash.paid')

  const order = await cashOrder()
  expect(order).toMatchObject({
    ...{ status: 'processing', paymentDeadline: null, paymentPermalink: null },
    invoicePermalink: null,
  })
  const [email] = await emailsOf(order, 'Thank you for your order')
  expect(email?.text).toContain('Please have ฿1,080 ready in cash for the courier.')
  clock.advance(hour)
  await act(order, 'pack')
  clock.advance(hour)
  await parcel(order)
  expect(namesOf(await read(order))).toBe('placed packed sent (delivered) (paid)')
  clock.advance(day)
  await delivered(order)
  const paid = await read(order)
  expect(namesOf(paid)).toBe('placed packed sent delivered paid')
  expect(paid.invoicePermalink).toContain(`/invoice/${order.orderId}`)
  const { database } = cms.cms
  const rows = await database
    .select()
    .from(payments)
    .where(eq(payments.orderId, Number(order.orderId)))
  expect(rows).toMatchObject([{ amount: 108_000, purpose: 'order', chargeId: null }])
  await expect(act(order, 'refuse')).rejects.toMatchObject({ code: 'conflict' })
})

test('a parcel that is not accepted cancels its order by cash on delivery and returns its pieces', async () => {
  covers('payment.cash.refused')

  const stock = async () => {
    const [row] = await cms.cms.database.select().from(variations).where(eq(variations.id, 1))
    return row?.stock ?? 0
  }
  const before = await stock()
  const order = await cashOrder()
  expect(await stock()).toBe(before - 1)
  await act(order, 'pack')
  await parcel(order)
  await act(order, 'refuse')
  expect(await read(order)).toMatchObject({ status: 'cancelled' })
  expect(await stock()).toBe(before)
  expect(await emailsOf(order, 'Your order has been cancelled')).toHaveLength(1)
  await expect(delivered(order)).rejects.toMatchObject({ code: 'conflict' })
})

test('cash on delivery is for deliveries up to the total that the shop sets', async () => {
  covers('payment.cash.offered')

  const message = 'Cash on delivery is for orders that are delivered. Please choose another.'
  await expect(cashOrder({ shippingMethod: 'pick-up', expectedTotal: 1000 })).rejects.toThrow(
    message,
  )
  await addProduct(cms.cms.database, { id: 2, variations: [{ id: 2, stock: 9, price: 5001 }] })
  const tooMuch = { paymentMethod: 'cod', shippingMethod: 'standard', expectedTotal: 5001 }
  await expect(buy(shopper(), 2, tooMuch)).rejects.toThrow(
    'This payment method isn’t available for this total.',
  )
})

test('a step that was skipped is left out of the timeline', () => {
  const at = new Date('2026-11-22T03:00:00Z')
  const order = storedOrder({ status: 'completed', paidAt: at })
  expect(
    orderTimeline(order, [
      { orderId: order.id, event: 'order.completed', at },
      { orderId: order.id + 1, event: 'packing.started', at },
    ]).map(({ step }) => step),
  ).toEqual(['placed', 'paid', 'sent', 'delivered'])
})

test('carriers are known by their former and written names, and their links are https', () => {
  covers('orders.delivery.link')

  for (const [name, code] of [
    ['Kerry Express', 'kex'],
    ['KEX Express', 'kex'],
    ['J&T Express', 'jt'],
    ['thailand post', 'thailand-post'],
    ['EMS', 'thailand-post'],
    ['constructor', 'constructor'],
  ] as const)
    expect(carrierCode(name)).toBe(code)
  for (const code of Object.keys(carriers)) {
    const url = new URL(trackingUrl(code, 'A&B=1#2') ?? '')
    expect(url.protocol).toBe('https:')
    expect([...url.searchParams.values()]).toContain('A&B=1#2')
  }
  expect(carrierTitle('constructor')).toBe('constructor')
  expect(trackingUrl('constructor', '1')).toBeNull()
})
