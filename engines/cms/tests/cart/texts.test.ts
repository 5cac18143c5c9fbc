import { computeLedger } from '@vitrine/commerce/rules/ledger.ts'
import { Cart } from '@vitrine/contract/cart.ts'
import { covers } from '@vitrine/tests/support/clauses/covers.ts'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { coupons } from '#cms/database/schema/cart.ts'
import { products, type StoredCard } from '#cms/database/schema/catalog.ts'
import { orderLines, orders, outboxEmails } from '#cms/database/schema/orders.ts'
import { readEntries } from '#cms/orders/order/ledger.ts'
import { recordParcel } from '#cms/staff/delivery.ts'
import { actOnOrder } from '#cms/staff/orders.ts'
import { readOrder } from '#cms/staff/orderView.ts'
import { recordTransfer } from '#cms/staff/refunds.ts'
import { answerReturn, listReturns, recordReturn } from '#cms/staff/returns.ts'
import { addProduct } from '#cms/tests/support/addProduct.ts'
import { type OrderBody, type Problem, place, withKey } from '#cms/tests/support/checkout.ts'
import { register } from '#cms/tests/support/customer.ts'
import { sharedCms } from '#cms/tests/support/sharedCms.ts'
import { createShopper, type Shopper } from '#cms/tests/support/shopper.ts'

type Text = NonNullable<StoredCard['textOptions']>[number]

const monogram: Text = {
  slug: 'monogram',
  name: 'Monogram',
  minLength: 2,
  maxLength: 3,
  characters: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  charactersLabel: 'A–Z',
  price: 300,
}

let nextId = 0

const cms = sharedCms()

const report = () => {}
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
const shopper = () => createShopper(cms.url)

/** A new tote of 1,000 baht that offers the monogram. */
async function newTote({ stock = 100, text = monogram }: { stock?: number; text?: Text } = {}) {
  nextId += 1
  await addProduct(cms.cms.database, { id: nextId, variations: [{ id: nextId, stock }] })
  await offer(nextId, [text])
  return nextId
}

async function offer(id: number, textOptions: Text[]) {
  const { database } = cms.cms
  const [product] = await database.select().from(products).where(eq(products.id, id))
  if (!product) throw new Error(`There is no product ${id}`)
  const card = { ...product.card, textOptions }
  await database.update(products).set({ card }).where(eq(products.id, id))
}

const add = (guest: Shopper, id: number, value?: unknown, quantity = 1) =>
  guest.request<Cart & Problem>('POST', '/api/v1/cart', {
    body: {
      id: String(id),
      quantity,
      variation: value === undefined ? [] : [{ attribute: 'monogram', value }],
    },
  })

const linesOf = ({ items }: Cart) =>
  items.map(({ variation, quantity, total }) => [variation[0]?.value, quantity, total])

test('the same product is a line of its own for each text, and another one without', async () => {
  covers('cart.line.texts-apart')

  const guest = shopper()
  const tote = await newTote()
  for (const text of ['ABC', 'XY', undefined, 'ABC']) await add(guest, tote, text)
  const { body } = await guest.request<Cart>('GET', '/api/v1/cart')
  expect(linesOf(Cart.parse(body))).toEqual([
    ['ABC', 2, 2600],
    ['XY', 1, 1300],
    [undefined, 1, 1000],
  ])
  expect(body.items[0]?.variation).toEqual([
    { attribute: 'monogram', value: 'ABC', name: 'Monogram', label: 'ABC', isText: true },
  ])
  expect(body.totals).toMatchObject({ totalItems: 4900, totalSaving: 0, totalPrice: 4900 })
})

