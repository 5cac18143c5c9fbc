import type { TaxDocumentKind } from '@vitrine/commerce/documents/taxDocument.ts'
import { signatureHeader, signWebhook } from '@vitrine/commerce/payment/webhooks.ts'
import type { Cart } from '@vitrine/contract/cart.ts'
import { covers } from '@vitrine/tests/support/clauses/covers.ts'
import { addDays } from 'date-fns/addDays'
import { addYears } from 'date-fns/addYears'
import { asc, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { runDue } from '#cms/app/background.ts'
import { coupons } from '#cms/database/schema/cart.ts'
import { orders, payments, taxDocuments } from '#cms/database/schema/orders.ts'
import { transact } from '#cms/database/transact.ts'
import { changeOrder } from '#cms/orders/order/changeOrder.ts'
import { forgetParties, readTaxDocuments } from '#cms/orders/order/taxDocuments.ts'
import { openCharge } from '#cms/staff/orders.ts'
import { refundOrder } from '#cms/staff/refunds.ts'
import { addProduct } from '#cms/tests/support/addProduct.ts'
import { address, buy, type OrderBody, place, withKey } from '#cms/tests/support/checkout.ts'
import { createTestClock, minute } from '#cms/tests/support/clock.ts'
import { sharedCms } from '#cms/tests/support/sharedCms.ts'
import { createShopper } from '#cms/tests/support/shopper.ts'
import { testEnvironment } from '#cms/tests/support/testCms.ts'

/** Half an hour before the year ends in Bangkok. */
const clock = createTestClock('2026-12-31T16:30:00Z')
const environment = testEnvironment({
  COMPANY_NAME: 'Silk & Sons <Limited>',
  COMPANY_TAX_ID: '0105561234560',
})
const cms = sharedCms({ clock, environment })
beforeAll(() => addProduct(cms.cms.database, { id: 1, variations: [{ id: 1, stock: 1000 }] }))

const noEmail = { send: async () => Promise.reject(new Error('later')), close: () => {} }
const newOrder = () => buy(createShopper(cms.url), 1, { paymentMethod: 'omise_promptpay' })

const chargeOf = (order: OrderBody) => openCharge(cms.cms, { id: order.orderId }, () => {})

async function notifyPaid({ reference, amount }: Awaited<ReturnType<typeof chargeOf>>) {
  const body = { charge: reference, status: 'successful', amount }
  const signature = signWebhook(cms.cms.secrets.webhooks, JSON.stringify(body), clock.now())
  const headers = { [signatureHeader]: signature }
  await createShopper(cms.url).request('POST', '/api/v1/webhooks/payment', { body, headers })
}

const pay = async (order: OrderBody) => notifyPaid(await chargeOf(order))

const refund = (order: OrderBody, amount: number | null) =>
  refundOrder(
    cms.cms,
    { id: order.orderId, amount, isDue: false, byHand: false, restocked: null, reason: undefined },
    () => {},
  )

const numbers = async (kind: TaxDocumentKind, year: number) => {
  const rows = await cms.cms.database
    .select()
    .from(taxDocuments)
    .where(eq(taxDocuments.kind, kind))
    .orderBy(asc(taxDocuments.number))
  return rows.filter((document) => document.year === year).map(({ number }) => number)
}
const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1)

test('payments at once have consecutive invoice numbers, and a failed one leaves no gap', async () => {
  covers('orders.invoice.issued', 'orders.invoice.number')

  const placed = await Promise.all(Array.from({ length: 21 }, newOrder))
  const [failing, ...paying] = placed
  const opened: Awaited<ReturnType<typeof chargeOf>>[] = []
  // One after the other: the provider is asked by a few requests at a time.
  for (const order of paying) opened.push(await chargeOf(order))
  const failed = transact(cms.cms.database, async (transaction) => {
    await changeOrder(cms.cms, transaction, Number(failing?.orderId), {
      event: 'payment.received',
      actor: 'provider',
      now: clock.now(),
    })
    throw new Error('The transaction fails after its number was assigned')
  })
  await Promise.all([expect(failed).rejects.toThrow('after its number'), ...opened.map(notifyPaid)])
  expect(await numbers('invoice', 2026)).toEqual(upTo(20))
})

