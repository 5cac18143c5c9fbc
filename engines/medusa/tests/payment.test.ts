import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { formatBaht } from '@vitrine/commerce/satang.ts'
import { Order, PromptPay } from '@vitrine/contract/orders.ts'
import { purposeSecrets } from '@vitrine/contract/service/purposeSecrets.ts'
import postgres from 'postgres'
import sharp from 'sharp'
import { expect, inject, onTestFinished, test } from 'vitest'
import type { StaffWork } from '../engine/src/payments/desk.ts'
import { AdminApi } from './support/adminApi.ts'
import { stocked } from './support/buyable.ts'
import { checkoutForm, place, submit } from './support/checkoutForm.ts'
import {
  findOrderId,
  findPaymentId,
  openRefunds,
  readDesk,
  readSeenVersion,
  settleByHand,
} from './support/desk.ts'
import { emailsTo } from './support/emails.ts'
import { reportPayment } from './support/reportPayment.ts'
import { staffEmail } from './support/startAdapter.ts'
import { Visitor } from './support/visitor.ts'

const stack = inject('stack')
const { adapter } = stack
const bank = 'Kasikornbank'
const admin = await AdminApi.signIn(stack)
const dress = await stocked(admin, adapter, 'silk-slip-dress')

const background = { r: 240, g: 240, b: 240 }
const image = sharp({ create: { width: 300, height: 500, channels: 3, background } })
const slip = new Blob([new Uint8Array(await image.png().toBuffer())], { type: 'image/png' })

type Placed = Awaited<ReturnType<typeof place>>

async function read({ orderId, accessKey }: Placed): Promise<Order> {
  const headers = { 'x-order-key': accessKey ?? '' }
  const path = `/orders/${orderId}`
  const { body } = await new Visitor(adapter).send('GET', path, undefined, headers)
  return Order.parse(body)
}

function sendSlip(
  { orderId, accessKey, total }: Placed,
  { phone = '0898765432', file = slip } = {},
) {
  const form = new FormData()
  const transferAmount = String(total)
  const fields = { name: 'Mali Suk', phoneNumber: phone, order: orderId, transferAmount, bank }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('slip', file, 'slip.png')
  const headers = { 'x-order-key': accessKey ?? '' }
  return new Visitor(adapter).send('POST', '/confirm-payment', form, headers)
}

const medusaId = ({ orderId }: Placed) => findOrderId(admin, orderId)
const desk = ({ orderId }: Placed) => readDesk(admin, orderId)

const decide = async (placed: Placed, slipId: string | undefined, decision: string) =>
  admin.send('POST', `/slips/${slipId}/decision`, {
    ...{ decision, seen: await readSeenVersion(admin, placed.orderId) },
  })

test('a slip is checked by staff: a rejected one can be sent again, an approved one pays the order', async () => {
  const order = await place(new Visitor(adapter), dress)
  expect(await sendSlip(order)).toMatchObject({ status: 200 })
  expect((await read(order)).status).toBe('checking_payment')
  expect(await sendSlip(order)).toMatchObject({ status: 409, body: { code: 'conflict' } })
  const [first] = (await desk(order)).slips
  expect(first).toMatchObject({ status: 'waiting', bank, amount: order.total, name: 'Mali Suk' })
  await decide(order, first?.id, 'rejected')
  expect((await read(order)).status).toBe('on-hold')
  expect(await sendSlip(order)).toMatchObject({ status: 200 })
  const { slips } = await desk(order)
  await decide(order, slips.find(({ status }) => status === 'waiting')?.id, 'approved')
  const paid = await read(order)
  expect([paid.status, paid.paymentPermalink, paid.paymentDeadline]).toEqual([
    'processing',
    null,
    null,
  ])
  await expect(decide(order, slips[1]?.id, 'approved')).rejects.toThrow(/does not wait/)
  const done = (await desk(order)).staff.map(({ action, amount, by }) => [action, amount, by])
  expect(done.toSorted()).toEqual([
    ['Payment recorded', order.total, 'Staff'],
    ['Slip approved', order.total, 'Staff'],
    ['Slip rejected', order.total, 'Staff'],
  ])
})

