import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { lockOrder, settleOrder } from '#cms/orders/order/changeOrder.ts'
import { entriesOf, readEntries } from '#cms/orders/order/ledger.ts'
import { readTaxDocuments } from '#cms/orders/order/taxDocuments.ts'
import { ledgerOf } from '#contract/rules/ledger.ts'
import { cartLines, coupons } from '#database/schema/cart.ts'
import { products, variations } from '#database/schema/catalog.ts'
import {
  charges,
  couponUses,
  orderEvents,
  orders,
  payments,
  slips,
} from '#database/schema/orders.ts'
import { transact } from '#database/transact.ts'
import { documentNumber } from '#server/documents/taxDocument.ts'
import { accessKey } from '#server/orderAccess.ts'
import { address } from '#tests/support/cms/checkout.ts'
import { oldDatabase } from '#tests/support/cms/oldDatabase.ts'
import { createShopper } from '#tests/support/cms/shopper.ts'
import { startCms } from '#tests/support/cms/testCms.ts'

const storedAddress = JSON.stringify(address)
const guestHash = 'h'.repeat(43)

const order = (id: number, status: string, method: string, paidAt: string | null, total = 1000) =>
  `insert into orders values (${id}, null, '${status}', '${method}', 'pick-up', ${total}, 0, 0, 0, 65,
    ${total}, '${storedAddress}', '${storedAddress}', null, 'guest:${guestHash}', 'key-${id}', 'hash',
    '2026-11-20T03:00:00Z', '2026-11-23T03:00:00Z', ${paidAt === null ? 'null' : `'${paidAt}'`});`

/** Data that the version with whole baht wrote: a bag, coupons, and orders in several states. */
const rows = `
  insert into products values (1, 'dress', 'D1', 'Dress', 'simple', 1000, 1200, 1000, false, 10, 1, 0,
    '2026-01-01', '', '{}', '{}');
  insert into variations values (1, 1, 'SKU-1', 0, '{}', 1000, 1200, 1000, 5);
  insert into carts (id, guest_hash, updated_at) values (1, '${guestHash}', '2026-11-20');
  insert into cart_lines values (1, 'dress', 1, 1, '{}', 'Dress', 2, 1000, '[]', '2026-11-20');
  insert into coupons values ('TEN', '', 'percent', 10, 2000), ('MINUS300', '', 'fixed', 300, 0);
  ${order(1, 'checking_payment', 'bacs', null)}
  ${order(2, 'processing', 'omise_promptpay', '2026-01-01T01:00:00Z')}
  ${order(3, 'refunded', 'bacs', '2025-12-31T16:59:59Z', 500)}
  ${order(4, 'completed', 'bacs', '2026-01-02T01:00:00Z')}
  ${order(5, 'cancelled', 'omise_promptpay', null)}
  ${order(6, 'processing', 'bacs', '2026-01-03T01:00:00Z', 0)}
  insert into order_lines (order_id, product_id, variation_id, name, permalink, product_type,
    attributes, price, quantity, discount)
    values (1, 1, 1, 'Dress', '/product/dress', 'simple', '[]', 1000, 1, 0);
  insert into coupon_uses (order_id, code, discount, customer_keys) values (1, 'TEN', 100, '{a}');
  insert into slips (order_id, file, name, phone_number, bank, transfer_amount, at)
    values (1, 'a.jpg', 'Ploy', '0812345678', 'Kasikornbank', 1000.50, '2026-11-20');
  insert into charges values ('c2', 2, 'sandbox', 'r2', 1000, 'successful', null,
    '2025-12-31', '2026-01-02', '2026-01-01T01:00:00Z', null, false, false),
    ('c5', 5, 'omise', 'r5', 1000, 'successful', null,
    '2025-12-31', '2026-01-02', '2026-01-04T01:00:00Z', null, false, true);
  insert into order_events (order_id, event, actor, to_status, detail, at) values
    (1, 'slip.received', 'customer', 'checking_payment', '{"file": "a.jpg", "amount": 1000.5}', now()),
    (2, 'payment.received', 'provider', 'processing', '{"charge": "c2", "amount": 1000}', now()),
    (2, 'order.placed', 'customer', 'pending', null, now()),
    (3, 'order.refunded', 'staff', 'refunded', null, '2026-01-05T01:00:00Z'),
    (5, 'payment.mismatched', 'provider', 'cancelled', '{"charge": "c5", "amount": 999}', now());
`