test('refunds at once have consecutive credit notes, and together they credit the tax of the invoice', async () => {
  covers('orders.invoice.credit-note', 'orders.invoice.tax')

  const placed = await Promise.all(Array.from({ length: 5 }, newOrder))
  await Promise.all(placed.map(pay))
  await Promise.all(placed.flatMap((order) => [refund(order, 33_333), refund(order, 33_333)]))
  await Promise.all([runDue(cms.cms, noEmail), runDue(cms.cms, noEmail)])
  await Promise.all(placed.map((order) => refund(order, null)))
  await Promise.all([runDue(cms.cms, noEmail), runDue(cms.cms, noEmail)])
  expect(await numbers('credit_note', 2026)).toEqual(upTo(15))
  const documents = await cms.cms.database.select().from(taxDocuments)
  for (const { orderId } of placed) {
    const orderDocuments = documents.filter((document) => document.orderId === Number(orderId))
    const taxes = (kind: TaxDocumentKind) =>
      orderDocuments
        .filter((document) => document.kind === kind)
        .reduce((sum, { tax }) => sum + tax, 0)
    expect([taxes('invoice'), taxes('credit_note')]).toEqual([6542, 6542])
  }
})

test('the charge, the payment and the invoice are the total of the bag with a coupon in percent', async () => {
  covers('payment.amount.same')

  const { database } = cms.cms
  await addProduct(database, { id: 2, variations: [{ id: 2, price: 1290, stock: 10 }] })
  await database
    .insert(coupons)
    .values({ code: 'OFF15', description: '', kind: 'percent', amount: 15 })
  const guest = createShopper(cms.url)
  await guest.request('POST', '/api/v1/cart', { body: { id: 2 } })
  const { body: cart } = await guest.request<Cart>(
    'POST',
    '/api/v1/cart/coupons?shippingMethod=standard',
    {
      body: { code: 'OFF15' },
    },
  )
  expect(cart.totals).toMatchObject({ totalDiscount: 194, totalShipping: 80, totalPrice: 1176 })
  const { body: order } = await place(guest, {
    shippingMethod: 'standard',
    paymentMethod: 'omise_promptpay',
    expectedTotal: 1176,
  })
  const charge = await chargeOf(order)
  await notifyPaid(charge)
  const isOfOrder = eq(taxDocuments.orderId, Number(order.orderId))
  const [invoice] = await database.select().from(taxDocuments).where(isOfOrder)
  const [payment] = await database
    .select()
    .from(payments)
    .where(eq(payments.orderId, Number(order.orderId)))
  expect([order.total, charge.amount, payment?.amount, invoice?.amount]).toEqual([
    ...[1176, 117_600, 117_600, 117_600],
  ])
})

test('an unpaid order has no invoice', async () => {
  const order = await newOrder()
  const { status, body } = await createShopper(cms.url).request<string>(
    'GET',
    withKey(`/invoice/${order.orderId}`, order),
  )
  expect(status).toBe(409)
  expect(body).toContain('Your invoice will be available once your order has been paid.')
})

test("the invoice shows the seller's registration, and its credit notes follow it", async () => {
  covers('orders.invoice.page')

  const order = await newOrder()
  await pay(order)
  await refund(order, 20_050)
  await runDue(cms.cms, noEmail)
  const { body } = await createShopper(cms.url).request<string>(
    'GET',
    withKey(`/invoice/${order.orderId}`, order),
  )
  expect(body).toContain('Silk &amp; Sons &lt;Limited&gt;<br>')
  expect(body).toContain('Tax ID 0105561234560 (สำนักงานใหญ่ · Head office)')
  expect(body).toMatch(
    /<h2>ใบกำกับภาษี · Tax invoice<\/h2>ต้นฉบับ · Original<br>No\. INV-2026-\d{6}<br>/,
  )
  expect(body).toMatch(
    /<h2>ใบลดหนี้ · Credit note<\/h2>ต้นฉบับ · Original<br>No\. CN-2026-\d{6}<br>[\s\S]*For invoice INV-2026-\d{6} of/,
  )
  const note = body.slice(body.indexOf('<section class="note">'))
  for (const [label, amount] of [
    ['Value of the invoice', '฿1,000'],
    ['Correct value', '฿799.50'],
    ['Before VAT', '฿187.38'],
    ['VAT 7% (included)', '฿13.12'],
    ['Refunded', '฿200.50'],
  ])
    expect(note).toContain(`<th scope="row" colspan="4">${label}</th><td>${amount}</td>`)
})