test.each([
  ['', 'Please enter your monogram.'],
  ['A', 'Your monogram needs at least 2 characters.'],
  ['ABCD', 'Your monogram can have up to 3 characters.'],
  ['กข', 'Please use only the characters A–Z for your monogram.'],
])('the text %j is rejected: %s', async (text, message) => {
  covers('cart.line.text-rules')
  const guest = shopper()
  const { status, body } = await add(guest, await newTote(), text)
  expect([status, body.code, body.fields]).toEqual([422, 'invalid', { monogram: message }])
  expect((await guest.request<Cart>('GET', '/api/v1/cart')).body.items).toEqual([])
})

test.each([7, null, true, ['AB'], { text: 'AB' }, 'A'.repeat(101), 'A\u0000'])(
  'the text %j is rejected, because it is no short text',
  async (text) => {
    covers('cart.line.text-rules')
    const { status, body } = await add(shopper(), await newTote(), text)
    expect([status, body.code]).toEqual([422, 'invalid'])
  },
)

test('a text is rejected for a product that offers none', async () => {
  nextId += 1
  await addProduct(cms.cms.database, { id: nextId, variations: [{ id: nextId }] })
  const { status, body } = await add(shopper(), nextId, 'AB')
  expect([status, body.fields]).toEqual([
    422,
    { monogram: `Dress ${nextId} doesn’t come with this option.` },
  ])
})

test('a line follows the price of its text, and goes when the text is not offered any more', async () => {
  covers('cart.lines.price', 'cart.line.text-gone')

  const guest = shopper()
  const tote = await newTote()
  await add(guest, tote, 'ABC')
  await add(guest, tote)
  await offer(tote, [{ ...monogram, price: 350 }])
  const dearer = await guest.request<Cart>('GET', '/api/v1/cart')
  expect(linesOf(dearer.body)).toEqual([
    ['ABC', 1, 1350],
    [undefined, 1, 1000],
  ])
  expect(dearer.body.errors).toMatchObject([
    { message: 'The price has changed from ฿1,300 to ฿1,350.' },
  ])
  await offer(tote, [{ ...monogram, maxLength: 2 }])
  const shorter = await guest.request<Cart>('GET', '/api/v1/cart')
  expect(linesOf(shorter.body)).toEqual([[undefined, 1, 1000]])
  expect(shorter.body.errors).toMatchObject([{ code: 'gone' }])
})

/** A paid order of a customer: two totes with letters and a plain one. */
async function paidOrder() {
  const customer = shopper()
  await register(customer)
  const tote = await newTote()
  await add(customer, tote, 'ABC', 2)
  await add(customer, tote)
  const { body: order } = await place(customer, { expectedTotal: 3600 })
  await recordTransfer(cms.cms, { id: order.orderId, amount: order.total * 100 }, report)
  return { customer, order, tote }
}

test('the letters are on everything about an order', async () => {
  const { customer, order, tote } = await paidOrder()
  const monogrammed = { variationAttributes: [{ name: 'Monogram', value: 'ABC' }], total: 2600 }
  const read = await customer.request<OrderBody>('GET', `/api/v1/orders/${order.orderId}`)
  expect(read.body.orderItems).toMatchObject([monogrammed, { variationAttributes: [] }])
  const shown = await readOrder(cms.cms, { id: order.orderId }, report)
  expect(shown.lines[0]).toMatchObject({
    ...{ name: order.orderItems[0]?.name, sku: `SKU-${tote}`, quantity: 2, price: 130_000 },
    choices: [{ name: 'Monogram', value: 'ABC' }],
  })
  const invoice = await customer.request('GET', withKey(`/invoice/${order.orderId}`, order))
  expect(invoice.text).toContain('Monogram: ABC')
  const sent = await cms.cms.database.select().from(outboxEmails)
  const placed = sent.find(({ subject }) => subject.includes(order.orderId))
  expect(placed?.text).toContain(`${order.orderItems[0]?.name}, Monogram: ABC, Quantity: 2: ฿2,600`)
  const data = await customer.request<{ orders: OrderBody[] }>('GET', '/api/v1/profile/data')
  expect(data.body.orders[0]?.orderItems).toMatchObject([monogrammed, {}])
})

