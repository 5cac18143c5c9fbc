import { randomUUID } from 'node:crypto'
import { Order, OrderAgain } from '@vitrine/contract/orders.ts'
import { expect, inject, test } from 'vitest'
import type { StaffWork } from '../engine/src/payments/desk.ts'
import { AdminApi } from './support/adminApi.ts'
import { stocked } from './support/buyable.ts'
import { checkoutForm, place, submit } from './support/checkoutForm.ts'
import { password, register } from './support/customer.ts'
import {
  findOrderId,
  openRefunds,
  readDesk,
  readSeenVersion,
  settleByHand,
} from './support/desk.ts'
import { emailsTo } from './support/emails.ts'
import { payByPromptPay } from './support/payByPromptPay.ts'
import { readVariantStock } from './support/readVariantStock.ts'
import { sendOrder } from './support/sendOrder.ts'
import { Visitor } from './support/visitor.ts'

const stack = inject('stack')
const { adapter } = stack
const admin = await AdminApi.signIn(stack)
const dress = await stocked(admin, adapter, 'silk-slip-dress')
const tote = await stocked(admin, adapter, 'atelier-tote')

/** A paid order of two dresses and a tote, of a customer. */
async function paidOrder() {
  const { visitor } = await register(adapter)
  const email = `buyer-${randomUUID()}@example.com`
  for (const [{ id, variation }, quantity] of [[dress, 2] as const, [tote, 1] as const])
    await visitor.cart('POST', '/cart', { id, variation, quantity })
  const billing = { ...checkoutForm(0).billing, email }
  const { body } = await submit(visitor, { billing, paymentMethod: 'omise_promptpay' })
  const order = Order.parse(body)
  const unpaid = await visitor.send('POST', `/orders/${order.orderId}/again`)
  const paymentId = await payByPromptPay(stack, admin, visitor, order)
  const read = () => visitor.read(Order, `/orders/${order.orderId}`)
  return { visitor, order, email, paymentId, unpaid, read }
}

test('the pieces of a paid order are put into the bag again, as far as they are sold', async () => {
  const { visitor, order, unpaid } = await paidOrder()
  expect(unpaid).toMatchObject({ status: 409, body: { code: 'conflict' } })
  const again = async () =>
    OrderAgain.parse((await visitor.send('POST', `/orders/${order.orderId}/again`)).body)
  const stock = await readVariantStock(admin, tote.variantId)
  await stock.setFree(0)
  const partly = await again()
  await stock.setFree(100)
  expect([partly.added, partly.cart.itemCount]).toEqual([2, 2])
  expect(partly.unavailable).toMatchObject([
    { quantity: 1, variationAttributes: expect.any(Array) },
  ])
  for (const _ of ['adds the tote', 'adds nothing more']) {
    const { added, cart, unavailable } = await again()
    expect([added, cart.itemCount, unavailable]).toEqual([3, 3, []])
  }
  const stranger = await new Visitor(adapter).send('POST', `/orders/${order.orderId}/again`)
  expect(stranger.status).toBe(401)
})

