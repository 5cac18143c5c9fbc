import { eq } from 'drizzle-orm'
import jsqr from 'jsqr'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { runDue } from '#cms/background.ts'
import { charges } from '#cms/database/schema/orders.ts'
import { readEnvironment } from '#cms/environment.ts'
import { promptPayPayload } from '#cms/orders/payment/providers/promptPayCode.ts'
import type { PromptPay } from '#gateway/contracts/orders.ts'
import { addProduct } from '#tests/support/cms/addProduct.ts'
import { buy, type OrderBody, type Problem, withKey } from '#tests/support/cms/checkout.ts'
import { createTestClock, day, minute, second } from '#tests/support/cms/clock.ts'
import { createShopper } from '#tests/support/cms/shopper.ts'
import { startCms, type TestCms } from '#tests/support/cms/testCms.ts'
import { type OmiseStandIn, startOmise } from '#tests/support/standIns/omise.ts'

const clock = createTestClock()
let omise: OmiseStandIn
let cms: TestCms

beforeAll(async () => {
  omise = await startOmise()
  const environment = readEnvironment({
    NODE_ENV: 'test',
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

const shopper = () => createShopper(cms.url)
const newOrder = () => buy(shopper(), 1, { paymentMethod: 'omise_promptpay' })
const chargeOf = (order: OrderBody) =>
  omise.charges.findLast(({ metadata }) => metadata['order'] === order.orderId)

const readQr = (order: OrderBody) =>
  shopper().ask<z.infer<typeof PromptPay> & Problem>(
    'GET',
    withKey(`/api/v1/checkout/payment/omise-promptpay/${order.orderId}`, order),
  )

const statusOf = async (order: OrderBody) => {
  const path = withKey(`/api/v1/orders/${order.orderId}`, order)
  return (await shopper().ask<OrderBody>('GET', path)).body.status
}

const announce = (id: string, key = 'charge.complete') =>
  shopper().ask<{ result: string }>('POST', '/api/v1/webhooks/payment', {
    body: { object: 'event', key, data: { object: 'charge', id, status: 'successful' } },
  })

test("Omise's QR code is returned as a PNG for the exact amount in satang", async () => {
  const order = await newOrder()
  const { body } = await readQr(order)
  expect(body).toMatchObject({ status: 'pending', expiresAt: '2026-11-21 09:45:00' })
  expect(chargeOf(order)?.amount).toBe(100_000)
  const png = Buffer.from(body.image?.split(',')[1] ?? '', 'base64')
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const scanned = jsqr.default(new Uint8ClampedArray(data), info.width, info.height)
  expect(scanned?.data).toBe(promptPayPayload('0105500000000', 1000))
})

test('a webhook makes the CMS read the charge from Omise and ignores its own content', async () => {
  const order = await newOrder()
  await readQr(order)
  const charge = chargeOf(order)
  if (!charge) throw new Error('There is no charge')
  expect((await announce(charge.id)).body.result).toBe('nothing')
  expect(await statusOf(order)).toBe('pending')
  charge.status = 'successful'
  const answers = await Promise.all([announce(charge.id), announce(charge.id)])
  expect(answers.map(({ body }) => body.result).toSorted()).toEqual(['nothing', 'paid'])
  expect(await statusOf(order)).toBe('processing')
  expect((await announce('chrg_test_none')).body.result).toBe('nothing')
  expect((await announce(charge.id, 'customer.create')).body.result).toBe('nothing')
})

test('a payment without webhook is found when the order is read', async () => {
  const order = await newOrder()
  await readQr(order)
  const charge = chargeOf(order)
  if (!charge) throw new Error('There is no charge')
  charge.status = 'successful'
  clock.advance(11 * second)
  expect((await readQr(order)).body.status).toBe('successful')
  expect(await statusOf(order)).toBe('processing')
})

test('a paid order without webhook does not expire', async () => {
  const [paid, unpaid] = [await newOrder(), await newOrder()]
  for (const order of [paid, unpaid]) await readQr(order)
  const charge = chargeOf(paid)
  if (!charge) throw new Error('There is no charge')
  charge.status = 'successful'
  clock.advance(day)
  await runDue(cms.cms, { send: async () => {}, close: () => {} })
  expect([await statusOf(paid), await statusOf(unpaid)]).toEqual(['processing', 'cancelled'])
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
  expect((await announce(charge.id)).body.result).toBe('paid')
})