test('each year in Bangkok begins with number 1', async () => {
  clock.advance(31 * minute)
  const order = await newOrder()
  await pay(order)
  expect(await numbers('invoice', 2027)).toEqual([1])
})

test('an invoice that waited over the end of a year gets a number of the new one', async () => {
  covers('orders.invoice.order')

  const order = await newOrder()
  const now = new Date('2026-12-31T16:59:59Z')
  const change = { event: 'payment.received', actor: 'provider', now } as const
  await transact(cms.cms.database, (transaction) =>
    changeOrder(cms.cms, transaction, Number(order.orderId), change),
  )
  const [invoice] = await readTaxDocuments(cms.cms.database, Number(order.orderId))
  expect(invoice).toMatchObject({ year: 2027, number: 2, issuedAt: clock.now() })
})

/** Tries to buy with this billing data of a company or a person. */
async function tryToBuy(billing: object) {
  const shopper = createShopper(cms.url)
  await shopper.request('POST', '/api/v1/cart', { body: { id: 1 } })
  return place(shopper, {
    billing: { ...address, ...billing },
    paymentMethod: 'omise_promptpay',
  })
}

const invoiceOf = async (order: OrderBody) =>
  (await createShopper(cms.url).request<string>('GET', withKey(`/invoice/${order.orderId}`, order)))
    .body

const anonymous = { ...address, firstName: 'Deleted', lastName: 'customer' }

/** Removes the person from an order as the deletion of an account does. */
const anonymize = ({ orderId }: OrderBody) =>
  cms.cms.database
    .update(orders)
    .set({ billing: anonymous, shipping: anonymous, placedBy: `deleted:${orderId}` })
    .where(eq(orders.id, Number(orderId)))

test('an issued invoice and its credit note do not change with the order, the account or the company', async () => {
  covers('orders.invoice.fixed')

  const order = await newOrder()
  await pay(order)
  await refund(order, 20_050)
  await runDue(cms.cms, noEmail)
  const issued = await invoiceOf(order)
  expect(issued).toContain('Silk &amp; Sons')
  const { company } = cms.cms.environment
  const before = { ...company }
  Object.assign(company, { name: 'Cotton & Daughters', branch: '00002' })
  await anonymize(order)
  expect(await invoiceOf(order)).toBe(issued)
  Object.assign(company, before)
})

test('the parties of a deleted account stay on its documents for five years', async () => {
  covers('orders.invoice.kept')

  const order = await newOrder()
  await pay(order)
  const issued = await invoiceOf(order)
  await anonymize(order)
  await forgetParties(cms.cms.database, addDays(addYears(clock.now(), 5), -1))
  expect(await invoiceOf(order)).toBe(issued)
  await forgetParties(cms.cms.database, addDays(addYears(clock.now(), 5), 1))
  expect(await invoiceOf(order)).toContain('Deleted customer')
})

test.each([
  [{ taxId: '0105561234560' }, { 'billing.company': expect.stringContaining('company') }],
  [
    { taxId: '0105561234560', company: 'Ploy Co', taxBranch: 'third' },
    { 'billing.taxBranch': expect.stringContaining('5 digits') },
  ],
])('an order with the tax data %j is rejected at the field', async (billing, fields) => {
  covers('validation.checkout.company', 'validation.checkout.tax-branch')

  const response = await tryToBuy(billing)
  expect(response).toMatchObject({ status: 422, body: { fields } })
})

test.each([
  [{}, 'สำนักงานใหญ่ · Head office'],
  [{ taxBranch: 'สำนักงานใหญ่' }, 'สำนักงานใหญ่ · Head office'],
  [{ taxBranch: '3' }, 'สาขาที่ 00003 · Branch 00003'],
])('the invoice of a company with %j names its branch', async (branch, text) => {
  covers('orders.invoice.branch')

  const company = { taxId: '0105561234560', company: 'Ploy Co', ...branch }
  const { status, body } = await tryToBuy(company)
  expect(status).toBe(201)
  await pay(body)
  expect(await invoiceOf(body)).toContain('<bdi>Ploy Co</bdi><br>')
  expect(await invoiceOf(body)).toContain(`Tax ID 0105561234560 (${text})`)
})
