import { Cart } from '@vitrine/contract/cart.ts'
import { covers } from '@vitrine/tests/support/clauses/covers.ts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { coupons } from '#cms/database/schema/cart.ts'
import { products, variations } from '#cms/database/schema/catalog.ts'
import { addProduct } from '#cms/tests/support/addProduct.ts'
import { createTestClock } from '#cms/tests/support/clock.ts'
import { sharedCms } from '#cms/tests/support/sharedCms.ts'
import { createShopper } from '#cms/tests/support/shopper.ts'

interface Problem {
  code: string
  message: string
  fields?: Record<string, string>
}

const clock = createTestClock()
let nextId = 100

const cms = sharedCms({ clock })

/** A new simple product, whose variation has the same id. */
async function newProduct(options: { stock?: number; price?: number; regularPrice?: number } = {}) {
  nextId += 1
  await addProduct(cms.cms.database, { id: nextId, variations: [{ id: nextId, ...options }] })
  return String(nextId)
}

const setStock = (id: string, stock: number) =>
  cms.cms.database
    .update(variations)
    .set({ stock })
    .where(eq(variations.id, Number(id)))

const shopper = () => createShopper(cms.url)

test('GET /cart is empty and sets no cookie when a guest has no bag', async () => {
  const guest = shopper()
  const { status, body, headers } = await guest.request<Cart>('GET', '/api/v1/cart')
  expect(status).toBe(200)
  expect(Cart.parse(body)).toMatchObject({ items: [], itemCount: 0, totals: { totalPrice: 0 } })
  expect(headers.getSetCookie()).toEqual([])
  expect(headers.get('cache-control')).toBe('private, no-store')
})

test('POST /cart adds a product and sets an HttpOnly cookie', async () => {
  covers('calls.cart.add', 'calls.cart.full-response', 'calls.cart.read')

  const guest = shopper()
  const id = await newProduct({ price: 1500, regularPrice: 2000 })
  const added = await guest.request<Cart>('POST', '/api/v1/cart', { body: { id, quantity: 2 } })
  expect(added.status).toBe(200)
  expect(added.headers.getSetCookie()[0]).toMatch(
    /^vitrine_cart=[\w-]{43};.*HttpOnly.*SameSite=Lax/,
  )
  const { body } = await guest.request<Cart>('GET', '/api/v1/cart')
  expect(body).toEqual(added.body)
  expect(body).toMatchObject({
    itemCount: 2,
    items: [{ id, quantity: 2, total: 3000, quantityLimits: { minimum: 1, maximum: 10 } }],
    totals: { totalItems: 3000, totalSaving: 1000, totalShipping: 0, totalPrice: 3000 },
  })
})

test('adding the same product increases its line and leaves other bags unchanged', async () => {
  const id = await newProduct({ price: 500 })
  const [first, second] = [shopper(), shopper()]
  await first.request('POST', '/api/v1/cart', { body: { id, quantity: 1 } })
  await second.request('POST', '/api/v1/cart', { body: { id, quantity: 3 } })
  const { body } = await first.request<Cart>('POST', '/api/v1/cart', { body: { id, quantity: 1 } })
  expect(body.items.map((item) => item.quantity)).toEqual([2])
  expect(body.totals).toMatchObject({ totalItems: 1000, totalShipping: 80, totalPrice: 1080 })
  const express = await first.request<Cart>('GET', '/api/v1/cart?shippingMethod=express')
  expect(express.body.totals).toMatchObject({ totalShipping: 150, totalPrice: 1150 })
})

test('adding more than the stock is rejected with the remaining quantity and leaves the bag unchanged', async () => {
  const guest = shopper()
  const id = await newProduct({ stock: 2 })
  const rejected = await guest.request<Problem>('POST', '/api/v1/cart', {
    body: { id, quantity: 3 },
  })
  expect(rejected.status).toBe(409)
  expect(rejected.body).toEqual({ code: 'out_of_stock', message: `Only 2 of Dress ${id} left.` })
  await guest.request('POST', '/api/v1/cart', { body: { id, quantity: 1 } })
  const again = await guest.request<Problem>('POST', '/api/v1/cart', { body: { id, quantity: 2 } })
  expect(again.body.message).toBe(`Only 2 of Dress ${id} left. You already have 1 in your bag.`)
  const { body } = await guest.request<Cart>('GET', '/api/v1/cart')
  expect(body.itemCount).toBe(1)
})

test.each([
  [{ quantity: 0 }, 422, 'invalid'],
  [{ quantity: 1.5 }, 422, 'invalid'],
  [{ quantity: 'two' }, 422, 'invalid'],
  [{ id: '99999999' }, 404, 'not_found'],
  [{ id: "1' or '1'='1" }, 404, 'not_found'],
  [{ id: '' }, 422, 'invalid'],
  [{ variation: [{ attribute: 'size', value: 'm' }] }, 422, 'invalid'],
])('adding %o returns %i %s', async (change, status, code) => {
  const id = await newProduct()
  const body = { id, quantity: 1, ...change }
  const response = await shopper().request<Problem>('POST', '/api/v1/cart', { body })
  expect([response.status, response.body.code]).toEqual([status, code])
})

