import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runDue } from '#cms/background.ts'
import { openCharge } from '#cms/commands/staffOrders.ts'
import { refundOrder } from '#cms/commands/staffRefunds.ts'
import { type TaxDocumentKind, taxDocuments } from '#cms/database/schema/orders.ts'
import { transact } from '#cms/database/transact.ts'
import { changeOrder } from '#cms/orders/changeOrder.ts'
import { signatureHeader, signWebhook } from '#cms/orders/payment/providers/webhooks.ts'
import { covers } from '#tests/support/clauses/covers.ts'
import { addProduct } from '#tests/support/cms/addProduct.ts'
import { buy, type OrderBody, withKey } from '#tests/support/cms/checkout.ts'
import { createTestClock, minute } from '#tests/support/cms/clock.ts'
import { createShopper } from '#tests/support/cms/shopper.ts'
import { startCms, type TestCms, testEnvironment } from '#tests/support/cms/testCms.ts'

/** Half an hour before the year ends in Bangkok. */
const clock = createTestClock('2026-12-31T16:30:00Z')
let cms: TestCms

beforeAll(async () => {
  const environment = testEnvironment({
    COMPANY_NAME: 'Silk & Sons <Limited>',
    COMPANY_TAX_ID: '0105561234560',
  })
  cms = await startCms({ clock, environment })
  await addProduct(cms.cms.database, { id: 1, variations: [{ id: 1, stock: 1000 }] })
})
afterAll(() => cms.close())

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
  const found = await cms.cms.database
    .select()
    .from(taxDocuments)
    .where(eq(taxDocuments.kind, kind))
    .orderBy(asc(taxDocuments.number))
  return found.filter((document) => document.year === year).map(({ number }) => number)
}
const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1)

test('fifty payments at once have fifty consecutive invoice numbers, and a failed one leaves no gap', async () => {
  covers('orders.invoice.issued', 'orders.invoice.number')

  const orders = await Promise.all(Array.from({ length: 51 }, newOrder))
  const [failing, ...paying] = orders
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
  expect(await numbers('invoice', 2026)).toEqual(upTo(50))
})

test('refunds at once have consecutive credit notes, and together they credit the tax of the invoice', async () => {
  covers('orders.invoice.credit-note', 'orders.invoice.tax')

  const orders = await Promise.all(Array.from({ length: 5 }, newOrder))
  await Promise.all(orders.map(pay))
  await Promise.all(orders.flatMap((order) => [refund(order, 33_333), refund(order, 33_333)]))
  await Promise.all([runDue(cms.cms, noEmail), runDue(cms.cms, noEmail)])
  await Promise.all(orders.map((order) => refund(order, null)))
  await Promise.all([runDue(cms.cms, noEmail), runDue(cms.cms, noEmail)])
  expect(await numbers('credit_note', 2026)).toEqual(upTo(15))
  const documents = await cms.cms.database.select().from(taxDocuments)
  for (const { orderId } of orders) {
    const own = documents.filter((document) => document.orderId === Number(orderId))
    const taxes = (kind: TaxDocumentKind) =>
      own.filter((document) => document.kind === kind).reduce((sum, { tax }) => sum + tax, 0)
    expect([taxes('invoice'), taxes('credit_note')]).toEqual([6542, 6542])
  }
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
  expect(body).toContain('Tax ID 0105561234560 (Head office)')
  expect(body).toMatch(/<h2>Tax invoice<\/h2>No\. INV-2026-\d{6}<br>/)
  expect(body).toMatch(
    /<h2>Credit note<\/h2>No\. CN-2026-\d{6}<br>[\s\S]*For invoice INV-2026-\d{6} of/,
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
