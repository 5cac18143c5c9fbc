import { phoneCopy, toE164 } from '@vitrine/contract/phone.ts'
import { covers } from '@vitrine/tests/support/clauses/covers.ts'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { orders, slips } from '#cms/database/schema/orders.ts'
import { addProduct } from '#cms/tests/support/addProduct.ts'
import { address, buy, type OrderBody, place } from '#cms/tests/support/checkout.ts'
import { createTestClock } from '#cms/tests/support/clock.ts'
import { sharedCms } from '#cms/tests/support/sharedCms.ts'
import { createShopper } from '#cms/tests/support/shopper.ts'
import { sendSlip, slipImage } from '#cms/tests/support/slip.ts'

const cms = sharedCms({ clock: createTestClock() })
beforeAll(() => addProduct(cms.cms.database, { id: 1, variations: [{ id: 1, stock: 1000 }] }))

const shopper = () => createShopper(cms.url)

let orderCount = 0

/** An order of a new guest with this phone number. */
function buyWith(phone: string): Promise<OrderBody> {
  orderCount += 1
  const contact = { ...address, phone, email: `phone${orderCount}@example.com` }
  return buy(shopper(), 1, { billing: contact, shipping: contact })
}

/** Gives an order the phone number of a version that did not check it. */
const setPhone = ({ orderId }: OrderBody, phone: string) =>
  cms.cms.database
    .update(orders)
    .set({
      billing: sql`jsonb_set(${orders.billing}, '{phone}', to_jsonb(${phone}::text))`,
      shipping: sql`jsonb_set(${orders.shipping}, '{phone}', to_jsonb(${phone}::text))`,
    })
    .where(eq(orders.id, Number(orderId)))

const slip = async () => ({ bytes: await slipImage('png', 8, 8) })

test.each([
  ['081 234 5678', 'TH', '+66812345678'],
  ['+66 81-234-5678', 'TH', '+66812345678'],
  ['0066 81 234 5678', 'TH', null],
  ['๐๘๑ ๒๓๔ ๕๖๗๘', 'TH', '+66812345678'],
  ['02 658 1234', 'TH', '+6626581234'],
  ['+65 9123 4567', 'TH', '+6591234567'],
  ['9123 4567', 'SG', '+6591234567'],
  ['081 234 5678', 'unknown', '+66812345678'],
  ['abc', 'TH', null],
  ['081 234 5678 ext. 9', 'TH', null],
  ['081 234 567', 'TH', null],
  ['', 'TH', null],
  ['\u202e', 'TH', null],
])('the phone number “%s” in %s is %s', (text, country, number) => {
  expect(toE164(text, country)).toBe(number)
})

test.each([
  ['12', phoneCopy.invalid],
  ['abc', phoneCopy.invalid],
  ['02 658 1234 ext. 9', 'Please leave out the extension of the phone number'],
  ['02 658 1234 ต่อ 9', 'Please leave out the extension of the phone number'],
  ['02-658-1234 x9', 'Please leave out the extension of the phone number'],
])('an order with the phone number “%s” is rejected at its field', async (phone, message) => {
  covers('validation.checkout.one-name', 'validation.forms.phone-extension')

  const guest = shopper()
  await guest.request('POST', '/api/v1/cart', { body: { id: 1 } })
  const { status, body } = await place(guest, { shipping: { ...address, lastName: '', phone } })
  expect([status, body.fields]).toEqual([422, { 'shipping.phone': message }])
})

test('an order has its phone numbers as E.164, and a slip may spell them otherwise', async () => {
  covers('confirm-payment.phone-format')

  const order = await buyWith('081-765 4321')
  expect([order.billing.phone, order.shipping.phone]).toEqual(['+66817654321', '+66817654321'])
  const other = await sendSlip(shopper(), order, await slip(), { phoneNumber: '081 765 4322' })
  expect(other.status).toBe(404)
  const sent = await sendSlip(shopper(), order, await slip(), { phoneNumber: '+66 81 765 4321' })
  expect(sent.status).toBe(200)
  const [stored] = await cms.cms.database
    .select()
    .from(slips)
    .where(eq(slips.orderId, Number(order.orderId)))
  expect(stored?.phoneNumber).toBe('+66817654321')
})

test('numbers of two countries with the same last nine digits differ', async () => {
  const order = await buyWith('+44 20 7946 0958')
  const thai = await sendSlip(shopper(), order, await slip(), { phoneNumber: '+66 2 079 46095' })
  expect(thai.status).toBe(422)
  const german = await sendSlip(shopper(), order, await slip(), { phoneNumber: '+49 2079460958' })
  expect(german.status).toBe(404)
})

test('a phone number that was stored as it was typed still matches', async () => {
  const order = await buyWith('081 000 0001')
  await setPhone(order, '081-000 0001')
  const sent = await sendSlip(shopper(), order, await slip(), { phoneNumber: '+66810000001' })
  expect(sent.status).toBe(200)
})

test('an order whose phone number cannot be matched is paid with its key', async () => {
  covers('confirm-payment.key')

  const order = await buyWith('081 000 0002')
  await setPhone(order, 'call me')
  const without = await sendSlip(shopper(), order, await slip())
  expect(without.status).toBe(404)
  const otherKey = (await buyWith('081 000 0003')).accessKey ?? ''
  const foreign = await sendSlip(shopper(), order, await slip(), {}, otherKey)
  expect(foreign.text).toBe(without.text)
  const sent = await sendSlip(shopper(), order, await slip(), {}, order.accessKey ?? '')
  expect(sent.status).toBe(200)
})

test("the payment link of a guest's transfer carries its key", async () => {
  const order = await buyWith('081 000 0004')
  expect(order.paymentPermalink).toBe(
    `/confirm-payment?wcp_order_id=${order.orderId}&key=${order.accessKey}`,
  )
})
