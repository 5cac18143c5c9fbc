import { beforeAll, expect, inject, test } from 'vitest'
import { AdminApi } from './support/adminApi.ts'
import { type Buyable, buyable } from './support/buyable.ts'
import { checkoutForm } from './support/checkoutForm.ts'
import { readVariantStock } from './support/readVariantStock.ts'
import { type Received, Visitor } from './support/visitor.ts'

const stack = inject('stack')

/** Buyers and pieces of the race; docs/medusa.md has the figures of 100 × 20. */
const buyers = Number(process.env['RACE_BUYERS'] ?? 20)
const pieces = Number(process.env['RACE_PIECES'] ?? 4)

/** Buyers whose bags are filled at the same time. */
const filledTogether = 5

let admin: AdminApi
let dress: Buyable

beforeAll(async () => {
  admin = await AdminApi.signIn(stack)
  dress = await buyable(stack.adapter, 'silk-slip-dress')
})

async function visitorsWithCarts(): Promise<Visitor[]> {
  const visitors = Array.from({ length: buyers }, () => new Visitor(stack.adapter))
  const { id, variation } = dress
  for (let start = 0; start < buyers; start += filledTogether)
    await Promise.all(
      visitors
        .slice(start, start + filledTogether)
        .map((visitor) => visitor.cart('POST', '/cart', { id, variation, quantity: 1 })),
    )
  return visitors
}

/** Submits until the shop decides: the engine may need longer than the adapter waits, as for a lost response. */
async function decide(visitor: Visitor, form: object, key: string): Promise<Received> {
  const received = await visitor.send('POST', '/checkout', form, { 'idempotency-key': key })
  return received.status === 503 ? decide(visitor, form, key) : received
}

/** The form for one piece of the dress, which standard delivery brings. */
async function formFor(visitor: Visitor) {
  const { totals } = await visitor.cart('GET', '/cart')
  return checkoutForm(totals.totalPrice)
}

test('exactly the last pieces are sold when many buyers submit at the same time', {
  timeout: 1_200_000,
}, async () => {
  const stock = await readVariantStock(admin, dress.variantId)
  await stock.setFree(buyers)
  const visitors = await visitorsWithCarts()
  await stock.setFree(pieces)
  const before = await stock.read()
  const form = await formFor(visitors[0] ?? new Visitor(stack.adapter))
  const start = Date.now()
  const results = await Promise.all(
    visitors.map((visitor, index) => decide(visitor, form, `race-${start}-${index}`)),
  )
  console.log(`${buyers} × ${pieces}: decided in ${(Date.now() - start) / 1000} s`)
  const statuses = results.map(({ status, body }) => {
    const { code } = body as { code?: string }
    return status === 201 ? 'placed' : `${status} ${code}`
  })
  const count = (wanted: string) => statuses.filter((status) => status === wanted).length
  expect([count('placed'), count('409 out_of_stock')], statuses.join()).toEqual([
    pieces,
    buyers - pieces,
  ])
  const numbers = results.flatMap(({ body }) => (body as { orderId?: string }).orderId ?? [])
  expect(new Set(numbers).size).toBe(pieces)
  const after = await stock.read()
  expect(after.reserved_quantity - before.reserved_quantity).toBe(pieces)
  await stock.setFree(100)
})

test('a checkout that is submitted five times with one key places one order', async () => {
  const visitor = new Visitor(stack.adapter)
  const { id, variation } = dress
  await visitor.cart('POST', '/cart', { id, variation, quantity: 1 })
  const stock = await readVariantStock(admin, dress.variantId)
  const before = await stock.read()
  const key = `twice-${Date.now()}`
  const form = await formFor(visitor)
  const results = await Promise.all(Array.from({ length: 5 }, () => decide(visitor, form, key)))
  const numbers = results.map(({ body }) => (body as { orderId?: string }).orderId)
  expect(results.map(({ status }) => status)).toEqual(Array(5).fill(201))
  expect(new Set(numbers).size).toBe(1)
  expect((await stock.read()).reserved_quantity).toBe(before.reserved_quantity + 1)
})
