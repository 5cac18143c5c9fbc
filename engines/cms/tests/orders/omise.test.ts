import { type OmiseStandIn, startOmise } from '@vitrine/commerce/payment/omiseSandbox/startOmise.ts'
import { promptPayPayload } from '@vitrine/commerce/payment/promptPayResponse.ts'
import { SingleFlight } from '@vitrine/commerce/singleFlight.ts'
import type { PromptPay } from '@vitrine/contract/orders.ts'
import { covers } from '@vitrine/tests/support/clauses/covers.ts'
import { eq, inArray } from 'drizzle-orm'
import jsqr from 'jsqr'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { z } from 'zod'
import { runDue } from '#cms/app/background.ts'
import { charges } from '#cms/database/schema/orders.ts'
import { checkDueCharges } from '#cms/orders/payment/chargeChecks.ts'
import { addProduct } from '#cms/tests/support/addProduct.ts'
import { buy, type OrderBody, type Problem, withKey } from '#cms/tests/support/checkout.ts'
import { createTestClock, day, minute, second } from '#cms/tests/support/clock.ts'
import { createShopper } from '#cms/tests/support/shopper.ts'
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
  await addProduct(cms.cms.database, { id: 1, variations: [{ id: 1, stock: 100 }] })
})
afterAll(async () => {
  await cms.close()
  await omise.close()
})

afterEach(async () => {
  omise.recover()
  await cms.cms.payments.settled()
})

const shopper = () => createShopper(cms.url)
const newOrder = () => buy(shopper(), 1, { paymentMethod: 'omise_promptpay' })
const chargeOf = (order: OrderBody) =>
  omise.charges.findLast(({ metadata }) => metadata['order'] === order.orderId)

const readQr = (order: OrderBody) =>
  shopper().request<z.infer<typeof PromptPay> & Problem>(
    'GET',
    withKey(`/api/v1/checkout/payment/omise-promptpay/${order.orderId}`, order),
  )

const statusOf = async (order: OrderBody) => {
  const path = withKey(`/api/v1/orders/${order.orderId}`, order)
  return (await shopper().request<OrderBody>('GET', path)).body.status
}

const sendWebhook = (id: string, key = 'charge.complete') =>
  shopper().request<{ result: string }>('POST', '/api/v1/webhooks/payment', {
    body: {
      object: 'event',
      key,
      data: {
        ...{ object: 'charge', id, status: 'successful' },
        metadata: omise.charges.find((charge) => charge.id === id)?.metadata,
      },
    },
  })

test("Omise's QR code is returned as a PNG for the exact amount in satang", async () => {
  covers('payment.qr.amount')

  const order = await newOrder()
  const { body } = await readQr(order)
  expect(body).toMatchObject({ status: 'pending', expiresAt: '2026-11-21 09:45:00' })
  expect(chargeOf(order)?.amount).toBe(100_000)
  const png = Buffer.from(body.image?.split(',')[1] ?? '', 'base64')
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const scanned = jsqr.default(new Uint8ClampedArray(data), info.width, info.height)
  expect(scanned?.data).toBe(promptPayPayload('0105500000000', 1000))
})

test('two processes that find the same charges due check each once', async () => {
  const orders = [await newOrder(), await newOrder(), await newOrder()]
  for (const order of orders) await readQr(order)
  const { database } = cms.cms
  await database.update(charges).set({ nextCheckAt: null })
  await database
    .update(charges)
    .set({ nextCheckAt: clock.now(), checkedAt: null })
    .where(
      inArray(
        charges.orderId,
        orders.map(({ orderId }) => Number(orderId)),
      ),
    )
  const before = omise.reads
  const processes = [cms.cms, { ...cms.cms, payments: new SingleFlight() }]
  const checked = await Promise.all(
    processes.map((process) => checkDueCharges(process, clock.now())),
  )
  expect(checked.reduce((sum, number) => sum + number, 0)).toBe(3)
  expect(omise.reads - before).toBe(3)
})

