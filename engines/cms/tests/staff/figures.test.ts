import { computeLedger } from '@vitrine/commerce/rules/ledger.ts'
import type { FigurePeriod, Figures } from '@vitrine/commerce/staff/figures.ts'
import { covers } from '@vitrine/tests/support/clauses/covers.ts'
import { beforeAll, expect, test } from 'vitest'
import { orders, taxDocuments } from '#cms/database/schema/orders.ts'
import { readEntries } from '#cms/orders/order/ledger.ts'
import { readFigures } from '#cms/staff/figures.ts'
import { endRefund, recordTransfer, refundOrder } from '#cms/staff/refunds.ts'
import { addProduct } from '#cms/tests/support/addProduct.ts'
import { place } from '#cms/tests/support/checkout.ts'
import { createTestClock, day, hour } from '#cms/tests/support/clock.ts'
import { enterAsOwner, inviteToOffice, sendOperation } from '#cms/tests/support/officeStaff.ts'
import { sharedSeededCms } from '#cms/tests/support/sharedCms.ts'
import { createShopper } from '#cms/tests/support/shopper.ts'

/** The clock at one hour before midnight in Bangkok, which is the afternoon of the same day in UTC. */
const clock = createTestClock('2026-11-01T16:00:00Z')

const cms = sharedSeededCms({ clock })
beforeAll(async () => {
  for (const id of [999_101, 999_102])
    await addProduct(cms.cms.database, { id, variations: [{ id, stock: 1000 }] })
})

const figures = (period: FigurePeriod) => readFigures(cms.cms, { period }, () => {})

/** An order of pieces of a product by a guest, who may enter FIRST50. */
async function order(product: number, quantity = 1, coupon?: string) {
  const shopper = createShopper(cms.url)
  await shopper.request('POST', '/api/v1/cart', { body: { id: product, quantity } })
  if (coupon) await shopper.request('POST', '/api/v1/cart/coupons', { body: { code: coupon } })
  const expectedTotal = quantity * 1000 - (coupon ? 300 : 0)
  const { status, body } = await place(shopper, { expectedTotal })
  expect(status, body.message).toBe(201)
  return { id: body.orderId, amount: expectedTotal * 100 }
}

/** Sells an order that is paid by a transfer immediately, and returns its number. */
async function sell(...bought: Parameters<typeof order>) {
  const { id, amount } = await order(...bought)
  await recordTransfer(cms.cms, { id, amount }, () => {})
  return id
}

const giveBack = (id: string, amount: number) =>
  refundOrder(
    cms.cms,
    { id, amount, isDue: false, byHand: true, restocked: null, reason: undefined },
    () => {},
  )

const sum = (rows: readonly number[]) => rows.reduce((total, row) => total + row, 0)

test('a month of figures equals the books and the tax documents, by hour and by day of Bangkok', async () => {
  covers('office.figures', 'office.figures.books')

  const first = await sell(999_101, 3)
  clock.advance(2 * hour)
  const second = await sell(999_102, 1, 'FIRST50')
  await createShopper(cms.url).request('POST', '/api/v1/cart', { body: { id: 999_101 } })
  clock.advance(3 * day)
  await giveBack(first, 33_333)
  await giveBack(first, 100_01)
  await endRefund(cms.cms, { id: 1, status: 'done', reason: undefined }, () => {})
  await endRefund(cms.cms, { id: 2, status: 'withdrawn', reason: undefined }, () => {})
  await giveBack(first, 200_00)
  await giveBack(second, 700_00)
  for (const id of [3, 4])
    await endRefund(cms.cms, { id, status: 'done', reason: undefined }, () => {})
  clock.advance(4 * day)
  const third = await sell(999_101)
  // A second transfer for the same order is owed, and no revenue.
  await recordTransfer(cms.cms, { id: third, amount: 100_000, isAnother: true }, () => {})
  await order(999_101)

  const month = await figures('30-days')
  const placed = await cms.cms.database.select().from(orders)
  const entries = await readEntries(
    cms.cms.database,
    placed.map(({ id }) => id),
  )
  const books = placed.map((order) => {
    const isOfOrder = (row: { orderId: number }) => row.orderId === order.id
    return computeLedger(order, {
      payments: entries.payments.filter(isOfOrder),
      refunds: entries.refunds.filter(isOfOrder),
    })
  })
  const { totals } = month
  expect(totals.revenue - totals.refunds).toBe(sum(books.map(({ goods }) => goods)))
  const documents = await cms.cms.database.select().from(taxDocuments)
  const taxes = (kind: string) =>
    sum(documents.filter((row) => row.kind === kind).map(({ tax }) => tax))
  expect([totals.tax, totals.refundTax]).toEqual([taxes('invoice'), taxes('credit_note')])
  for (const key of ['orders', 'revenue', 'tax', 'refunds', 'refundTax'] as const)
    expect(sum(month.rows.map((row) => row[key])), key).toBe(totals[key])
  expect(totals).toMatchObject({ orders: 3, revenue: 470_000, placed: 4, bags: 1 })
  expect(totals.average).toBe(Math.round(470_000 / 3))

  const byDay = new Map(month.rows.map((row) => [row.time, row]))
  expect(month.rows).toHaveLength(30)
  expect(byDay.get('2026-11-01')?.revenue).toBe(300_000)
  expect(byDay.get('2026-11-02')?.revenue).toBe(70_000)
  expect(byDay.get('2026-11-05')?.refunds).toBe(33_333 + 20_000 + 70_000)

  expect(month.products.map(({ name, pieces, value }) => [name, pieces, value])).toEqual([
    ['Dress 999101', 4, 400_000],
    ['Dress 999102', 1, 70_000],
  ])
  expect(month.coupons).toEqual([{ code: 'FIRST50', orders: 1, discount: 30_000, revenue: 70_000 }])

  const today = await figures('today')
  expect(today.rows).toHaveLength(24)
  expect(today.totals).toMatchObject({ orders: 1, revenue: 100_000, refunds: 0 })
  expect(today.rows.find(({ revenue }) => revenue > 0)?.time).toBe('01:00')
  clock.advance(day)
  const yesterday = await figures('yesterday')
  expect(yesterday.totals).toEqual(today.totals)
  expect((await figures('today')).previous).toEqual(today.totals)
  expect((await figures('7-days')).previous.orders).toBe(2)
})

test('figures are for managers, and a period that is unknown is rejected', async () => {
  covers('office.figures')

  const manager = await enterAsOwner(cms)
  const staff = await inviteToOffice(cms, manager, 'nok', 'staff')
  expect((await sendOperation(staff, 'figures', { period: 'today' })).status).toBe(403)
  for (const period of ['century', 7, null, undefined, ['today']])
    expect((await sendOperation(manager, 'figures', { period })).status).toBe(422)
  const { body } = await sendOperation<Figures>(manager, 'figures', { period: 'today' })
  expect(body.totals.orders).toBe(0)
})