test("Medusa's own button to capture a payment approves the slip that waits", async () => {
  const order = await place(new Visitor(adapter), dress)
  await sendSlip(order)
  const payment = await findPaymentId(admin, await medusaId(order))
  await admin.send('POST', `/payments/${payment}/capture`)
  await expect.poll(async () => (await desk(order)).slips[0]?.status).toBe('approved')
  const done = (await desk(order)).staff.map(({ action, by }) => [action, by])
  expect(done.toSorted()).toEqual([
    ['Payment recorded', 'Staff'],
    ['Slip approved', 'Staff'],
  ])
  expect((await read(order)).status).toBe('processing')
})

test('a slip needs the key or a phone number of the order, and must be an image', async () => {
  const order = await place(new Visitor(adapter), dress)
  const stranger = { ...order, accessKey: null }
  expect(await sendSlip(stranger)).toMatchObject({ status: 404 })
  const text = new Blob(['no picture'], { type: 'image/png' })
  expect(await sendSlip(order, { file: text })).toMatchObject({ status: 415 })
  expect(await sendSlip(stranger, { phone: '081 234 5678' })).toMatchObject({ status: 200 })
})

test('what staff do in Medusa moves the order: fulfil, send, refund', async () => {
  const order = await place(new Visitor(adapter), dress)
  await sendSlip(order)
  await decide(order, (await desk(order)).slips[0]?.id, 'approved')
  const id = await medusaId(order)
  const fields = 'fields=id,items.id,fulfillments.id,payment_collections.payments.id'
  const detail = () =>
    admin.send<{
      order: {
        items: { id: string }[]
        fulfillments: { id: string }[]
        payment_collections: { payments: { id: string }[] }[]
      }
    }>('GET', `/orders/${id}?${fields}`)
  const { order: before } = await detail()
  const items = before.items.map(({ id: line }) => ({ id: line, quantity: 1 }))
  await admin.send('POST', `/orders/${id}/fulfillments`, { items })
  expect((await read(order)).status).toBe('packing')
  const [parcel] = (await detail()).order.fulfillments
  const label = {
    tracking_number: 'TH0123456789',
    tracking_url: 'https://track.thailandpost.co.th/?trackNumber=TH0123456789',
    label_url: '',
  }
  const shipment = { items, labels: [label] }
  await admin.send('POST', `/orders/${id}/fulfillments/${parcel?.id}/shipments`, shipment)
  const sent = await read(order)
  expect([sent.status, sent.shipments?.[0]?.trackingNumber]).toEqual(['completed', 'TH0123456789'])
  expect(sent.timeline?.filter(({ date }) => date).map(({ step }) => step)).toEqual([
    ...['placed', 'paid', 'packed', 'sent'],
  ])
  const [payment] = before.payment_collections.flatMap(({ payments }) => payments)
  await admin.send('POST', `/payments/${payment?.id}/refund`, { amount: order.total })
  const [open] = await openRefunds(admin, order.orderId)
  expect(open).toMatchObject({ method: 'hand', purpose: 'order', amount: order.total })
  const requested = await read(order)
  expect([requested.status, requested.refunds?.[0]?.status]).toEqual(['completed', 'requested'])
  if (open) await settleByHand(admin, open)
  const refunded = await read(order)
  expect([refunded.status, refunded.refunds?.[0]?.amount]).toEqual(['refunded', order.total])
})

async function promptPay({ orderId, accessKey }: Placed) {
  const headers = { 'x-order-key': accessKey ?? '' }
  const path = `/checkout/payment/omise-promptpay/${orderId}`
  return PromptPay.parse((await new Visitor(adapter).send('GET', path, undefined, headers)).body)
}

