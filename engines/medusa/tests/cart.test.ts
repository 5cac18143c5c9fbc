import { Listing } from '@vitrine/contract/catalog.ts'
import fc from 'fast-check'
import { beforeAll, expect, inject, test } from 'vitest'
import { StoreApi } from '../server/medusa/storeApi.ts'
import { type Buyable, buyable } from './support/buyable.ts'
import { Visitor } from './support/visitor.ts'

const { adapter, engine, publishableKey } = inject('stack')

let dress: Buyable
let buyables: Buyable[]

beforeAll(async () => {
  dress = await buyable(adapter, 'silk-slip-dress')
  const { data } = await new Visitor(adapter).read(Listing, '/products?sort=price&limit=48')
  const slugs = data
    .filter(({ type, stockStatus }) => type === 'variable' && stockStatus === 'instock')
    .map(({ url }) => url.split('/').at(-1) ?? '')
  buyables = await Promise.all(
    slugs.filter((_, index) => index % 8 === 0).map((slug) => buyable(adapter, slug)),
  )
  const tote = await buyable(adapter, 'atelier-tote')
  const monogram = { attribute: 'monogram', value: 'AB' }
  buyables.push({ ...tote, variation: [...tote.variation, monogram] })
})

test('adding a dress creates a cart with its price, its options and standard shipping', async () => {
  const visitor = new Visitor(adapter)
  const { price, ...body } = dress
  const cart = await visitor.cart('POST', '/cart', { ...body, quantity: 1 })
  expect(visitor.cartId).toMatch(/^cart_/)
  expect(cart.items).toHaveLength(1)
  expect(cart.items[0]).toMatchObject({
    quantity: 1,
    permalink: '/product/silk-slip-dress',
    prices: { price },
  })
  expect(cart.items[0]?.variation).toMatchObject(dress.variation)
  expect(cart.items[0]?.images).toHaveLength(1)
  const totalShipping = price >= 3000 ? 0 : 80
  expect(cart.totals).toMatchObject({
    totalItems: price,
    totalShipping,
    totalPrice: price + totalShipping,
  })
  expect(await visitor.cart('GET', '/cart')).toEqual(cart)
})

test('adding it again increases the line, and removing the line empties the cart', async () => {
  const visitor = new Visitor(adapter)
  await visitor.cart('POST', '/cart', { ...dress, quantity: 1 })
  const { items, itemCount } = await visitor.cart('POST', '/cart', { ...dress, quantity: 2 })
  expect([items.length, itemCount]).toEqual([1, 3])
  const key = items[0]?.key ?? ''
  expect((await visitor.cart('PATCH', `/cart/${key}`, { quantity: 1 })).itemCount).toBe(1)
  const emptied = await visitor.cart('DELETE', `/cart/${key}`)
  expect([emptied.items, emptied.totals.totalPrice]).toEqual([[], 0])
})

test('more pieces than there are get out_of_stock or invalid, and the cart stays', async () => {
  const visitor = new Visitor(adapter)
  const { items } = await visitor.cart('POST', '/cart', { ...dress, quantity: 1 })
  const over = await visitor.send('PATCH', `/cart/${items[0]?.key}`, { quantity: 900 })
  expect([409, 422]).toContain(over.status)
  const missing = await visitor.send('POST', '/cart', { id: dress.id, quantity: 1, variation: [] })
  expect(missing).toMatchObject({ status: 422, body: { message: 'Please select an option' } })
  expect((await visitor.cart('GET', '/cart')).itemCount).toBe(1)
})

test("a visitor cannot change a line of another visitor's cart", async () => {
  const owner = new Visitor(adapter)
  const other = new Visitor(adapter)
  const { items } = await owner.cart('POST', '/cart', { ...dress, quantity: 1 })
  await other.cart('POST', '/cart', { ...dress, quantity: 1 })
  const received = await other.send('DELETE', `/cart/${items[0]?.key}`)
  expect(received).toMatchObject({ status: 404, body: { code: 'not_found' } })
  expect((await owner.cart('GET', '/cart')).itemCount).toBe(1)
})

test('a coupon is a promotion of Medusa: its minimum, its dates and unknown codes are checked', async () => {
  const visitor = new Visitor(adapter)
  const coupon = (code: string) => visitor.send('POST', '/cart/coupons', { code })
  await visitor.cart('POST', '/cart', { ...dress, quantity: 1 })
  const { totals: before } = await visitor.cart('GET', '/cart')
  const applied = await visitor.cart('POST', '/cart/coupons', { code: 'first50' })
  expect(applied.coupons).toMatchObject([{ code: 'FIRST50', discount: 300 }])
  expect(applied.totals.totalPrice).toBe(before.totalPrice - 300)
  expect(await coupon('SONGKRAN2026')).toMatchObject({ status: 422, body: { code: 'invalid' } })
  expect(await coupon('NO-SUCH-COUPON')).toMatchObject({ status: 422, body: { fields: {} } })
  const removed = await visitor.cart('DELETE', '/cart/coupons/FIRST50')
  expect(removed.totals).toEqual(before)
})

test("the totals of the shop are Medusa's, for any bag with coupons", async () => {
  const api = new StoreApi({ url: engine, publishableKey, timeout: 60_000 })
  const line = fc.record({ index: fc.nat(), quantity: fc.integer({ min: 1, max: 3 }) })
  const coupon = fc.constantFrom(null, 'FIRST50', 'SILK500')
  const carts = fc.record({ lines: fc.array(line, { minLength: 1, maxLength: 3 }), coupon })
  const check = async ({
    lines,
    coupon: code,
  }: {
    lines: { index: number; quantity: number }[]
    coupon: string | null
  }) => {
    const visitor = new Visitor(adapter)
    const wanted = lines.flatMap(({ index, quantity }) => {
      const piece = buyables[index % buyables.length]
      return piece ? [{ ...piece, quantity }] : []
    })
    for (const piece of wanted) await visitor.send('POST', '/cart', piece)
    if (code) await visitor.send('POST', '/cart/coupons', { code })
    const { totals, items } = await visitor.cart('GET', '/cart')
    const { cart } = await api.get<{ cart: Record<string, number> }>(`/carts/${visitor.cartId}`)
    const { totalItems, totalDiscount, totalShipping, totalPrice } = totals
    expect(totalItems).toBe(
      items.reduce((sum, { prices, quantity }) => sum + prices.price * quantity, 0),
    )
    expect(totalPrice).toBe(totalItems - totalDiscount + totalShipping)
    expect(totals.totalItemsTax - totals.totalDiscountTax + totals.totalShippingTax).toBe(
      totals.totalTax,
    )
    // To the satang: Medusa's sums of shares have errors of binary fractions.
    const shown = {
      total: totalPrice,
      discount_total: totalDiscount,
      shipping_total: totalShipping,
    }
    for (const [name, amount] of Object.entries(shown))
      expect(Math.abs(Number(cart[name]) - amount), `${name}: ${cart[name]}`).toBeLessThan(0.005)
  }
  await fc.assert(fc.asyncProperty(carts, check), { numRuns: 6, endOnFailure: true })
})
