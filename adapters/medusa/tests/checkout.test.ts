import { randomUUID } from 'node:crypto'
import { expect, inject, test } from 'vitest'
import { Cart } from '../../../contract/cart.ts'
import { Checkout, Order } from '../../../contract/orders.ts'
import { AdminApi } from './support/adminApi.ts'
import { stocked } from './support/buyable.ts'
import { checkoutForm, place, submit } from './support/checkoutForm.ts'
import { stockOf } from './support/stockOf.ts'
import { Visitor } from './support/visitor.ts'

const stack = inject('stack')
const { adapter } = stack
const admin = await AdminApi.signIn(stack)
const dress = await stocked(admin, adapter, 'silk-slip-dress')

const readOrder = (visitor: Visitor, id: string, key = '') =>
  visitor.send('GET', `/orders/${id}`, undefined, { 'x-order-key': key })

test('the checkout offers the shipping methods, payments and provinces of the embedded CMS', async () => {
  const ours = await new Visitor(adapter).read(Checkout, '/checkout')
  const theirs = await new Visitor(stack.content).read(Checkout, '/checkout')
  expect(ours).toEqual(theirs)
})

test("an order has Medusa's number and Medusa's amounts to the satang, and empties the bag", async () => {
  const visitor = new Visitor(adapter)
  const order = await place(visitor, dress, { shippingMethod: 'express', note: 'Ring twice' })
  expect(order).toMatchObject({
    status: 'on-hold',
    note: 'Ring twice',
    shippingTotal: 150,
    subTotal: dress.price,
    total: dress.price + 150,
    paymentMethod: 'bacs',
  })
  expect(order.orderItems[0]?.variationAttributes).toHaveLength(dress.variation.length)
  const { orders } = await admin.send<{ orders: Record<string, number>[] }>(
    ...(['GET', '/orders?order=-display_id&limit=1&fields=*items,+tax_total,+total'] as const),
  )
  expect(String(orders[0]?.['display_id'])).toBe(order.orderId)
  expect(Math.abs(Number(orders[0]?.['total']) - order.total)).toBeLessThan(0.005)
  expect(Math.round(Number(orders[0]?.['tax_total']))).toBe(order.totalTax)
  expect((await visitor.cart('GET', '/cart')).items).toEqual([])
})

test('a guest reads an order by its key, and not without it', async () => {
  const visitor = new Visitor(adapter)
  const order = await place(visitor, dress)
  const read = await readOrder(new Visitor(adapter), order.orderId, order.accessKey ?? '')
  expect(Order.parse(read.body)).toEqual(order)
  const end = order.accessKey?.split('.')[0]
  for (const key of ['', `${end}.forged`, order.accessKey?.slice(0, -1)])
    expect(await readOrder(visitor, order.orderId, key)).toMatchObject({ status: 404 })
})

test('another total than the shopper saw is a conflict with the cart, and places nothing', async () => {
  const visitor = new Visitor(adapter)
  const { id, variation } = dress
  await visitor.cart('POST', '/cart', { id, variation, quantity: 1 })
  const { status, body } = await visitor.send('POST', '/checkout', checkoutForm(1), {
    'idempotency-key': randomUUID(),
  })
  expect(status).toBe(409)
  const { cart, code } = body as { cart: unknown; code: string }
  expect([code, Cart.parse(cart).itemCount]).toEqual(['conflict', 1])
  expect((await visitor.cart('GET', '/cart')).itemCount).toBe(1)
})

test('express is rejected outside Bangkok, in the bag and at the checkout', async () => {
  const visitor = new Visitor(adapter)
  const { id, variation } = dress
  await visitor.cart('POST', '/cart', { id, variation, quantity: 1 })
  const bag = await visitor.send('GET', '/cart?shippingMethod=express&province=Phuket')
  expect(bag).toMatchObject({ status: 422, body: { code: 'invalid' } })
  const shipping = {
    ...checkoutForm(0).shipping,
    city: 'Mueang Phuket',
    state: 'Phuket',
    postcode: '83000',
  }
  const { status, body } = await submit(visitor, { shippingMethod: 'express', shipping })
  expect([status, Object.keys((body as { fields: object }).fields)]).toEqual([
    422,
    ['shippingMethod'],
  ])
})

test('the same key with another body is a conflict', async () => {
  const visitor = new Visitor(adapter)
  const key = randomUUID()
  await place(visitor, dress, { key })
  const { id, variation } = dress
  await visitor.cart('POST', '/cart', { id, variation, quantity: 1 })
  const again = await submit(visitor, { key, note: 'Another body' })
  expect(again).toMatchObject({ status: 409, body: { code: 'conflict' } })
})

test('cancelling an unpaid order returns its pieces once', async () => {
  const visitor = new Visitor(adapter)
  const stock = await stockOf(admin, dress.variantId)
  const before = await stock.read()
  const { orderId, accessKey } = await place(visitor, dress)
  expect((await stock.read()).reserved_quantity).toBe(before.reserved_quantity + 1)
  const cancel = () =>
    visitor.send('PUT', `/orders/${orderId}/cancel`, undefined, { 'x-order-key': accessKey ?? '' })
  expect(await cancel()).toMatchObject({ status: 200 })
  expect(await cancel()).toMatchObject({ status: 409, body: { code: 'conflict' } })
  expect((await stock.read()).reserved_quantity).toBe(before.reserved_quantity)
  const { body } = await readOrder(visitor, orderId, accessKey ?? '')
  expect(Order.parse(body).timeline?.map(({ step }) => step)).toEqual(['placed', 'cancelled'])
})