test('a webhook makes the CMS read the charge from Omise and ignores its own content', async () => {
  const order = await newOrder()
  await readQr(order)
  const charge = chargeOf(order)
  if (!charge) throw new Error('There is no charge')
  expect((await sendWebhook(charge.id)).body.result).toBe('nothing')
  expect(await statusOf(order)).toBe('pending')
  charge.status = 'successful'
  const responses = await Promise.all([sendWebhook(charge.id), sendWebhook(charge.id)])
  expect(responses.map(({ body }) => body.result).toSorted()).toEqual(['nothing', 'paid'])
  expect(await statusOf(order)).toBe('processing')
  covers('security.webhooks.known')
  const before = omise.reads
  for (const id of ['chrg_test_none', '', '../refunds', charge.id.toUpperCase()])
    expect((await sendWebhook(id)).body.result).toBe('nothing')
  expect(omise.reads).toBe(before)
  expect((await sendWebhook(charge.id, 'customer.create')).body.result).toBe('nothing')
})

/** An order with a QR code that was paid, of which no webhook arrives. */
async function paidWithoutWebhook() {
  const order = await newOrder()
  await readQr(order)
  const charge = chargeOf(order)
  if (!charge) throw new Error('There is no charge')
  charge.status = 'successful'
  return { order, charge }
}

const runTasks = () => runDue(cms.cms, { send: async () => {}, close: () => {} })

const cancel = (order: OrderBody) =>
  shopper().request<Problem>('PUT', withKey(`/api/v1/orders/${order.orderId}/cancel`, order))

test('a payment without webhook is found in the background while the order is read', async () => {
  covers('payment.check.background')

  const { order } = await paidWithoutWebhook()
  clock.advance(11 * second)
  await vi.waitFor(async () => expect((await readQr(order)).body.status).toBe('successful'))
  expect(await statusOf(order)).toBe('processing')
})

test('a payment without webhook is found by schedule when the order is not read, also after a restart', async () => {
  covers('payment.check.schedule')

  const { order } = await paidWithoutWebhook()
  await runTasks()
  expect(await statusOf(order)).toBe('pending')
  clock.advance(10 * second)
  // The schedule is stored: nothing of it is in the memory of the process that created the charge.
  expect(cms.cms.payments.size).toBe(0)
  await runTasks()
  expect(await statusOf(order)).toBe('processing')
})

test('money for an expired code pays an order that still awaits it, without webhook', async () => {
  covers('payment.expiry.late-money')

  const order = await newOrder()
  await readQr(order)
  clock.advance(16 * minute)
  expect((await readQr(order)).body.status).toBe('expired')
  const charge = chargeOf(order)
  if (!charge) throw new Error('There is no charge')
  charge.status = 'successful'
  clock.advance(60 * minute)
  await runTasks()
  expect(await statusOf(order)).toBe('processing')
})

test('a code that was paid in its last second is checked at the deadline, however recently it was checked', async () => {
  covers('payment.check.before-end')

  const order = await newOrder()
  await readQr(order)
  clock.advance(15 * minute - second)
  await readQr(order)
  await cms.cms.payments.settled()
  const charge = chargeOf(order)
  if (!charge) throw new Error('There is no charge')
  charge.status = 'successful'
  clock.advance(second)
  expect((await readQr(order)).body.status).toBe('successful')
})

test('an expired code is neither ended nor replaced while Omise hangs, and is ended afterwards', async () => {
  const { order, charge } = await paidWithoutWebhook()
  charge.status = 'expired'
  clock.advance(15 * minute)
  omise.isHanging = true
  for (let time = 0; time < 2; time += 1)
    expect((await readQr(order)).body).toMatchObject({ status: 'pending', image: null })
  expect(omise.charges.filter(({ metadata }) => metadata['order'] === order.orderId)).toHaveLength(
    1,
  )
  omise.recover()
  await cms.cms.payments.settled()
  expect((await readQr(order)).body.status).toBe('expired')
  expect((await readQr(order)).body).toMatchObject({ status: 'pending', image: expect.any(String) })
})

test('while Omise hangs, the code is shown from the record, and one request is in flight for each charge', async () => {
  covers('payment.check.bounded')

  const order = await newOrder()
  const { body } = await readQr(order)
  clock.advance(11 * second)
  omise.isHanging = true
  const before = omise.reads
  for (let time = 0; time < 5; time += 1) expect((await readQr(order)).body).toEqual(body)
  expect(omise.reads - before).toBe(1)
})