test('adding a variable product needs every option, and an empty term matches any swatch', async () => {
  const guest = shopper()
  await addProduct(cms.cms.database, {
    id: 1,
    options: { size: ['s', 'm'], colour: ['ink', 'rose'] },
    variations: [
      { id: 1, terms: { size: 'm', colour: '' }, price: 900 },
      { id: 2, terms: { size: 'm', colour: 'rose' }, price: 950 },
    ],
  })
  const add = (...variation: [string, string][]) =>
    guest.request<Cart & Problem>('POST', '/api/v1/cart', {
      body: {
        id: 1,
        quantity: 1,
        variation: variation.map(([attribute, value]) => ({ attribute, value })),
      },
    })
  expect((await add(['size', 'm'])).body).toMatchObject({
    code: 'invalid',
    fields: { colour: 'Please select an option' },
  })
  expect((await add(['size', 'xl'], ['colour', 'ink'])).body.fields).toHaveProperty('size')
  expect((await add(['size', 's'], ['colour', 'ink'])).status).toBe(422)
  expect((await add(['colour', 'ink'], ['size', 'm'])).status).toBe(200)
  expect((await add(['size', 'm'], ['colour', 'ink'])).body.items).toMatchObject([{ quantity: 2 }])
  const { body } = await add(['size', 'm'], ['colour', 'rose'])
  expect(body.items.map((item) => item.prices.price)).toEqual([900, 950])
  expect(body.items[0]?.variation).toEqual([
    { attribute: 'size', value: 'm', name: 'Size', label: 'M' },
    { attribute: 'colour', value: 'ink', name: 'Colour', label: 'INK' },
  ])
})

test('PATCH and PUT set the quantity and reject one outside the limits', async () => {
  covers('calls.cart.full-response', 'calls.cart.update', 'calls.cart.update-put')

  const guest = shopper()
  const id = await newProduct({ stock: 5 })
  const { body } = await guest.request<Cart>('POST', '/api/v1/cart', { body: { id } })
  const path = `/api/v1/cart/${body.items[0]?.key}`
  const set = (method: string, quantity: number) =>
    guest.request<Cart & Problem>(method, path, { body: { quantity } })
  expect((await set('PATCH', 5)).body.itemCount).toBe(5)
  expect((await set('PUT', 2)).body.itemCount).toBe(2)
  expect((await set('PATCH', 11)).body).toMatchObject({ code: 'invalid' })
  expect((await set('PATCH', 6)).body).toMatchObject({ code: 'out_of_stock' })
  const missing = await guest.request<Problem>('PATCH', '/api/v1/cart/none', {
    body: { quantity: 1 },
  })
  expect(missing.status).toBe(404)
})

test('DELETE /cart/:key returns the bag, also when the line was removed before', async () => {
  covers('cart.remove.gone', 'calls.cart.full-response', 'calls.cart.remove')

  const guest = shopper()
  const { body } = await guest.request<Cart>('POST', '/api/v1/cart', {
    body: { id: await newProduct() },
  })
  const path = `/api/v1/cart/${body.items[0]?.key}`
  for (let time = 0; time < 2; time += 1) {
    const removed = await guest.request<Cart>('DELETE', path)
    expect([removed.status, removed.body.items]).toEqual([200, []])
  }
})

test('a line is reduced when stock falls and keeps its notice until the bag changes', async () => {
  covers('cart.quantity.clamped', 'cart.quantity.clamped-until-seen')

  const guest = shopper()
  const id = await newProduct({ stock: 5 })
  const added = await guest.request<Cart>('POST', '/api/v1/cart', { body: { id, quantity: 5 } })
  const key = added.body.items[0]?.key
  await setStock(id, 2)
  const notice = {
    code: 'clamped',
    message: 'Only 2 left. We’ve changed your quantity from 5.',
    key,
  }
  for (let time = 0; time < 2; time += 1) {
    const { body } = await guest.request<Cart>('GET', '/api/v1/cart')
    expect(body.errors).toEqual([notice])
    expect(body.items).toMatchObject([{ quantity: 2, quantityLimits: { maximum: 2 } }])
  }
  const other = await newProduct()
  const extended = await guest.request<Cart>('POST', '/api/v1/cart', { body: { id: other } })
  expect(extended.body.errors).toEqual([notice])
  const changed = await guest.request<Cart>('PATCH', `/api/v1/cart/${key}`, {
    body: { quantity: 1 },
  })
  expect(changed.body.errors).toEqual([])
})

test('a sold-out line stays in the bag with a notice while it is sold out', async () => {
  covers('cart.sold-out')

  const guest = shopper()
  const id = await newProduct()
  await guest.request('POST', '/api/v1/cart', { body: { id } })
  await setStock(id, 0)
  const soldOut = await guest.request<Cart>('GET', '/api/v1/cart')
  expect(soldOut.body.errors).toMatchObject([{ code: 'sold_out' }])
  expect(soldOut.body.items[0]?.quantityLimits.maximum).toBe(0)
  await setStock(id, 4)
  expect((await guest.request<Cart>('GET', '/api/v1/cart')).body.errors).toEqual([])
})

