import type { CustomerCoupon, PaymentEntry } from '@vitrine/contract/orders.ts'
import { covers } from '@vitrine/tests/support/clauses/covers.ts'
import { beforeAll, expect, test } from 'vitest'
import { coupons } from '#cms/database/schema/cart.ts'
import { endRefund, recordTransfer, refundOrder } from '#cms/staff/refunds.ts'
import { addProduct } from '#cms/tests/support/addProduct.ts'
import { buy, type OrderBody, type Problem, place } from '#cms/tests/support/checkout.ts'
import { createTestClock, minute } from '#cms/tests/support/clock.ts'
import { register } from '#cms/tests/support/customer.ts'
import { sharedCms } from '#cms/tests/support/sharedCms.ts'
import { createShopper, type Shopper } from '#cms/tests/support/shopper.ts'

const clock = createTestClock()
let nextId = 0

const coupon = { kind: 'fixed' as const, amount: 10_000, description: 'A treat' }

const cms = sharedCms({ clock })
beforeAll(async () => {
  await addProduct(cms.cms.database, { id: 1, variations: [{ id: 1, stock: 1000 }] })
  await cms.cms.database.insert(coupons).values([
    { ...coupon, code: 'ONCE', oncePerCustomer: true, listed: true, minimum: 50_000 },
    { ...coupon, code: 'FIRST', listed: true, firstOrder: true },
    { ...coupon, code: 'OVER', listed: true, expiresAt: clock.now() },
    { ...coupon, code: 'SECRET' },
  ])
})

async function newCustomer() {
  nextId += 1
  const browser = createShopper(cms.url)
  const email = `history${nextId}@example.com`
  await register(browser, { email, phoneNumber: `08980000${nextId + 10}` })
  return browser
}

const payments = async (browser: Shopper) =>
  (await browser.request<{ data: PaymentEntry[] }>('GET', '/api/v1/payments')).body.data
const couponsOf = async (browser: Shopper) =>
  (await browser.request<{ data: CustomerCoupon[] }>('GET', '/api/v1/coupons')).body.data
const transfer = (order: OrderBody, amount: number) =>
  recordTransfer(cms.cms, { id: order.orderId, amount }, () => {})

test('payments and refunds of own orders are listed, newest first', async () => {
  covers('account.payments.list', 'account.payments.own')

  const [browser, other] = [await newCustomer(), await newCustomer()]
  expect(await payments(browser)).toEqual([])
  const order = await buy(browser, 1)
  await transfer(order, 100_000)
  clock.advance(minute)
  const decision = { isDue: false, byHand: false, restocked: null, reason: undefined }
  const refund = { ...decision, id: order.orderId, amount: 25_050 }
  await refundOrder(cms.cms, refund, () => {})
  const shown = { orderId: order.orderId, methodTitle: order.paymentMethodTitle }
  const [pending, received] = await payments(browser)
  expect(pending).toMatchObject({ ...shown, kind: 'refund', status: 'pending', amount: 250.5 })
  expect(received).toEqual({
    ...shown,
    id: expect.stringMatching(/^payment-/),
    kind: 'payment',
    status: 'received',
    amount: 1000,
    date: '2026-11-21 09:30:00',
  })
  clock.advance(minute)
  const id = Number(pending?.id.replace('refund-', ''))
  await endRefund(cms.cms, { id, status: 'done', reason: undefined }, () => {})
  expect((await payments(browser))[0]).toMatchObject({
    status: 'done',
    date: '2026-11-21 09:32:00',
  })
  expect(await payments(other)).toEqual([])
})

test('a payment that the order could not take is listed as unusable', async () => {
  const browser = await newCustomer()
  const order = await buy(browser, 1)
  await transfer(order, 60_000)
  expect((await payments(browser)).map(({ status, amount }) => [status, amount])).toContainEqual([
    'unusable',
    600,
  ])
})

test('payments and coupons are closed to guests', async () => {
  covers('account.coupons.own', 'account.payments.own')

  for (const path of ['/api/v1/payments', '/api/v1/coupons']) {
    const { status, body } = await createShopper(cms.url).request<Problem>('GET', path)
    expect([status, body.code]).toEqual([401, 'unauthenticated'])
  }
})

test('a customer finds the listed coupons that are valid, and only their own used ones', async () => {
  covers(
    'account.coupons.available',
    'account.coupons.own',
    'account.coupons.secret',
    'account.coupons.used',
    'cart.coupons.first-order',
  )

  const [browser, other] = [await newCustomer(), await newCustomer()]
  const available = {
    code: 'ONCE',
    description: 'A treat',
    status: 'available',
    minimum: 500,
    expiresDate: null,
    orderId: null,
    discount: null,
    usedDate: null,
  }
  expect(await couponsOf(browser)).toEqual([
    { ...available, code: 'FIRST', minimum: null },
    available,
  ])
  await browser.request('POST', '/api/v1/cart', { body: { id: 1 } })
  for (const code of ['ONCE', 'SECRET'])
    await browser.request('POST', '/api/v1/cart/coupons', { body: { code } })
  const { status, body } = await place(browser, { expectedTotal: 800 })
  expect([status, body.message]).toEqual([201, undefined])
  const used = { description: 'A treat', status: 'used', orderId: body.orderId, discount: 100 }
  expect(await couponsOf(browser)).toMatchObject([
    { ...used, code: 'ONCE' },
    { ...used, code: 'SECRET' },
  ])
  expect((await couponsOf(other)).map(({ code }) => code)).toEqual(['FIRST', 'ONCE'])
  const late = { body: { code: 'FIRST' } }
  await browser.request('POST', '/api/v1/cart', { body: { id: 1 } })
  expect((await browser.request('POST', '/api/v1/cart/coupons', late)).body).toMatchObject({
    message: 'Coupon FIRST is only for a first order.',
  })
})