test('a sent order is returned in Medusa: staff approve, reject and receive it', async () => {
  const { visitor, order, email, paymentId, read } = await paidOrder()
  const refundAccount = { bank: 'KBank', accountName: 'Mali Suk', accountNumber: '0123456789' }
  const request = (items: object[], key: string = randomUUID()) =>
    visitor.send(
      'POST',
      `/orders/${order.orderId}/returns`,
      { items, refundAccount },
      { 'idempotency-key': key },
    )
  const accounts = async () =>
    (await readDesk(admin, order.orderId)).entered.filter(({ name }) => /^Account/.test(name))
  const lineOf = (from: Order) => from.orderItems.find(({ quantity }) => quantity === 2)?.line
  const [faulty, small] = ['faulty', 'too_small'].map((reason) => (quantity: number) => [
    { line: lineOf(order), quantity, reason },
  ])
  expect(await request(faulty?.(1) ?? [])).toMatchObject({ status: 409 })
  await sendOrder(admin, order.orderId)
  const sent = await read()
  expect(sent.returnableUntil).toBeTruthy()
  expect(sent.orderItems.map(({ returnable }) => returnable).toSorted()).toEqual([1, 2])
  const key = randomUUID()
  for (const _ of ['requests', 'repeats'])
    expect((await request(small?.(1) ?? [], key)).status).toBe(201)
  const requested = await read()
  expect(requested.returns).toMatchObject([
    { status: 'requested', label: null, items: [{ quantity: 1, reason: 'too_small' }] },
  ])
  expect(await request(faulty?.(2) ?? [])).toMatchObject({ status: 409 })
  expect(await request([{ line: 'unknown', quantity: 1, reason: 'faulty' }])).toMatchObject({
    status: 422,
  })
  await request(faulty?.(1) ?? [])
  const [first, second] = (await readDesk(admin, order.orderId)).returns
  expect(await accounts()).toHaveLength(2)
  const decide = async (id: string | undefined, decision: string) => {
    const seen = await readSeenVersion(admin, order.orderId)
    const body = { decision, note: `It is ${decision}.`, seen }
    return admin.send('POST', `/shop-returns/${id}/decision`, body)
  }
  await decide(first?.id, 'approved')
  await decide(second?.id, 'rejected')
  await expect(decide(second?.id, 'approved')).rejects.toThrow(/does not wait/)
  expect(await accounts()).toMatchObject([{ value: 'KBank 0123456789, Mali Suk' }])
  const decided = await read()
  expect(decided.returns?.map(({ status, note }) => [status, note])).toEqual([
    ['approved', 'It is approved.'],
    ['rejected', 'It is rejected.'],
  ])
  expect(decided.returns?.[0]?.label).toHaveLength(3)
  const returnable = decided.orderItems.find(({ line }) => line === lineOf(order))?.returnable
  expect(returnable).toBe(1)
  await receive(first?.id ?? '', lineOf(order) ?? '')
  expect((await read()).returns?.[0]?.status).toBe('received')
  expect((await read()).total).toBe(order.total)
  const done = (await readDesk(admin, order.orderId)).staff.map(({ action, by }) => [action, by])
  expect(done).toEqual([
    ['Parcel packed', 'Staff'],
    ['Parcel sent', 'Staff'],
    ['Return approved', 'Staff'],
    ['Return rejected', 'Staff'],
    ['Return received', 'Staff'],
  ])
  await expect
    .poll(async () => subjects(email, order), { timeout: 60_000 })
    .toEqual(
      [
        ...['We can’t accept your return', 'We’ve received your payment'],
        ...['We’ve received your return request', 'We’ve received your return request'],
        ...['We’ve sent your order', 'Thank you for your order', 'Your order is being packed'],
        'Your return is approved',
      ].toSorted(),
    )
  const confirmation = (await emailsTo(stack, email)).find(({ subject }) =>
    subject.startsWith('Thank you for your order'),
  )
  expect(confirmation?.source).toMatch(/(Deliver to|Collection):\n/)
  // Two transfers for a paid order are returned by hand. The account stays until the return is refunded too.
  const path = `/orders/${await findOrderId(admin, order.orderId)}/transfers`
  for (const amount of [10, 20])
    await admin.send('POST', path, {
      ...{ amount, isAnother: true, seen: await readSeenVersion(admin, order.orderId) },
    })
  const due = await openRefunds(admin, order.orderId)
  expect(due).toHaveLength(2)
  for (const refund of due) {
    expect(await accounts()).toHaveLength(1)
    await settleByHand(admin, refund)
  }
  expect(await accounts()).toHaveLength(1)
  const arrived = async () =>
    (await admin.send<StaffWork>('GET', '/shop-work')).returns.filter(
      ({ number, isArrived }) => isArrived && String(number) === order.orderId,
    )
  expect(await arrived()).toHaveLength(1)
  expect(await visitor.send('POST', '/profile/delete', { password })).toMatchObject({ status: 409 })
  await admin.send('POST', `/payments/${paymentId}/refund`, { amount: 100 })
  expect(await arrived()).toEqual([])
  await expect.poll(accounts, { timeout: 60_000 }).toEqual([])
})

/** Receives the piece of a return, as staff do in Medusa's own section. */
async function receive(returnId: string, line: string) {
  await admin.send('POST', `/returns/${returnId}/receive`, {})
  const items = [{ id: line, quantity: 1 }]
  await admin.send('POST', `/returns/${returnId}/receive-items`, { items })
  await admin.send('POST', `/returns/${returnId}/receive/confirm`, {})
}

/** The subjects of the emails about an order, in the order of the alphabet. */
const subjects = async (email: string, { orderId }: Order) =>
  (await emailsTo(stack, email))
    .map(({ subject }) => subject.replace(` (order ${orderId})`, ''))
    .toSorted()

/** Changes the buyer of an order in Medusa's admin. */
async function renameBuyer(email: string, name: string) {
  const path = '/orders?order=-created_at&limit=50&fields=id,email,*billing_address'
  const { orders } = await admin.send<{
    orders: { id: string; email: string; billing_address: Record<string, unknown> }[]
  }>('GET', path)
  const { id, billing_address: address } = orders.find((order) => order.email === email) ?? {}
  const { first_name: _, last_name, address_1, city, country_code, postal_code } = address ?? {}
  const changed = { first_name: name, last_name, address_1, city, country_code, postal_code }
  await admin.send('POST', `/orders/${id}`, { billing_address: changed })
}

test('the invoice has a number once the order is paid, and a credit note for each refund', async () => {
  const visitor = new Visitor(adapter)
  const email = `invoice-${randomUUID()}@example.com`
  const billing = { ...checkoutForm(0).billing, email }
  const order = await place(visitor, dress, { billing, paymentMethod: 'omise_promptpay' })
  const open = (key = order.accessKey ?? '') =>
    fetch(`${adapter}/invoice/${order.orderId}?key=${key}`)
  expect(order.invoicePermalink).toBeNull()
  expect((await open()).status).toBe(409)
  const paymentId = await payByPromptPay(stack, admin, visitor, order)
  expect((await open('forged')).status).toBe(404)
  const response = await open()
  expect(response.headers.get('content-type')).toContain('text/html')
  expect(response.headers.get('cache-control')).toContain('no-store')
  const page = await response.text()
  expect(page).toMatch(/INV-\d{4}-\d{6}/)
  expect(page).toContain('Mali Suk')
  expect(page).not.toContain('Credit note')
  await renameBuyer(email, 'Changed')
  expect(await (await open()).text()).toBe(page)
  await admin.send('POST', `/payments/${paymentId}/refund`, { amount: 107 })
  const invoice = async () => (await open()).text()
  await expect.poll(invoice, { timeout: 60_000 }).toMatch(/CN-\d{4}-\d{6}/)
  const credited = await invoice()
  expect(credited).toContain('฿7')
  expect(await (await open()).text()).toBe(credited)
})
