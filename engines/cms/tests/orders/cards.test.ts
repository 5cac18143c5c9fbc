import {
  type OmiseStandIn,
  startOmise,
  testCards,
} from '@vitrine/commerce/payment/omiseSandbox/startOmise.ts'
import { redirectSources } from '@vitrine/commerce/rules/redirectSources.ts'
import type { CardPayment, RedirectPayment } from '@vitrine/contract/orders.ts'
import { covers } from '@vitrine/tests/support/clauses/covers.ts'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { z } from 'zod'
import { runDue } from '#cms/app/background.ts'
import { readEnvironment } from '#cms/core/environment.ts'
import { charges, orders } from '#cms/database/schema/orders.ts'
import { addProduct } from '#cms/tests/support/addProduct.ts'
import { buy, type OrderBody, type Problem, withKey } from '#cms/tests/support/checkout.ts'
import { createTestClock, minute, second } from '#cms/tests/support/clock.ts'
import { createShopper, inThai } from '#cms/tests/support/shopper.ts'
import { startCms, type TestCms } from '#cms/tests/support/testCms.ts'

const clock = createTestClock()
let omise: OmiseStandIn
let cms: TestCms

beforeAll(async () => {
  omise = await startOmise()
  omise.now = clock.now
  const environment = readEnvironment({
    NODE_ENV: 'test',
    SITE_URL: 'https://shop.example',
    OMISE_SECRET_KEY: omise.secretKey,
    OMISE_PUBLIC_KEY: omise.publicKey,
    OMISE_URL: omise.url,
    OMISE_JS_URL: `${omise.url}/omise.js`,
    OMISE_METHODS: 'mobile_banking, installments',
    MAX_OPEN_ORDERS: '0',
    MAX_OPEN_ORDERS_PER_NETWORK: '0',
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
  Object.assign(omise, { isSecure: false, webhookUrl: '' })
  await cms.cms.payments.settled()
})

const shopper = () => createShopper(cms.url)
const newOrder = () => buy(shopper(), 1, { paymentMethod: 'omise' })
const path = (order: OrderBody) => withKey(`/api/v1/checkout/payment/omise/${order.orderId}`, order)
type Payment = z.infer<typeof CardPayment> & Problem
const read = async (order: OrderBody) => (await shopper().request<Payment>('GET', path(order))).body
const pay = async (order: OrderBody, token = omise.createToken()) =>
  (await shopper().request<Payment>('POST', path(order), { body: { token } })).body
const statusOf = async (order: OrderBody) =>
  (await shopper().request<OrderBody>('GET', withKey(`/api/v1/orders/${order.orderId}`, order)))
    .body.status
const chargesOf = (order: OrderBody) =>
  omise.charges.filter(({ metadata }) => metadata['order'] === order.orderId)
const runTasks = () => runDue(cms.cms, { send: async () => {}, close: () => {} })

/** Gives the shopper's decision at the bank, and returns the URL to which the bank leads back. */
async function answerBank(authorizeUri: string | null | undefined, answer: 'confirm' | 'decline') {
  const body = new URLSearchParams({ answer })
  const response = await fetch(authorizeUri ?? '', { method: 'POST', body, redirect: 'manual' })
  return response.headers.get('location')
}

test('cards are offered with both keys of Omise only, and an order by card is rejected without them', async () => {
  covers('payment.card.offered')

  const { body } = await shopper().request<{ paymentMethods: { id: string }[] }>(
    'GET',
    '/api/v1/checkout',
  )
  expect(body.paymentMethods.map(({ id }) => id)).toEqual([
    ...['omise_promptpay', 'omise', 'omise_mobilebanking', 'omise_installment', 'bacs', 'cod'],
  ])
  const environment = readEnvironment({ NODE_ENV: 'test', OMISE_SECRET_KEY: omise.secretKey })
  const without = await startCms({ environment, clock })
  await addProduct(without.cms.database, { id: 1, variations: [{ id: 1, stock: 1 }] })
  const rejected = buy(createShopper(without.url), 1, { paymentMethod: 'omise' })
  await expect(rejected).rejects.toThrow('Please choose a payment method')
  await without.close()
})

const redirectPath = (order: OrderBody) => path(order).replace('/omise/', '/omise-redirect/')
const readRedirect = async (order: OrderBody) =>
  (await shopper().request<z.infer<typeof RedirectPayment>>('GET', redirectPath(order))).body
const choose = (order: OrderBody, source: string) =>
  shopper().request<z.infer<typeof RedirectPayment> & Problem>('POST', redirectPath(order), {
    body: { source },
  })

test('an order is paid in the app of a bank, once, also after a first attempt that failed', async () => {
  covers('payment.redirect.once', 'payment.redirect.return', 'payment.redirect.offered')

  const order = await buy(shopper(), 1, { paymentMethod: 'mobile_banking' })
  expect(order).toMatchObject({ status: 'pending', paymentMethod: 'omise_mobilebanking' })
  const { status, sources } = await readRedirect(order)
  expect(status).toBe('due')
  expect(sources.map(({ id }) => id)).toContain('mobile_banking_kbank')
  const unknown = await choose(order, 'mobile_banking_none')
  expect(unknown.body.fields).toEqual({ source: 'Please choose how to pay' })
  const first = (await choose(order, 'mobile_banking_kbank')).body
  expect(first.status).toBe('pending')
  const again = (await choose(order, 'mobile_banking_scb')).body
  expect(again.authorizeUri).toBe(first.authorizeUri)
  expect(chargesOf(order)).toHaveLength(1)
  await answerBank(first.authorizeUri, 'decline')
  clock.advance(second)
  expect(await readRedirect(order)).toMatchObject({
    status: 'failed',
    message: 'The payment wasn’t completed. Please try again or choose another.',
  })
  const { body } = await choose(order, 'mobile_banking_scb')
  const back = await answerBank(body.authorizeUri, 'confirm')
  expect(back).toBe(`https://shop.example/checkout/order-received/${order.orderId}`)
  clock.advance(second)
  expect(await readRedirect(order)).toMatchObject({ status: 'successful' })
  expect(await statusOf(order)).toBe('processing')
  expect(chargesOf(order).map(({ amount }) => amount)).toEqual([100_000, 100_000])
  expect((await choose(await newOrder(), 'mobile_banking_scb')).status).toBe(409)
})

test('a lost response to a payment in an app is found again before another is started', async () => {
  covers('payment.redirect.once')

  const order = await buy(shopper(), 1, { paymentMethod: 'omise_mobilebanking' })
  omise.losesResponses = true
  const lost = choose(order, 'mobile_banking_bbl')
  await vi.waitFor(() => expect(chargesOf(order)).toHaveLength(1))
  omise.recover()
  expect((await lost).body.status).toBe('pending')
  clock.advance(minute)
  const redirect = await readRedirect(order)
  expect(redirect.authorizeUri).toContain(chargesOf(order)[0]?.id)
})

test('instalments are offered for months that the provider accepts, and are sent with their number', async () => {
  covers('payment.redirect.months')

  const offered = redirectSources('omise_installment', 300_000).map(({ id }) => id)
  expect(offered).toContain('installment_kbank:6')
  expect(offered).not.toContain('installment_kbank:10')
  expect(redirectSources('omise_installment', 500_000).map(({ id }) => id)).toContain(
    'installment_kbank:10',
  )
  await addProduct(cms.cms.database, { id: 3, variations: [{ id: 3, stock: 9, price: 6000 }] })
  const order = await buy(inThai(shopper()), 3, {
    paymentMethod: 'omise_installment',
    expectedTotal: 6000,
  })
  const { body } = await choose(order, 'installment_scb:6')
  expect(body).toMatchObject({ status: 'pending' })
  // The bank leads back to a page in the language of the order.
  const back = await answerBank(body.authorizeUri, 'confirm')
  expect(back).toBe(`https://shop.example/th/checkout/order-received/${order.orderId}`)
})

test('a card without 3-D Secure pays the order at once, for the exact amount in satang', async () => {
  const order = await newOrder()
  expect(order.paymentPermalink).toBe(`/checkout/card/${order.orderId}?key=${order.accessKey}`)
  expect(await read(order)).toEqual({
    status: 'due',
    authorizeUri: null,
    message: null,
    publicKey: omise.publicKey,
    scriptUrl: `${omise.url}/omise.js`,
  })
  expect(await pay(order)).toMatchObject({ status: 'successful', authorizeUri: null })
  expect(chargesOf(order)).toMatchObject([{ amount: 100_000, status: 'successful' }])
  expect(await statusOf(order)).toBe('processing')
})

test('a card with 3-D Secure is confirmed at the bank, and paid when the shopper returns, without webhook', async () => {
  omise.isSecure = true
  const order = await newOrder()
  const pending = await pay(order)
  expect(pending).toMatchObject({ status: 'pending', authorizeUri: expect.stringMatching(/^http/) })
  expect(await statusOf(order)).toBe('pending')
  const back = await answerBank(pending.authorizeUri, 'confirm')
  covers('security.secrets.return-uri')
  expect(back).toBe(`https://shop.example/checkout/order-received/${order.orderId}`)
  clock.advance(20 * second)
  expect((await read(order)).status).toBe('successful')
  expect(await statusOf(order)).toBe('processing')
})

test('after ten failed cards of an order, or thirty of its range of addresses, no card is charged for a day', async () => {
  covers('payment.card.limit')

  const { database } = cms.cms
  const tooMany = { code: 'conflict', message: expect.stringContaining('try again tomorrow') }
  const [order, nearby, elsewhere] = [await newOrder(), await newOrder(), await newOrder()]
  for (let failed = 0; failed < 10; failed += 1)
    expect(await pay(order, omise.createToken(testCards.withoutFunds))).toMatchObject({
      status: 'failed',
    })
  expect(await pay(order)).toMatchObject(tooMany)
  expect(chargesOf(order)).toHaveLength(10)

  for (const placed of [order, nearby])
    await database
      .update(orders)
      .set({ network: '203.0.113.0/24' })
      .where(eq(orders.id, Number(placed.orderId)))
  const [failed] = await database
    .select()
    .from(charges)
    .where(eq(charges.orderId, Number(order.orderId)))
  const copies = Array.from({ length: 20 }, (_, index) => ({
    ...(failed ?? expect.fail()),
    ...{ id: `copy-${index}`, reference: null, nextCheckAt: null },
  }))
  await database.insert(charges).values(copies)
  expect(await pay(nearby)).toMatchObject(tooMany)
  expect((await pay(elsewhere)).status).toBe('successful')
  clock.advance(61 * minute)
  expect(await pay(nearby)).toMatchObject(tooMany)
  await database
    .update(charges)
    .set({ createdAt: new Date(clock.now().getTime() - 24 * 60 * minute), nextCheckAt: null })
    .where(eq(charges.status, 'failed'))
  expect((await pay(nearby)).status).toBe('successful')
})

test('a webhook pays the order of a card whose shopper does not return from the bank', async () => {
  omise.isSecure = true
  omise.webhookUrl = `${cms.url}/api/v1/webhooks/payment`
  const order = await newOrder()
  await answerBank((await pay(order)).authorizeUri, 'confirm')
  expect(await statusOf(order)).toBe('processing')
})

test('the schedule pays the order of a card whose shopper does not return and whose webhook is lost', async () => {
  omise.isSecure = true
  const order = await newOrder()
  await answerBank((await pay(order)).authorizeUri, 'confirm')
  clock.advance(10 * second)
  await runTasks()
  expect(await statusOf(order)).toBe('processing')
})

test('a second press or a second tab charges no card while the first payment is pending', async () => {
  covers('payment.card.once')

  omise.isSecure = true
  const order = await newOrder()
  const [first, second] = await Promise.all([pay(order), pay(order)])
  expect([first.status, second.status]).toEqual(['pending', 'pending'])
  const third = await pay(order)
  expect(third.authorizeUri).toBe(chargesOf(order)[0]?.authorize_uri)
  expect(chargesOf(order)).toHaveLength(1)
})

test('a payment that the bank declines can be repeated with another card', async () => {
  omise.isSecure = true
  const order = await newOrder()
  await answerBank((await pay(order)).authorizeUri, 'decline')
  clock.advance(2 * second)
  expect(await read(order)).toMatchObject({
    status: 'failed',
    authorizeUri: null,
    message: expect.stringContaining('declined'),
  })
  omise.isSecure = false
  expect((await pay(order)).status).toBe('successful')
})

test('a card without funds says so, and a token that was used before charges nothing', async () => {
  const order = await newOrder()
  expect(await pay(order, omise.createToken(testCards.withoutFunds))).toMatchObject({
    status: 'failed',
    message: expect.stringContaining('insufficient funds'),
  })
  const other = await newOrder()
  const token = omise.createToken()
  expect((await pay(other, token)).status).toBe('successful')
  expect((await pay(order, token)).status).toBe('failed')
  expect(await statusOf(order)).toBe('pending')
})

test('a charge whose response was lost is found by our id before any other card is charged', async () => {
  covers('payment.card.unknown')

  const order = await newOrder()
  omise.losesResponses = true
  const paying = pay(order)
  await vi.waitFor(() => expect(chargesOf(order)).toHaveLength(1))
  omise.recover()
  expect((await paying).status).toBe('pending')
  expect((await pay(order)).status).toBe('successful')
  expect(chargesOf(order)).toHaveLength(1)
  expect(await statusOf(order)).toBe('processing')
})

test('a charge whose response was lost is found by schedule, with the page of the bank', async () => {
  const order = await newOrder()
  Object.assign(omise, { isSecure: true, losesResponses: true })
  const paying = pay(order)
  await vi.waitFor(() => expect(chargesOf(order)).toHaveLength(1))
  omise.recover()
  await paying
  clock.advance(10 * second)
  await runTasks()
  expect(await read(order)).toMatchObject({
    status: 'pending',
    authorizeUri: chargesOf(order)[0]?.authorize_uri,
  })
})

test('a charge that never reached Omise fails after a minute, and the order can be paid again', async () => {
  const order = await newOrder()
  omise.isDown = true
  expect((await pay(order)).status).toBe('pending')
  omise.isDown = false
  expect((await pay(order)).status, 'it may still arrive').toBe('pending')
  clock.advance(minute)
  await runTasks()
  expect((await read(order)).status).toBe('failed')
  expect((await pay(order)).status).toBe('successful')
  expect(chargesOf(order)).toHaveLength(1)
})

test('a payment that is not confirmed in time can be repeated, and money for both is a refund that is due', async () => {
  omise.isSecure = true
  const order = await newOrder()
  const first = await pay(order)
  clock.advance(15 * minute)
  expect(await read(order)).toMatchObject({
    status: 'expired',
    message: expect.stringContaining('didn’t confirm'),
  })
  omise.isSecure = false
  expect((await pay(order)).status).toBe('successful')
  await answerBank(first.authorizeUri, 'confirm')
  clock.advance(60 * minute)
  await runTasks()
  const stored = await cms.cms.database
    .select()
    .from(charges)
    .where(eq(charges.orderId, Number(order.orderId)))
  expect(stored.map(({ status, refundDue }) => [status, refundDue]).toSorted()).toEqual([
    ['successful', false],
    ['successful', true],
  ])
})

test("another visitor's order is not found, one by another method is a conflict, and a malformed token is invalid", async () => {
  const order = await newOrder()
  const stranger = await shopper().request<Problem>('POST', path({ ...order, accessKey: 'x' }), {
    body: { token: omise.createToken() },
  })
  expect(stranger.body.code).toBe('not_found')
  const byTransfer = await buy(shopper(), 1)
  expect((await pay(byTransfer)).code).toBe('conflict')
  expect((await read(byTransfer)).code).toBe('conflict')
  expect((await pay(order, '4242424242424242')).code).toBe('invalid')
  expect(chargesOf(order)).toEqual([])
})
