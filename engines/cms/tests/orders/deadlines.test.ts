import { chargeLifetime } from '@vitrine/commerce/rules/chargeRules.ts'
import { covers } from '@vitrine/tests/support/clauses/covers.ts'
import { desc } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { outboxEmails } from '#cms/database/schema/orders.ts'
import { actOnOrder } from '#cms/staff/orders.ts'
import { addProduct } from '#cms/tests/support/addProduct.ts'
import { buy, type OrderBody, withKey } from '#cms/tests/support/checkout.ts'
import { createTestClock, minute } from '#cms/tests/support/clock.ts'
import { createShopper } from '#cms/tests/support/shopper.ts'
import { startCms, type TestCms } from '#cms/tests/support/testCms.ts'

let cms: TestCms

beforeAll(async () => {
  cms = await startCms({ clock: createTestClock() })
  await addProduct(cms.cms.database, { id: 1, variations: [{ id: 1, stock: 1000 }] })
})
afterAll(() => cms.close())

const shopper = () => createShopper(cms.url)

async function lastEmail(): Promise<string> {
  const [email] = await cms.cms.database
    .select()
    .from(outboxEmails)
    .orderBy(desc(outboxEmails.id))
    .limit(1)
  return JSON.stringify(email)
}

test('an unpaid order has its deadline, and a cancelled one has none', async () => {
  covers('payment.deadline.page')

  const guest = shopper()
  const order = await buy(guest, 1, { paymentMethod: 'omise_promptpay' })
  expect(order.paymentDeadline).toBe('2026-11-21 11:30:00')
  await actOnOrder(cms.cms, { id: order.orderId, action: 'cancel' }, () => {})
  const { body } = await guest.request<OrderBody>(
    'GET',
    withKey(`/api/v1/orders/${order.orderId}`, order),
  )
  expect([body.status, body.paymentDeadline ?? null]).toEqual(['cancelled', null])
})

test.each([
  ['bacs', 'Sunday, November 22, 9:30 am (Bangkok time)'],
  ['omise_promptpay', 'Saturday, November 21, 11:30 am (Bangkok time)'],
])('the email about a new order names its deadline: %s', async (paymentMethod, moment) => {
  covers('payment.deadline.email')

  await buy(shopper(), 1, { paymentMethod })
  const email = await lastEmail()
  expect(email).toContain(moment)
  expect(email).toMatch(/after that, the order is cancelled/i)
  const codeMinutes = `valid for ${chargeLifetime / minute} minutes`
  expect(email.includes(codeMinutes)).toBe(paymentMethod === 'omise_promptpay')
})