test('a code that Omise is slow to create follows with a later response', async () => {
  covers('payment.check.stored-first')

  const order = await newOrder()
  omise.isHanging = true
  expect((await readQr(order)).body).toMatchObject({ status: 'pending', image: null })
  const isOfOrder = eq(charges.orderId, Number(order.orderId))
  expect(await cms.cms.database.select().from(charges).where(isOfOrder)).toMatchObject([
    { status: 'creating', reference: null },
  ])
  omise.recover()
  await cms.cms.payments.settled()
  expect((await readQr(order)).body).toMatchObject({ status: 'pending', image: expect.any(String) })
})

test('an order that was paid a second ago cannot be cancelled', async () => {
  covers('payment.check.before-end')

  const { order } = await paidWithoutWebhook()
  const response = await cancel(order)
  expect([response.status, response.body.code]).toEqual([409, 'conflict'])
  expect(await statusOf(order)).toBe('processing')
})

test('money for a cancelled order is found without webhook and recorded as a refund that is due', async () => {
  covers('payment.expiry.refund-due')

  const order = await newOrder()
  await readQr(order)
  expect((await cancel(order)).status).toBe(200)
  const charge = chargeOf(order)
  if (!charge) throw new Error('There is no charge')
  charge.status = 'successful'
  clock.advance(10 * second)
  await runTasks()
  const [stored] = await cms.cms.database
    .select()
    .from(charges)
    .where(eq(charges.orderId, Number(order.orderId)))
  expect(stored).toMatchObject({ status: 'successful', refundDue: true, nextCheckAt: null })
})

test('a paid order without webhook does not expire', async () => {
  covers('payment.check.before-end')

  const { order: paid } = await paidWithoutWebhook()
  const unpaid = await newOrder()
  await readQr(unpaid)
  clock.advance(day)
  await runTasks()
  expect([await statusOf(paid), await statusOf(unpaid)]).toEqual(['processing', 'cancelled'])
})

test('an order does not expire while Omise cannot say whether it is paid', async () => {
  covers('payment.check.unavailable')

  const { order } = await paidWithoutWebhook()
  const without = await newOrder()
  omise.isDown = true
  clock.advance(day)
  await runTasks()
  expect([await statusOf(order), await statusOf(without)]).toEqual(['pending', 'cancelled'])
  const reads = omise.reads
  await runTasks()
  expect(omise.reads, 'repeated after 30 seconds only').toBe(reads)
  omise.isDown = false
  clock.advance(30 * second)
  await runTasks()
  expect(await statusOf(order)).toBe('processing')
})

test('the QR code fails while Omise is down and succeeds afterwards', async () => {
  const order = await newOrder()
  omise.isDown = true
  const failed = await readQr(order)
  expect([failed.status, failed.body.code]).toEqual([500, 'internal'])
  omise.isDown = false
  expect((await readQr(order)).body.status).toBe('pending')
})

test('a lost response of Omise is recovered with the same idempotency key', async () => {
  const order = await newOrder()
  await readQr(order)
  await cms.cms.database
    .update(charges)
    .set({ status: 'creating', reference: null, image: null })
    .where(eq(charges.orderId, Number(order.orderId)))
  expect((await readQr(order)).body).toMatchObject({ status: 'pending', image: null })
  clock.advance(minute)
  expect((await readQr(order)).body.image).toMatch(/^data:image\/png/)
  const made = omise.charges.filter(({ metadata }) => metadata['order'] === order.orderId)
  expect(made).toHaveLength(1)
})

test('a payment for a charge with a lost response is matched by our id', async () => {
  const order = await newOrder()
  await readQr(order)
  await cms.cms.database
    .update(charges)
    .set({ status: 'creating', reference: null, image: null })
    .where(eq(charges.orderId, Number(order.orderId)))
  const charge = chargeOf(order)
  if (!charge) throw new Error('There is no charge')
  charge.status = 'successful'
  expect((await sendWebhook(charge.id)).body.result).toBe('paid')
})