let snapshot: Blob
beforeAll(async () => {
  snapshot = await oldDatabase(3, rows)
})
const migrated = () => startCms({ snapshot, databaseUrl: undefined })

test('a database with whole baht opens with every amount in satang', async () => {
  const { cms, close } = await migrated()
  const { database } = cms
  const first = async <Row>(found: Promise<Row[]>) => (await found)[0]
  expect(await first(database.select().from(products))).toMatchObject({
    price: 100_000,
    regularPrice: 120_000,
    salePrice: 100_000,
  })
  expect(await first(database.select().from(variations))).toMatchObject({
    price: 100_000,
    regularPrice: 120_000,
    salePrice: 100_000,
    stock: 5,
  })
  expect(await first(database.select().from(cartLines))).toMatchObject({ price: 100_000 })
  expect(await database.select().from(coupons).orderBy(coupons.code)).toMatchObject([
    { code: 'MINUS300', amount: 30_000, minimum: 0 },
    { code: 'TEN', amount: 10, minimum: 200_000 },
  ])
  expect(await first(database.select().from(orders).where(eq(orders.id, 1)))).toMatchObject({
    subTotal: 100_000,
    totalTax: 6500,
    total: 100_000,
    status: 'checking_payment',
  })
  expect(await first(database.select().from(couponUses))).toMatchObject({ discount: 10_000 })
  expect(await first(database.select().from(charges).orderBy(charges.id))).toMatchObject({
    amount: 100_000,
  })
  expect(await first(database.select().from(slips))).toMatchObject({ transferAmount: 100_050 })
  const events = await database.select().from(orderEvents).orderBy(orderEvents.id)
  expect(events.map(({ detail }) => detail)).toEqual([
    { file: 'a.jpg', amount: 100_050 },
    { charge: 'c2', amount: 100_000 },
    null,
    null,
    { charge: 'c5', amount: 99_900 },
  ])
  await close()
})

test('orders that were paid before get books and numbered invoices', async () => {
  const { cms, close } = await migrated()
  const { database } = cms
  expect(await database.select().from(payments).orderBy(payments.orderId)).toMatchObject([
    { orderId: 2, chargeId: 'c2', amount: 100_000, purpose: 'order' },
    { orderId: 3, chargeId: null, amount: 50_000, purpose: 'order' },
    { orderId: 4, chargeId: null, amount: 100_000, purpose: 'order' },
    { orderId: 5, chargeId: 'c5', amount: 99_900, purpose: 'mismatched' },
  ])
  const ids = [1, 2, 3, 4, 5, 6]
  const entries = await readEntries(database, ids)
  const books = (await database.select().from(orders).orderBy(orders.id)).map((stored) => {
    const { goods, returned, owed, difference } = ledgerOf(stored, entriesOf(stored.id, entries))
    return [stored.id, goods, returned, owed, difference]
  })
  expect(books).toEqual([
    [1, 0, 0, 0, 0],
    [2, 100_000, 0, 0, 0],
    [3, 0, 50_000, 0, 0],
    [4, 100_000, 0, 0, 0],
    [5, 0, 0, 99_900, 0],
    [6, 0, 0, 0, 0],
  ])
  const papers = await Promise.all(ids.map((id) => readTaxDocuments(database, id)))
  expect(papers.map((documents) => documents.map(documentNumber))).toEqual([
    [],
    ['INV-2026-000001'],
    ['INV-2025-000001', 'CN-2026-000001'],
    ['INV-2026-000002'],
    [],
    ['INV-2026-000003'],
  ])
  expect(papers[2]?.map(({ tax }) => tax)).toEqual([3271, 3271])
  await transact(database, async (transaction) =>
    settleOrder(cms, transaction, {
      ...(await lockOrder(transaction, 1)),
      paidAt: new Date('2026-06-01T00:00:00Z'),
    }),
  )
  expect((await readTaxDocuments(database, 1)).map(documentNumber)).toEqual(['INV-2026-000004'])
  await close()
})

test('the REST contract of a migrated database stays in baht', async () => {
  const { cms, url, close } = await migrated()
  const { body } = await createShopper(url).request(
    'GET',
    `/api/v1/orders/1?key=${accessKey(cms, 1, cms.clock.now())}`,
  )
  expect(body).toMatchObject({
    total: 1000,
    subTotal: 1000,
    totalTax: 65,
    orderItems: [{ price: 1000, total: 1000 }],
  })
  await close()
})