test('a changed price is adopted with a notice', async () => {
  const guest = shopper()
  const id = await newProduct({ price: 1000 })
  await guest.request('POST', '/api/v1/cart', { body: { id } })
  await cms.cms.database
    .update(variations)
    .set({ price: 120_000 })
    .where(eq(variations.id, Number(id)))
  const { body } = await guest.request<Cart>('GET', '/api/v1/cart')
  expect(body.errors).toMatchObject([{ message: 'The price has changed from ฿1,000 to ฿1,200.' }])
  expect(body.totals.totalItems).toBe(1200)
})

test('a deleted product is removed from the bag with a notice until the bag changes', async () => {
  const guest = shopper()
  const id = await newProduct()
  await guest.request('POST', '/api/v1/cart', { body: { id } })
  await cms.cms.database.delete(products).where(eq(products.id, Number(id)))
  for (let time = 0; time < 2; time += 1) {
    const { body } = await guest.request<Cart>('GET', '/api/v1/cart')
    expect(body.items).toEqual([])
    expect(body.errors).toMatchObject([
      { message: `Dress ${id} is no longer available and has been removed from your bag.` },
    ])
  }
  const changed = await guest.request<Cart>('POST', '/api/v1/cart', {
    body: { id: await newProduct() },
  })
  expect(changed.body.errors).toEqual([])
})

test('coupons discount the bag, are rejected with a reason and are removed with a notice when invalid', async () => {
  covers('cart.coupons.apply')

  const guest = shopper()
  await cms.cms.database.insert(coupons).values([
    { code: 'TEN', description: '10% off', kind: 'percent', amount: 10, minimum: 100_000 },
    { code: 'OLD', description: '', kind: 'fixed', amount: 1, expiresAt: clock.now() },
  ])
  const id = await newProduct({ price: 600 })
  const { body: cart } = await guest.request<Cart>('POST', '/api/v1/cart', { body: { id } })
  const enter = (code: string) =>
    guest.request<Cart & Problem>('POST', '/api/v1/cart/coupons', { body: { code } })
  expect((await enter('nothing')).body.message).toBe(
    'Coupon NOTHING doesn’t exist. Please check the code.',
  )
  expect((await enter('old')).body.message).toBe('Coupon OLD has expired.')
  expect((await enter('ten')).body).toMatchObject({
    code: 'invalid',
    fields: { code: 'Coupon TEN is valid on orders of ฿1,000 or more.' },
  })
  const path = `/api/v1/cart/${cart.items[0]?.key}`
  await guest.request('PATCH', path, { body: { quantity: 2 } })
  for (let time = 0; time < 2; time += 1) {
    const { body } = await enter(' ten ')
    expect(body.coupons).toEqual([{ code: 'TEN', description: '10% off', discount: 120 }])
    expect(body.totals).toMatchObject({ totalDiscount: 120, totalPrice: 1160 })
  }
  const reduced = await guest.request<Cart>('PATCH', path, { body: { quantity: 1 } })
  expect(reduced.body.coupons).toEqual([])
  expect(reduced.body.errors).toMatchObject([{ code: 'coupon_removed' }])
  await guest.request('PATCH', path, { body: { quantity: 2 } })
  await enter('TEN')
  const removed = await guest.request<Cart>('DELETE', '/api/v1/cart/coupons/ten')
  expect(removed.body.coupons).toEqual([])
})

test('free delivery depends on the total after the discount', async () => {
  const guest = shopper()
  const minus = { code: 'MINUS500', description: '', kind: 'fixed' as const, amount: 50_000 }
  await cms.cms.database.insert(coupons).values(minus)
  const id = await newProduct({ price: 1500, regularPrice: 1600 })
  const body = { id, quantity: 2 }
  const { body: cart } = await guest.request<Cart>('POST', '/api/v1/cart', { body })
  expect(cart.totals).toMatchObject({ totalShipping: 0, totalPrice: 3000 })
  const entered = await guest.request<Cart>('POST', '/api/v1/cart/coupons', {
    body: { code: 'MINUS500' },
  })
  expect(entered.body.totals).toMatchObject({
    ...{ totalDiscount: 500, totalSaving: 200, totalShipping: 80, totalPrice: 2580 },
  })
})

test('concurrent changes of one line leave the result of one of them', async () => {
  const guest = shopper()
  const id = await newProduct({ stock: 50 })
  const { body } = await guest.request<Cart>('POST', '/api/v1/cart', { body: { id } })
  const path = `/api/v1/cart/${body.items[0]?.key}`
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      guest.request<Cart>('PATCH', path, { body: { quantity: 1 + (index % 10) } }),
    ),
  )
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
  const last = await guest.request<Cart>('GET', '/api/v1/cart')
  expect(last.body.items).toHaveLength(1)
})