const report = (reference: string, total: number, isSigned?: boolean) =>
  reportPayment(stack, adapter, { reference, total, isSigned })

test('a transfer of more than the total pays the order, and any other goes back by hand', async () => {
  const [order, cancelled, checked] = [
    await place(new Visitor(adapter), dress),
    await place(new Visitor(adapter), dress),
    await place(new Visitor(adapter), dress),
  ]
  const transfer = async (placed: Placed, amount: number, changes: object = {}) => {
    const body = { amount, seen: await readSeenVersion(admin, placed.orderId), ...changes }
    return admin.send('POST', `/orders/${await medusaId(placed)}/transfers`, body)
  }
  const open = (placed: Placed) => openRefunds(admin, placed.orderId)
  expect(await transfer(order, order.total + 10.5)).toEqual({ outcome: 'paid' })
  expect((await read(order)).status).toBe('processing')
  expect(await open(order)).toMatchObject([{ amount: 10.5, purpose: 'mismatched', method: 'hand' }])
  await expect(transfer(order, order.total, { seen: undefined })).rejects.toThrow(/seen: the/)
  await expect(transfer(order, order.total)).rejects.toThrow(/booked for this order already/)
  // Two members of staff at once, of whom each has seen the same.
  const another = { isAnother: true, seen: await readSeenVersion(admin, order.orderId) }
  const both = await Promise.allSettled([1, 2].map(() => transfer(order, order.total, another)))
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect((await open(order)).map(({ purpose }) => purpose)).toEqual(['mismatched', 'duplicate'])

  const key = { 'x-order-key': cancelled.accessKey ?? '' }
  await new Visitor(adapter).send('PUT', `/orders/${cancelled.orderId}/cancel`, undefined, key)
  expect(await transfer(cancelled, cancelled.total)).toEqual({ outcome: 'returned' })
  expect(await open(cancelled)).toMatchObject([{ amount: cancelled.total, purpose: 'late' }])

  await sendSlip(checked)
  expect(await transfer(checked, checked.total - 1)).toEqual({ outcome: 'returned' })
  const { status, refunds } = await read(checked)
  expect([status, refunds?.map((refund) => [refund.amount, refund.status, refund.reason])]).toEqual(
    ['on-hold', [[checked.total - 1, 'requested', 'payment']]],
  )
  await expect(transfer(checked, -1)).rejects.toThrow(/amount: baht/)
})

test('the books are wrong once a transfer is booked twice for one slip', async () => {
  const sql = postgres(stack.databaseUrl, { max: 1, onnotice: () => {} })
  onTestFinished(() => sql.end())
  const order = await place(new Visitor(adapter), dress)
  await sendSlip(order)
  const [sent] = (await desk(order)).slips
  await decide(order, sent?.id, 'approved')
  const wrong = async () => {
    const { SHOP_SECRET } = JSON.parse(
      await readFile(join(stack.dataDirectory, 'secrets.json'), 'utf8'),
    )
    const headers = { 'x-shop-secret': purposeSecrets(SHOP_SECRET, 'engine')[0] }
    const response = await fetch(`${stack.engine}/shop/books`, { headers })
    return (await response.json()).wrong.map(String)
  }
  expect(await wrong()).not.toContain(order.orderId)
  // As if the same transfer had been recorded once more, without the guard.
  const [booked] = await sql`insert into shop_refund (order_id, slip_id, amount, purpose, method)
    values (${await medusaId(order)}, ${sent?.id ?? null}, ${order.total}, 'duplicate', 'hand')
    returning id`
  expect(await wrong()).toContain(order.orderId)
  await sql`delete from shop_refund where id = ${booked?.['id']}`
  expect(await wrong()).not.toContain(order.orderId)
})

