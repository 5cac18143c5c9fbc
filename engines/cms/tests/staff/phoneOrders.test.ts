import { randomUUID } from 'node:crypto'
import type { StaffOrder } from '@vitrine/commerce/staff/orders.ts'
import type { PhoneOrderQuote } from '@vitrine/commerce/staff/phoneOrders.ts'
import { covers } from '@vitrine/tests/support/clauses/covers.ts'
import { beforeAll, expect, test } from 'vitest'
import { carts } from '#cms/database/schema/cart.ts'
import { orders, outboxEmails } from '#cms/database/schema/orders.ts'
import { addProduct } from '#cms/tests/support/addProduct.ts'
import { address, type Problem } from '#cms/tests/support/checkout.ts'
import { createTestClock } from '#cms/tests/support/clock.ts'
import {
  callOperation as call,
  enterAsOwner,
  inviteToOffice,
  sendOperation as send,
} from '#cms/tests/support/officeStaff.ts'
import { sharedCms } from '#cms/tests/support/sharedCms.ts'
import type { Shopper } from '#cms/tests/support/shopper.ts'

const clock = createTestClock()
let manager: Shopper
let staff: Shopper

const cms = sharedCms({ clock })
beforeAll(async () => {
  const { database } = cms.cms
  await addProduct(database, { id: 1, name: 'Silk scarf', variations: [{ id: 1, stock: 3 }] })
  await addProduct(database, {
    ...{ id: 2, name: 'Slip dress', options: { size: ['s', 'm'] } },
    variations: [
      { id: 21, terms: { size: 's' }, stock: 5 },
      { id: 22, terms: { size: 'm' }, stock: 5 },
    ],
  })
  manager = await enterAsOwner(cms)
  staff = await inviteToOffice(cms, manager, 'nok', 'staff')
})

const lines = [
  { sku: 'SKU-1', quantity: 1 },
  { sku: 'SKU-22', quantity: 2 },
]

/** An order by phone of the lines above, with the given changes. */
const form = (changes: Record<string, unknown> = {}) => ({
  ...{ lines, language: 'th', key: randomUUID() },
  ...{ billing: address, shipping: { ...address, email: null } },
  ...{ shippingMethod: 'standard', paymentMethod: 'bacs', note: null, expectedTotal: 3000 },
  ...changes,
})

const count = () => cms.cms.database.$count(orders)

test('an order by phone is quoted and placed with the rules of the checkout, by the member of staff', async () => {
  covers('orders.staff.phone')

  const quote = await call<PhoneOrderQuote>(staff, 'quoteOrder', {
    ...{ lines, shippingMethod: 'standard' },
  })
  expect(quote).toMatchObject({ itemsTotal: 3000, discount: 0, total: 3000 })
  expect(quote.shippingMethods.map(({ id }) => id)).toContain('pick-up')
  expect(quote.paymentMethods.map(({ id }) => id)).toContain('bacs')
  expect(await cms.cms.database.$count(carts)).toBe(0)

  const { order: id } = await call<{ order: string }>(staff, 'placeOrder', form())
  const order = await call<StaffOrder>(staff, 'order', { id })
  expect(order).toMatchObject({ status: 'on-hold', isAccount: false, total: 300_000 })
  expect(order.lines).toMatchObject([
    { sku: 'SKU-22', quantity: 2, choices: [{ value: 'M' }] },
    { sku: 'SKU-1', quantity: 1 },
  ])
  expect(order.history).toMatchObject([{ event: 'order.placed', who: 'nok' }])
  expect(await cms.cms.database.$count(carts)).toBe(0)
  const emails = await cms.cms.database.select().from(outboxEmails)
  expect(
    emails.some(({ subject, recipient }) => subject.includes(id) && recipient === address.email),
  ).toBe(true)
})

test('one press places one order, also when it is sent twice at the same time', async () => {
  covers('orders.staff.phone', 'security.staff.once')

  const before = await count()
  const body = form({ lines: [{ sku: 'SKU-21', quantity: 1 }], expectedTotal: 1080 })
  const sent = await Promise.all([
    call<{ order: string }>(staff, 'placeOrder', body),
    call<{ order: string }>(staff, 'placeOrder', body),
  ])
  expect(new Set(sent.map(({ order }) => order)).size).toBe(1)
  expect(await count()).toBe(before + 1)
})

test.each([
  [{ lines: [{ sku: 'NONE', quantity: 1 }] }, { lines: 'There is no variation NONE.' }],
  [{ lines: [] }, { lines: expect.any(String) }],
  [{ billing: { ...address, phone: '12' } }, { 'billing.phone': expect.any(String) }],
  [{ coupon: 'NOPE' }, { code: expect.any(String) }],
])('%j is rejected as the checkout rejects it, and nothing is stored', async (changes, fields) => {
  covers('orders.staff.phone')

  const before = await count()
  const { status, body } = await send<Problem>(staff, 'placeOrder', form(changes))
  expect(status).toBe(422)
  expect(body.fields).toMatchObject(fields)
  expect(await count()).toBe(before)
  expect(await cms.cms.database.$count(carts)).toBe(0)
})

test('an order by phone of more pieces than are left, or for another total, is rejected', async () => {
  covers('orders.staff.phone')

  const tooMany = form({ lines: [{ sku: 'SKU-1', quantity: 9 }], expectedTotal: 9000 })
  expect((await send<Problem>(staff, 'placeOrder', tooMany)).body.code).toBe('out_of_stock')
  const other = await send<Problem>(staff, 'placeOrder', form({ expectedTotal: 1 }))
  expect(other.status).toBe(409)
})

test('an editor places no orders', async () => {
  covers('security.staff.roles')

  const editor = await inviteToOffice(cms, manager, 'fah', 'editor')
  for (const operation of ['quoteOrder', 'placeOrder'])
    expect((await send(editor, operation, form())).status).toBe(403)
})
