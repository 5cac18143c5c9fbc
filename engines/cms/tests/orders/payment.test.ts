import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import {
  promptPayPayload,
  sandboxPromptPayId,
} from '@vitrine/commerce/payment/promptPayResponse.ts'
import { signatureHeader, signWebhook } from '@vitrine/commerce/payment/webhooks.ts'
import type { StaffAction } from '@vitrine/commerce/rules/transitions.ts'
import { BankAccounts, type PromptPay } from '@vitrine/contract/orders.ts'
import { phoneCopy } from '@vitrine/contract/phone.ts'
import { covers } from '@vitrine/tests/support/clauses/covers.ts'
import { and, eq } from 'drizzle-orm'
import jsqr from 'jsqr'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { runDue } from '#cms/app/background.ts'
import { variations } from '#cms/database/schema/catalog.ts'
import { charges, orderEvents, orders } from '#cms/database/schema/orders.ts'
import { actOnOrder, openCharge } from '#cms/staff/orders.ts'
import { addProduct } from '#cms/tests/support/addProduct.ts'
import { buy, type OrderBody, type Problem, withKey } from '#cms/tests/support/checkout.ts'
import { createTestClock, day, hour, minute } from '#cms/tests/support/clock.ts'
import { storedEmails } from '#cms/tests/support/emails.ts'
import { sharedCms } from '#cms/tests/support/sharedCms.ts'
import { createShopper } from '#cms/tests/support/shopper.ts'
import { sendSlip, slipImage } from '#cms/tests/support/slip.ts'

const clock = createTestClock()
const product = 1
const noEmail = { send: async () => Promise.reject(new Error('later')), close: () => {} }

const cms = sharedCms({ clock })
beforeAll(() =>
  addProduct(cms.cms.database, { id: product, variations: [{ id: product, stock: 1000 }] }),
)

const shopper = () => createShopper(cms.url)
const act = (order: OrderBody, action: StaffAction) =>
  actOnOrder(cms.cms, { id: order.orderId, action }, () => {})

const readOrder = async (order: OrderBody) =>
  (await shopper().request<OrderBody>('GET', withKey(`/api/v1/orders/${order.orderId}`, order)))
    .body

const readQr = (order: OrderBody) =>
  shopper().request<z.infer<typeof PromptPay> & Problem>(
    'GET',
    withKey(`/api/v1/checkout/payment/omise-promptpay/${order.orderId}`, order),
  )

const stock = async () => {
  const [row] = await cms.cms.database.select().from(variations).where(eq(variations.id, product))
  return row?.stock
}

/** Sends the webhook of a payment at the sandbox. */
function webhook(charge: { reference: string; amount: number }, status = 'successful') {
  const text = JSON.stringify({ charge: charge.reference, status, amount: charge.amount })
  const body = JSON.parse(text)
  const signature = signWebhook(cms.cms.secrets.webhooks, text, clock.now())
  return shopper().request<{ result: string } & Problem>('POST', '/api/v1/webhooks/payment', {
    body,
    headers: { [signatureHeader]: signature },
  })
}

const charge = (order: OrderBody) => openCharge(cms.cms, { id: order.orderId }, () => {})

test('the bank accounts have names, numbers and logos', async () => {
  covers('calls.payment.bank-accounts')

  const { body } = await shopper().request('GET', '/api/v1/confirm-payment/bank-accounts')
  const accounts = BankAccounts.parse(body)
  expect(accounts.length).toBeGreaterThan(2)
  for (const { bankLogo } of accounts)
    expect(bankLogo?.sizes.full.url).toMatch(/^data:image\/svg\+xml,/)
})

