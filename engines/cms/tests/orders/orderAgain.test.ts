import type { OrderAgain } from '@vitrine/contract/orders.ts'
import { covers } from '@vitrine/tests/support/clauses/covers.ts'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { products, variations } from '#cms/database/schema/catalog.ts'
import { recordTransfer } from '#cms/staff/refunds.ts'
import { addProduct } from '#cms/tests/support/addProduct.ts'
import { buy, type OrderBody, type Problem, place, withKey } from '#cms/tests/support/checkout.ts'
import { register } from '#cms/tests/support/customer.ts'
import { sharedCms } from '#cms/tests/support/sharedCms.ts'
import { createShopper, type Shopper } from '#cms/tests/support/shopper.ts'

type Again = z.infer<typeof OrderAgain> & Problem

const cms = sharedCms()
beforeAll(async () => {
  const size = { size: ['s', 'm'] }
  await addProduct(cms.cms.database, {
    id: 1,
    options: size,
    variations: [
      { id: 1, terms: { size: 's' }, stock: 100 },
      { id: 2, terms: { size: 'm' }, stock: 100 },
    ],
  })
  for (const id of [3, 4])
    await addProduct(cms.cms.database, { id, variations: [{ id, stock: 100 }] })
})

const guest = () => createShopper(cms.url)
const setStock = (id: number, stock: number) =>
  cms.cms.database.update(variations).set({ stock }).where(eq(variations.id, id))
const pay = (order: OrderBody) =>
  recordTransfer(cms.cms, { id: order.orderId, amount: order.total * 100 }, () => {})
const again = (shopper: Shopper, order: OrderBody) =>
  shopper.request<Again>('POST', withKey(`/api/v1/orders/${order.orderId}/again`, order))

/** A paid order of two pieces of size M and one of another product. */
async function paidOrder(shopper = guest()) {
  const variation = [{ attribute: 'size', value: 'm' }]
  await shopper.request('POST', '/api/v1/cart', { body: { id: 1, quantity: 2, variation } })
  await shopper.request('POST', '/api/v1/cart', { body: { id: 3 } })
  const { body } = await place(shopper, { expectedTotal: 3000 })
  await pay(body)
  return body
}
const linesOf = ({ cart }: Again) =>
  cart.items
    .map(({ name, quantity, variation }) =>
      [name, ...variation.map(({ value }) => value), quantity].join(' '),
    )
    .toSorted()

test('the pieces of an order are put into the bag once, however often it is ordered again', async () => {
  covers('orders.again.bag')

  const shopper = guest()
  const order = await paidOrder(shopper)
  for (const _ of ['first', 'second']) {
    const { status, body } = await again(shopper, order)
    expect(status).toBe(200)
    expect(linesOf(body)).toEqual(['Dress 1 m 2', 'Dress 3 1'])
    expect(body).toMatchObject({ added: 3, unavailable: [] })
  }
})

test('ordering again at the same time adds each piece once and leaves more pieces as they are', async () => {
  covers('orders.again.once')

  const shopper = guest()
  const order = await paidOrder(shopper)
  await shopper.request('POST', '/api/v1/cart', { body: { id: 3, quantity: 4 } })
  const results = await Promise.all([again(shopper, order), again(shopper, order)])
  for (const { body } of results) expect(linesOf(body)).toEqual(['Dress 1 m 2', 'Dress 3 4'])
})

test('what is sold out, reduced or removed is listed with the number of missing pieces', async () => {
  covers('orders.again.unavailable')

  const order = await paidOrder()
  await setStock(2, 1)
  await setStock(3, 0)
  const { body } = await again(guest(), order)
  expect(linesOf(body)).toEqual(['Dress 1 m 1'])
  expect(body.added).toBe(1)
  expect(body.unavailable).toEqual([
    { name: 'Dress 1', quantity: 1, variationAttributes: [{ name: 'Size', value: 'M' }] },
    { name: 'Dress 3', quantity: 1, variationAttributes: [] },
  ])
  await setStock(2, 100)
  await setStock(3, 100)
  const gone = await buy(guest(), 4)
  await pay(gone)
  await cms.cms.database.delete(products).where(eq(products.id, 4))
  const { body: none } = await again(guest(), gone)
  expect(none).toMatchObject({ added: 0, cart: { items: [] }, unavailable: [{ name: 'Dress 4' }] })
})

test('an order that waits to be paid cannot be ordered again, and says so', async () => {
  covers('orders.again.paid')

  const order = await buy(guest(), 3)
  expect(order.canOrderAgain).toBe(false)
  const { status, body } = await again(guest(), order)
  expect([status, body.code]).toEqual([409, 'conflict'])
  await pay(order)
  const read = await guest().request<OrderBody>(
    'GET',
    withKey(`/api/v1/orders/${order.orderId}`, order),
  )
  expect(read.body.canOrderAgain).toBe(true)
})

test('only the owner of an order can order it again', async () => {
  covers('orders.again.owner')

  const order = await paidOrder()
  const customer = guest()
  await register(customer)
  const customerOrder = await paidOrder(customer)
  expect((await again(customer, customerOrder)).status).toBe(200)
  const stranger = guest()
  await register(stranger)
  for (const foreign of [customerOrder, { ...order, accessKey: 'wrong' }])
    expect((await again(stranger, foreign)).status).toBe(404)
  const withoutKey = await guest().request('POST', `/api/v1/orders/${order.orderId}/again`)
  expect(withoutKey.status).toBe(401)
})
