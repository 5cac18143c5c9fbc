import type { CustomerRow, StaffCustomer } from '@vitrine/commerce/staff/customers.ts'
import type { OrderRow } from '@vitrine/commerce/staff/orders.ts'
import type { AuditRow } from '@vitrine/commerce/staff/people.ts'
import { covers } from '@vitrine/tests/support/clauses/covers.ts'
import { beforeAll, expect, test } from 'vitest'
import { newsletterSubscribers } from '#cms/database/schema/content.ts'
import { customers } from '#cms/database/schema/customers.ts'
import { recordTransfer, refundOrder } from '#cms/staff/refunds.ts'
import { addProduct } from '#cms/tests/support/addProduct.ts'
import { address, buy } from '#cms/tests/support/checkout.ts'
import { createTestClock, hour } from '#cms/tests/support/clock.ts'
import { register } from '#cms/tests/support/customer.ts'
import {
  callOperation as call,
  enterAsOwner,
  inviteToOffice,
  sendOperation as send,
} from '#cms/tests/support/officeStaff.ts'
import { sharedSeededCms } from '#cms/tests/support/sharedCms.ts'
import { createShopper, type Shopper } from '#cms/tests/support/shopper.ts'

const clock = createTestClock('2026-11-18T16:30:00Z')
let manager: Shopper
let staff: Shopper
const placed: string[] = []

/** A name as people type it who want a spreadsheet to calculate. */
const formula = '=HYPERLINK("http://evil.example","Ploy")'

const cms = sharedSeededCms({ clock })
beforeAll(async () => {
  const { database } = cms.cms
  await addProduct(database, { id: 999_301, variations: [{ id: 999_301, stock: 100 }] })
  const customer = createShopper(cms.url)
  await register(customer, { email: 'ploy@example.com' })
  await database
    .update(customers)
    .set({ emailVerified: true, firstName: formula, phoneNumber: '+66812345678' })
  await database.insert(newsletterSubscribers).values({
    ...{ email: 'ploy@example.com', brand: 'asava', language: 'en' },
    ...{ subscribedAt: clock.now(), confirmedAt: null },
  })
  const billing = { ...address, firstName: formula }
  for (const changes of [
    {},
    { paymentMethod: 'cod', shippingMethod: 'standard', expectedTotal: 1080 },
  ]) {
    placed.push((await buy(customer, 999_301, { billing, ...changes })).orderId)
    clock.advance(12 * hour)
  }
  await recordTransfer(cms.cms, { id: placed[0] ?? '', amount: 100_000 }, () => {})
  const refund = { amount: 30_000, isDue: false, byHand: true, restocked: null, reason: '+1' }
  await refundOrder(cms.cms, { id: placed[0] ?? '', ...refund }, () => {})
  manager = await enterAsOwner(cms)
  staff = await inviteToOffice(cms, manager, 'nok', 'staff')
})

const find = async (search: string) =>
  (await call<{ rows: CustomerRow[] }>(staff, 'customers', { search })).rows

test('a customer is found, with orders, addresses, coupons and newsletters, and that it was opened is recorded', async () => {
  covers('office.customers')

  const [row] = await find('PLOY@example')
  expect(row).toMatchObject({ orders: 2, spent: 70_000, email: 'ploy@example.com' })
  expect(await find('081-234-5678')).toEqual([row])
  expect(await find('unknown')).toEqual([])
  expect(await find('%')).toEqual([])
  const customer = await call<StaffCustomer>(staff, 'customer', { id: row?.id })
  expect(customer.orderRows.map(({ order }) => order)).toEqual(placed.toReversed())
  expect(customer.addresses).toHaveLength(1)
  expect(customer.consents).toMatchObject([{ brand: 'asava', confirmed: null }])
  await call(staff, 'customer', { id: row?.id })
  const records = await call<AuditRow[]>(manager, 'audit', { action: 'customer' })
  expect(records).toMatchObject([
    { staff: 'nok', subject: `customer ${row?.id}`, detail: 'opened, 2 times' },
  ])
  for (const id of ['0', 'x', '1; drop', '9'.repeat(20)])
    expect((await send(staff, 'customer', { id })).status).toBe(404)
  expect((await send(staff, 'customer', {})).status).toBe(422)
})