test('an order paid by transfer goes from slip to invoice with an email at each step', async () => {
  covers(
    'confirm-payment.second-slip',
    'confirm-payment.status',
    'orders.flow.complete',
    'orders.flow.slip',
  )

  const guest = shopper()
  const order = await buy(guest, product)
  const sent = await sendSlip(guest, order, { bytes: await slipImage('jpeg') })
  expect([sent.status, sent.body.message]).toEqual([200, 'Confirm payment submitted'])
  expect((await readOrder(order)).status).toBe('checking_payment')
  const again = await sendSlip(guest, order, { bytes: await slipImage('png') })
  expect([again.status, again.body.code]).toEqual([409, 'conflict'])
  await act(order, 'reject')
  expect((await readOrder(order)).status).toBe('on-hold')
  await sendSlip(guest, order, { bytes: await slipImage('png') })
  for (const [action, status] of [
    ['approve', 'processing'],
    ['pack', 'packing'],
    ['complete', 'completed'],
  ] as const) {
    await act(order, action)
    expect((await readOrder(order)).status).toBe(status)
  }
  await expect(act(order, 'pack')).rejects.toThrow('This step isn’t available for the order.')
  const { invoicePermalink } = await readOrder(order)
  const invoice = await guest.request<string>('GET', invoicePermalink ?? '')
  expect(invoice.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(invoice.body).toMatch(/No\. INV-2026-\d{6}/)
  expect(invoice.body).toContain('VAT 7% (included)')
  expect(invoice.body).toContain('tfoot tr:last-child > *')
  const emails = await storedEmails(cms, order.orderId)
  expect(emails.map(({ subject }) => subject.replace(/ \(.*/, ''))).toEqual([
    'Thank you for your order',
    'We’ve received your transfer slip',
    'We couldn’t match your transfer slip',
    'We’ve received your transfer slip',
    'We’ve received your payment',
    'Your order is being packed',
    'Your order is complete',
  ])
})

test.each([
  [{ phoneNumber: '' }, 'phoneNumber', 'Phone number is required'],
  [{ phoneNumber: '12' }, 'phoneNumber', phoneCopy.invalid],
  [{ order: '' }, 'order', 'Order is required'],
  [{ order: '12a' }, 'order', 'Order number must be a number'],
  [{ transferAmount: '' }, 'transferAmount', 'Transfer Amount is required'],
  [{ transferAmount: 'much' }, 'transferAmount', 'Transfer Amount must be a number'],
  [{ bank: '' }, 'bank', 'Bank transfer is required'],
  [{ bank: 'Bank of Nowhere' }, 'bank', 'Bank transfer is required'],
])('a payment confirmation with %o is rejected at %s', async (change, field, message) => {
  const bytes = await slipImage('png', 8, 8)
  const { status, body } = await sendSlip(shopper(), { orderId: '1' }, { bytes }, change)
  expect([status, body.fields?.[field]]).toEqual([422, message])
})

test('a payment confirmation without a slip or as JSON is rejected', async () => {
  covers('calls.payment.confirm-multipart', 'validation.confirm-payment.slip')

  const without = await sendSlip(shopper(), { orderId: '1' }, null)
  expect(without.body.fields).toEqual({ slip: 'Transfer slip is required' })
  const json = await shopper().request('POST', '/api/v1/confirm-payment', { body: {} })
  expect(json.status).toBe(415)
})

test('a QR code has the exact amount and is paid once by a signed webhook', async () => {
  covers('orders.flow.prompt-pay', 'payment.qr.amount')

  const guest = shopper()
  const order = await buy(guest, product, { paymentMethod: 'omise_promptpay' })
  expect(order.status).toBe('pending')
  const { body } = await readQr(order)
  expect(body).toMatchObject({ status: 'pending', expiresAt: '2026-11-21 09:45:00' })
  const png = Buffer.from(body.image?.split(',')[1] ?? '', 'base64')
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const scanned = jsqr.default(new Uint8ClampedArray(data), info.width, info.height)
  expect(scanned?.data).toBe(promptPayPayload(sandboxPromptPayId, 100_000))
  expect((await readQr(order)).body).toEqual(body)
  const open = await charge(order)
  const results = await Promise.all([webhook(open), webhook(open), webhook(open)])
  expect(results.map((response) => response.body.result).toSorted()).toEqual([
    'nothing',
    'nothing',
    'paid',
  ])
  expect((await readOrder(order)).status).toBe('processing')
  expect((await readQr(order)).body).toEqual({
    ...{ image: null, status: 'successful', expiresAt: null },
    payee: 'Vitrine Company Limited',
  })
})

test('concurrent first requests of a QR code create one charge', async () => {
  const order = await buy(shopper(), product, { paymentMethod: 'omise_promptpay' })
  const responses = await Promise.all(Array.from({ length: 20 }, () => readQr(order)))
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
  const chargeCount = await cms.cms.database.$count(
    charges,
    eq(charges.orderId, Number(order.orderId)),
  )
  expect(chargeCount).toBe(1)
})

test('a webhook that is unsigned, modified, old or of an unknown charge is rejected', async () => {
  const order = await buy(shopper(), product, { paymentMethod: 'omise_promptpay' })
  const open = await charge(order)
  const send = (body: unknown, signature: string) =>
    shopper().request('POST', '/api/v1/webhooks/payment', {
      body,
      headers: { [signatureHeader]: signature },
    })
  const body = { charge: open.reference, status: 'successful', amount: open.amount }
  const signed = (at: Date) => signWebhook(cms.cms.secrets.webhooks, JSON.stringify(body), at)
  expect((await send(body, '')).status).toBe(403)
  expect((await send({ ...body, amount: 1 }, signed(clock.now()))).status).toBe(403)
  expect((await send(body, signed(new Date(clock.now().getTime() - 10 * minute)))).status).toBe(403)
  expect((await webhook({ reference: 'sandbox_none', amount: 1 })).status).toBe(404)
  expect((await readOrder(order)).status).toBe('pending')
})

test('an expired QR code is reported once, and the next request creates a new one', async () => {
  covers('payment.expiry.once')

  const order = await buy(shopper(), product, { paymentMethod: 'omise_promptpay' })
  const first = await readQr(order)
  clock.advance(15 * minute)
  expect((await readQr(order)).body).toEqual({
    image: null,
    status: 'expired',
    expiresAt: first.body.expiresAt,
    payee: 'Vitrine Company Limited',
  })
  const renewed = await readQr(order)
  expect(renewed.body.status).toBe('pending')
  expect(renewed.body.expiresAt).not.toBe(first.body.expiresAt)
  const failed = await charge(order)
  expect((await webhook(failed, 'failed')).body.result).toBe('failed')
  expect((await readQr(order)).body.status).toBe('failed')
  expect((await readQr(order)).body.status).toBe('pending')
})

test('an order can be paid only by its payment method', async () => {
  const transfer = await buy(shopper(), product)
  expect((await readQr(transfer)).body.code).toBe('conflict')
  const qr = await buy(shopper(), product, { paymentMethod: 'omise_promptpay' })
  const sent = await sendSlip(shopper(), qr, { bytes: await slipImage('png') })
  expect(sent.body.code).toBe('conflict')
  expect(await readdir(join(cms.dataDirectory, 'slips'))).not.toContain(qr.orderId)
})

test('unpaid orders expire at their deadline and return their stock once', async () => {
  covers('orders.flow.expire')

  const before = await stock()
  const [transfer, qr] = [
    await buy(shopper(), product),
    await buy(shopper(), product, { paymentMethod: 'omise_promptpay' }),
  ]
  const checked = await buy(shopper(), product)
  await sendSlip(shopper(), checked, { bytes: await slipImage('png') })
  clock.advance(2 * hour - minute)
  await runDue(cms.cms, noEmail)
  expect((await readOrder(qr)).status).toBe('pending')
  clock.advance(minute)
  await Promise.all([runDue(cms.cms, noEmail), runDue(cms.cms, noEmail)])
  expect((await readOrder(qr)).status).toBe('cancelled')
  expect((await readOrder(transfer)).status).toBe('on-hold')
  clock.advance(22 * hour)
  await runDue(cms.cms, noEmail)
  expect((await readOrder(transfer)).status).toBe('cancelled')
  expect((await readOrder(checked)).status).toBe('checking_payment')
  await act(checked, 'reject')
  clock.advance(day - hour)
  await runDue(cms.cms, noEmail)
  expect((await readOrder(checked)).status).toBe('on-hold')
  clock.advance(hour)
  await runDue(cms.cms, noEmail)
  expect((await readOrder(checked)).status).toBe('cancelled')
  const remaining = await cms.cms.database.$count(orders, eq(orders.status, 'on-hold'))
  expect(remaining).toBe(0)
  expect(await stock()).toBeGreaterThanOrEqual(before ?? 0)
  const expired = await cms.cms.database
    .select()
    .from(orderEvents)
    .where(and(eq(orderEvents.event, 'order.expired'), eq(orderEvents.orderId, Number(qr.orderId))))
  expect(expired).toHaveLength(1)
})
