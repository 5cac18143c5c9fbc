import { randomUUID } from 'node:crypto'
import type { Cart } from '@vitrine/contract/cart.ts'
import { Product } from '@vitrine/contract/catalog.ts'
import { Order, OrderAgain } from '@vitrine/contract/orders.ts'
import { expect, inject, test } from 'vitest'
import { AdminApi } from './support/adminApi.ts'
import { stocked } from './support/buyable.ts'
import { checkoutForm, submit } from './support/checkoutForm.ts'
import { findOrderId } from './support/desk.ts'
import { payByPromptPay } from './support/payByPromptPay.ts'
import { readVariantStock } from './support/readVariantStock.ts'
import { Visitor } from './support/visitor.ts'

const stack = inject('stack')
const { adapter } = stack
const admin = await AdminApi.signIn(stack)
const tote = await stocked(admin, adapter, 'atelier-tote')
/** The price in baht. */
const monogramPrice = 300

/** Puts a tote into the bag, with letters or plain. */
const add = (visitor: Visitor, letters?: string, quantity = 1) =>
  visitor.send('POST', '/cart', {
    id: tote.id,
    quantity,
    variation: [
      ...tote.variation,
      ...(letters === undefined ? [] : [{ attribute: 'monogram', value: letters }]),
    ],
  })

const lettersOf = ({ variation }: Cart['items'][number]) =>
  variation.find(({ attribute }) => attribute === 'monogram')?.value

/** The letters, the pieces and the price of each line, plain ones first. */
const linesOf = ({ items }: Cart) =>
  items
    .map((line) => [lettersOf(line) ?? '', line.quantity, line.prices.price] as const)
    .toSorted(([one], [other]) => one.localeCompare(other))

interface AdminOrder {
  items: { title: string; unit_price: number; quantity: number }[]
  total: number
}

test('the product page offers the monogram, and each text is a line of its own with its price', async () => {
  const visitor = new Visitor(adapter)
  const { textOptions } = await visitor.read(Product, '/products/atelier-tote')
  expect(textOptions).toMatchObject([{ slug: 'monogram', price: monogramPrice, maxLength: 3 }])
  for (const letters of ['AB', undefined, 'XYZ', 'AB'])
    expect((await add(visitor, letters)).status).toBe(200)
  const cart = await visitor.cart('GET', '/cart')
  expect(linesOf(cart)).toEqual([
    ['', 1, tote.price],
    ['AB', 2, tote.price + monogramPrice],
    ['XYZ', 1, tote.price + monogramPrice],
  ])
  expect(cart.items.find((line) => lettersOf(line) === 'AB')?.variation.at(-1)).toEqual({
    attribute: 'monogram',
    value: 'AB',
    name: 'Monogram',
    label: 'AB',
    isText: true,
  })
  expect(cart.totals.totalItems).toBe(4 * tote.price + 3 * monogramPrice)
})

test.each([
  ['', 'Please enter your monogram.'],
  ['ABCD', 'Your monogram can have up to 3 characters.'],
  ['a1', 'Please use only the characters A–Z for your monogram.'],
])('the text %j is rejected, and the bag stays empty', async (letters, message) => {
  const visitor = new Visitor(adapter)
  const { status, body } = await add(visitor, letters)
  expect(status).toBe(422)
  expect(body).toMatchObject({ code: 'invalid', fields: { monogram: message } })
  expect((await visitor.cart('GET', '/cart')).items).toEqual([])
})

test('lines with different texts share the stock of their variant', async () => {
  const visitor = new Visitor(adapter)
  const stock = await readVariantStock(admin, tote.variantId)
  await stock.setFree(3)
  try {
    for (const letters of ['AB', 'CD']) expect((await add(visitor, letters)).status).toBe(200)
    expect(await add(visitor, 'EF', 2)).toMatchObject({
      status: 409,
      body: { code: 'out_of_stock' },
    })
    const { items } = await visitor.cart('GET', '/cart')
    expect(items.map(({ quantityLimits }) => quantityLimits.maximum)).toEqual([2, 2])
  } finally {
    await stock.setFree(100)
  }
})

test('an order has the letters for the shopper and for staff, at the price of Medusa', async () => {
  const visitor = new Visitor(adapter)
  await add(visitor, 'PST', 2)
  const billing = { ...checkoutForm(0).billing, email: `buyer-${randomUUID()}@example.com` }
  const submitted = await submit(visitor, { billing, paymentMethod: 'omise_promptpay' })
  expect(submitted.status).toBe(201)
  const order = Order.parse(submitted.body)
  const price = tote.price + monogramPrice
  expect(order).toMatchObject({ total: 2 * price, subTotal: 2 * price })
  expect(order.orderItems).toMatchObject([{ name: 'Atelier tote', price, quantity: 2 }])
  expect(order.orderItems[0]?.variationAttributes.at(-1)).toEqual({
    name: 'Monogram',
    value: 'PST',
    isText: true,
  })
  const id = await findOrderId(admin, order.orderId)
  const inAdmin = await admin.send<{ order: AdminOrder }>('GET', `/orders/${id}`)
  expect(inAdmin.order).toMatchObject({
    total: 2 * price,
    items: [{ title: 'Atelier tote, Monogram: PST', unit_price: price, quantity: 2 }],
  })

  await payByPromptPay(stack, admin, visitor, order)
  const key = { 'x-order-key': order.accessKey ?? '' }
  const again = await visitor.send('POST', `/orders/${order.orderId}/again`, {}, key)
  const { added, cart } = OrderAgain.parse(again.body)
  expect([added, linesOf(cart)]).toEqual([2, [['PST', 2, price]]])
})

const newKey = () => ({ 'idempotency-key': randomUUID() })

/** Runs with another price of the tote in Medusa, in baht. */
async function withPrice(amount: number, run: () => Promise<void>) {
  const path = `/products/${tote.id}/variants/${tote.variantId}`
  const setPrice = (price: number) =>
    admin.send('POST', path, { prices: [{ amount: price, currency_code: 'thb' }] })
  await setPrice(amount)
  try {
    await run()
  } finally {
    await setPrice(tote.price)
  }
}

test('a price that staff change while the tote is in the bag is shown at the next look, and charged', async () => {
  const visitor = new Visitor(adapter)
  await add(visitor, 'OLD')
  const { totals } = await visitor.cart('GET', '/cart')
  await withPrice(tote.price + 1000, async () => {
    const outdated = checkoutForm(totals.totalPrice)
    expect(await visitor.send('POST', '/checkout', outdated, newKey())).toMatchObject({
      status: 409,
      body: { code: 'conflict', cart: { totals: { totalPrice: totals.totalPrice + 1000 } } },
    })
  })
  await withPrice(tote.price + 2000, async () => {
    const cart = await visitor.cart('GET', '/cart')
    expect(linesOf(cart)).toEqual([['OLD', 1, tote.price + 2000 + monogramPrice]])
    const { status, body } = await submit(visitor)
    expect([status, Order.parse(body).total]).toEqual([201, totals.totalPrice + 2000])
  })
})

test('a tote with the same letters joins the line in the bag after a change of its price', async () => {
  const visitor = new Visitor(adapter)
  await add(visitor, 'NEW')
  await withPrice(tote.price - 1000, async () => {
    await add(visitor, 'NEW')
    const cart = await visitor.cart('GET', '/cart')
    expect(linesOf(cart)).toEqual([['NEW', 2, tote.price - 1000 + monogramPrice]])
    expect(cart.totals.totalSaving).toBe(0)
  })
})