test('PromptPay shows one QR code, and its webhook pays the order once', async () => {
  const order = await place(new Visitor(adapter), dress, { paymentMethod: 'omise_promptpay' })
  expect(order.status).toBe('pending')
  const [shown, again] = [await promptPay(order), await promptPay(order)]
  expect([shown.status, shown.image?.slice(0, 15)]).toEqual(['pending', 'data:image/png;'])
  expect(again).toEqual(shown)
  const { reference = '' } = (await desk(order)).charges[0] ?? {}
  expect(await report(reference, order.total, false)).toMatchObject({ status: 403 })
  expect(await report(reference, order.total)).toMatchObject({ result: 'received' })
  expect(await report(reference, order.total)).toMatchObject({ result: 'nothing' })
  expect((await promptPay(order)).status).toBe('successful')
  expect((await read(order)).status).toBe('processing')
})

test('a payment of another sum than the order does not pay it', async () => {
  const order = await place(new Visitor(adapter), dress, { paymentMethod: 'omise_promptpay' })
  await promptPay(order)
  const { reference = '' } = (await desk(order)).charges[0] ?? {}
  expect(await report(reference, order.total - 1)).toMatchObject({ result: 'mismatched' })
  expect((await read(order)).status).toBe('pending')
  await expect
    .poll(async () => (await read(order)).refunds, { timeout: 60_000 })
    .toMatchObject([{ amount: order.total - 1, status: 'done', reason: 'payment' }])
})

/** Runs with another price of the dress in Medusa, in baht. */
async function withPrice(amount: number, run: () => Promise<void>) {
  const path = `/products/${dress.id}/variants/${dress.variantId}`
  const setPrice = (price: number) =>
    admin.send('POST', path, { prices: [{ amount: price, currency_code: 'thb' }] })
  await setPrice(amount)
  try {
    await run()
  } finally {
    await setPrice(dress.regularPrice)
  }
}

test.each([
  ['a percentage that is not whole baht', 1290, 15, 1176],
  ['a percentage below half a baht', 1290, 12, 1215],
  ['a price with satang', 1290.5, 0, 1370],
])(
  'the charge, the capture and the invoice are one amount with %s',
  async (_, price, percent, total) => {
    const code = `ROUND${randomUUID().slice(0, 8).toUpperCase()}`
    if (percent > 0)
      await admin.send('POST', '/promotions', {
        ...{ code, type: 'standard', status: 'active', is_tax_inclusive: true },
        application_method: {
          ...{ type: 'percentage', target_type: 'items', allocation: 'across' },
          ...{ value: percent, currency_code: 'thb' },
        },
      })
    await withPrice(price, async () => {
      const visitor = new Visitor(adapter)
      await visitor.cart('POST', '/cart', { ...dress, quantity: 1 })
      if (percent > 0) await visitor.cart('POST', '/cart/coupons', { code })
      const { totals } = await visitor.cart('GET', '/cart')
      expect(totals.totalPrice).toBe(total)
      const { body } = await submit(visitor, { paymentMethod: 'omise_promptpay' })
      const order = Order.parse(body)
      await promptPay(order)
      const [charge] = (await desk(order)).charges
      expect([order.total, charge?.amount]).toEqual([total, total])
      expect(await report(charge?.reference ?? '', total)).toMatchObject({ result: 'received' })
      const fields = 'fields=payment_collections.payments.captures.amount'
      const { order: captured } = await admin.send<{
        order: { payment_collections: { payments: { captures: { amount: number }[] }[] }[] }
      }>('GET', `/orders/${await medusaId(order)}?${fields}`)
      expect(captured.payment_collections[0]?.payments[0]?.captures).toMatchObject([
        { amount: total },
      ])
      const invoice = await fetch(`${adapter}/invoice/${order.orderId}?key=${order.accessKey}`)
      const page = await invoice.text()
      expect(page).toContain(formatBaht(total * 100))
      const [row] = await query<{ amount: string }>(
        (sql) => sql`select amount from shop_tax_document
        where order_id = (select order_id from shop_order where number = ${Number(order.orderId)})`,
      )
      expect(Number(row?.amount)).toBe(total * 100)
    })
  },
)