test('an order with letters is ordered again with them, while the product offers them', async () => {
  const { customer, order, tote } = await paidOrder()
  const again = () =>
    customer.request<{ cart: Cart; added: number; unavailable: unknown[] }>(
      'POST',
      `/api/v1/orders/${order.orderId}/again`,
    )
  const { body } = await again()
  expect(linesOf(body.cart)).toEqual([
    ['ABC', 2, 2600],
    [undefined, 1, 1000],
  ])
  await offer(tote, [])
  const without = (await again()).body
  expect(linesOf(without.cart)).toEqual([[undefined, 1, 1000]])
  expect(without.unavailable).toMatchObject([
    { quantity: 2, variationAttributes: [{ name: 'Monogram', value: 'ABC' }] },
  ])
})

test('the books of an order with texts and a coupon are right to the satang', async () => {
  const { database } = cms.cms
  await database
    .insert(coupons)
    .values({ code: 'THIRD', description: 'A third', kind: 'percent', amount: 33 })
  const adds = fc.array(
    fc.tuple(fc.constantFrom('AB', 'CD', undefined), fc.integer({ min: 1, max: 3 })),
    { minLength: 1, maxLength: 4 },
  )
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 999 }), adds, async (price, wanted) => {
      const guest = shopper()
      const tote = await newTote({ text: { ...monogram, price } })
      for (const [text, quantity] of wanted) await add(guest, tote, text, quantity)
      const items = sum(wanted.map(([text, quantity]) => quantity * (1000 + (text ? price : 0))))
      const { body: cart } = await guest.request<Cart>('POST', '/api/v1/cart/coupons', {
        body: { code: 'THIRD' },
      })
      expect(cart.totals.totalItems).toBe(items)
      const expectedTotal = cart.totals.totalItems - cart.totals.totalDiscount
      const { body: order } = await place(guest, { expectedTotal })
      const id = Number(order.orderId)
      const lines = await database.select().from(orderLines).where(eq(orderLines.orderId, id))
      const paid = sum(lines.map((line) => line.price * line.quantity - line.discount))
      expect(paid).toBe(order.total * 100)
      await recordTransfer(cms.cms, { id: order.orderId, amount: paid }, report)
      const [stored] = await database.select().from(orders).where(eq(orders.id, id))
      if (!stored) throw new Error('The order is missing')
      const books = computeLedger(stored, await readEntries(database, [id]))
      expect(books).toMatchObject({ received: paid, goods: paid, owed: 0, difference: 0 })
    }),
    { numRuns: 8 },
  )
})

test('a returned piece with letters refunds their price too, and staff see the letters', async () => {
  const { customer, order } = await paidOrder()
  const id = order.orderId
  await actOnOrder(cms.cms, { id, action: 'pack' }, report)
  const parcel = { carrier: 'flash', trackingNumber: `TH${id}` }
  await recordParcel(cms.cms, { id, ...parcel }, report)
  const { body } = await customer.request<OrderBody>('POST', `/api/v1/orders/${id}/returns`, {
    headers: { 'idempotency-key': `return-${id}` },
    body: { items: [{ line: order.orderItems[0]?.line, quantity: 1, reason: 'changed_mind' }] },
  })
  const request = Number(body.returns?.[0]?.id)
  expect(body.returns?.[0]?.items[0]?.variationAttributes).toEqual([
    { name: 'Monogram', value: 'ABC', isText: true },
  ])
  const [row] = await listReturns(cms.cms)
  expect(row?.pieces).toBe(`1 × ${order.orderItems[0]?.name}, Monogram: ABC (changed_mind)`)
  await answerReturn(cms.cms, { id: request, status: 'approved', note: undefined }, report)
  const reception = { id: request, isRestocked: false, amount: null }
  expect(await recordReturn(cms.cms, reception, report)).toContain('฿1,300')
})