test('orders are filtered by day of Bangkok and by payment', async () => {
  covers('office.orders.filter')

  const listed = async (filter: object) =>
    (await call<{ rows: OrderRow[] }>(staff, 'orders', { limit: 50, ...filter })).rows.map(
      ({ order }) => order,
    )
  expect(await listed({ payment: 'cod' })).toEqual([placed[1]])
  // The first was placed at 23:30 of the 18th in Bangkok.
  expect(await listed({ to: '2026-11-18' })).toEqual([placed[0]])
  expect(await listed({ from: '2026-11-19', to: '2026-11-19' })).toEqual([placed[1]])
  expect(await listed({ from: '2026-11-20' })).toEqual([])
  for (const from of ['2026-02-30', 'today', 7])
    expect((await send(staff, 'orders', { limit: 5, from })).status, `${from}`).toBe(422)
})

test('managers export tables by day, in which no cell is a formula, and records name who did', async () => {
  covers('office.export')

  const rowsOf = async (table: string, days: object = {}) =>
    parseRaw(await call<string>(manager, 'exportCsv', { table, ...days }))
  const orders = await rowsOf('orders')
  expect(orders.map(({ order }) => order)).toEqual(placed)
  expect(orders[0]).toMatchObject({ total: '1000', vat: '65.42', placed: '2026-11-18 23:30:00' })
  expect(orders[0]?.['name'], 'a formula is a text').toBe(`'${formula} Saetang`)
  expect(await rowsOf('orders', { from: '2026-11-19', to: '2026-11-19' })).toHaveLength(1)
  expect(await rowsOf('lines')).toMatchObject([{ sku: 'SKU-999301' }, { sku: 'SKU-999301' }])
  expect(await rowsOf('refunds')).toMatchObject([{ amount: '300', reason: "'+1" }])
  expect(await rowsOf('customers')).toMatchObject([{ email: 'ploy@example.com', verified: 'yes' }])
  expect(await rowsOf('newsletter'), 'not confirmed').toEqual([])
  expect((await rowsOf('products')).length).toBeGreaterThan(100)
  expect(await rowsOf('orders', { from: '2027-01-01' })).toEqual([])

  const records = await call<AuditRow[]>(manager, 'audit', { action: 'exportCsv' })
  expect(records[0]).toMatchObject({
    subject: 'orders',
    detail: 'exported from 2027-01-01 to today',
  })
  const wrong = [{ table: 'passwords' }, { table: 'orders', from: '2026-13-01' }, {}]
  for (const input of [...wrong, { table: 'orders', from: '2026-11-02', to: '2026-11-01' }])
    expect((await send(manager, 'exportCsv', input)).status).toBe(422)
  expect((await send(staff, 'exportCsv', { table: 'orders' })).status).toBe(403)
})

/** Rows as a spreadsheet sees them: `parseCsv` would take the apostrophe away that keeps a cell from being a formula. */
function parseRaw(text: string) {
  const [titles = [], ...lines] = text
    .split('\r\n')
    .map((line) =>
      [...line.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = '']) => cell.replaceAll('""', '"')),
    )
  return lines.map((cells) =>
    Object.fromEntries(titles.map((title, index) => [title, cells[index] ?? ''])),
  )
}

test('the packing slips of several orders are one page, each on its own sheet', async () => {
  covers('office.several')

  const page = (query: string) => staff.request('GET', `/staff/packing-slips?orders=${query}`)
  const { status, text } = await page(`${placed[0]},${placed[1]},${placed[0]}`)
  expect(status).toBe(200)
  expect(text.match(/class="sheet"/g)).toHaveLength(2)
  for (const id of placed) expect(text).toContain(`Packing slip, order ${id}`)
  expect(text).not.toContain('<script')
  expect((await page('1')).status).toBe(404)
  for (const wrong of ['', 'x', '1,,2', '../1']) expect((await page(wrong)).status).toBe(422)
  const many = Array.from({ length: 51 }, (_, index) => 1000 + index).join(',')
  expect((await page(many)).status).toBe(422)
  const guest = createShopper(cms.url, new Map(), { origin: cms.url })
  expect((await guest.request('GET', `/staff/packing-slips?orders=${placed[0]}`)).status).toBe(401)
})