async function query<Row extends object>(
  statement: (sql: postgres.Sql) => postgres.PendingQuery<Row[]>,
): Promise<readonly Row[]> {
  const sql = postgres(stack.databaseUrl, { max: 1 })
  try {
    return await statement(sql)
  } finally {
    await sql.end()
  }
}

test('an order that is not paid in time is cancelled, and one whose slip is not checked in time', async () => {
  const order = await place(new Visitor(adapter), dress)
  const email = `${randomUUID()}@example.com`
  const billing = { ...checkoutForm(0).billing, email }
  const [checked, waiting] = [
    await place(new Visitor(adapter), dress, { billing }),
    await place(new Visitor(adapter), dress),
  ]
  for (const order of [checked, waiting])
    expect(await sendSlip(order)).toMatchObject({ status: 200 })
  await query(
    (sql) => sql`update shop_slip set held_until = now() - interval '1 second'
      where order_id = (select order_id from shop_order where number = ${Number(checked.orderId)})`,
  )
  const [held] = await query<{ hours: string }>(
    (sql) => sql`select extract(epoch from held_until - created_at) / 3600 as hours from shop_slip
      where order_id = (select order_id from shop_order where number = ${Number(waiting.orderId)})`,
  )
  expect(Number(held?.hours)).toBeCloseTo(72, 1)
  await query(
    (sql) => sql`update shop_order set payment_deadline = now() - interval '1 minute'
      where number = ${Number(order.orderId)}`,
  )
  const status = async () => (await read(order)).status
  await expect.poll(status, { timeout: 150_000, interval: 3000 }).toBe('cancelled')
  await expect
    .poll(async () => (await read(checked)).status, { timeout: 60_000, interval: 3000 })
    .toBe('cancelled')
  expect((await read(waiting)).status).toBe('checking_payment')
  await expect
    .poll(async () => (await emailsTo(stack, email)).map(({ source }) => source).join(), {
      timeout: 60_000,
    })
    .toContain('confirm your transfer in time')
})

test('staff get one email that lists pending slips and refunds, with links into the admin', async () => {
  const sql = postgres(stack.databaseUrl, { max: 1, onnotice: () => {} })
  onTestFinished(() => sql.end())
  const first = await place(new Visitor(adapter), dress)
  const second = await place(new Visitor(adapter), dress)
  await sendSlip(first)
  await sendSlip(second)
  const [id, otherId] = [await medusaId(first), await medusaId(second)]
  const work = await admin.send<StaffWork>('GET', '/shop-work')
  const waiting = work.slips.find(({ orderId }) => orderId === id)
  expect(waiting).toMatchObject({ amount: first.total, total: first.total })
  expect(waiting?.usedFor).toContain(Number(second.orderId))

  const before = (await emailsTo(stack, staffEmail)).length
  // As if the last email were of yesterday.
  for (const table of ['shop_slip', 'shop_refund'])
    await sql`update ${sql(table)} set notified_at = null`
  const link = `${stack.engine}/app/orders/${id}`
  const listing = async () =>
    (await emailsTo(stack, staffEmail)).slice(before).filter(({ source }) => source.includes(link))
  // The engine looks each minute.
  await expect.poll(async () => (await listing()).length, { timeout: 150_000 }).toBe(1)
  const [email] = await listing()
  expect(email?.subject).toMatch(/transfer slips? to check/)
  expect(email?.source).toContain(`/app/orders/${otherId}`)
  const [{ count } = { count: 0 }] = await sql<{ count: number }[]>`
    select count(*)::int from shop_slip where status = 'waiting' and notified_at is null`
  expect(count).toBe(0)

  const [slip] = (await desk(first)).slips
  await decide(first, slip?.id, 'approved')
  const left = await admin.send<StaffWork>('GET', '/shop-work')
  expect(left.slips.map(({ orderId }) => orderId)).not.toContain(id)
})
