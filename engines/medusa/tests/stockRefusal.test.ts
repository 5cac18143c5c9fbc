import { Cart } from '@vitrine/contract/cart.ts'
import postgres from 'postgres'
import { expect, inject, test } from 'vitest'
import { AdminApi } from './support/adminApi.ts'
import { stocked } from './support/buyable.ts'
import { submit } from './support/checkoutForm.ts'
import { readVariantStock } from './support/readVariantStock.ts'
import { Visitor } from './support/visitor.ts'

const stack = inject('stack')
const { adapter } = stack
const admin = await AdminApi.signIn(stack)
const dress = await stocked(admin, adapter, 'silk-slip-dress')

/**
 * Holds up the placing of an order between the hold of its pieces and Medusa's own reservation: writes to the cart wait for
 * a lock of its row.
 * @param change runs while the order waits
 */
async function duringPlacing<Result>(
  cartId: string,
  place: () => Promise<Result>,
  change: () => Promise<unknown>,
): Promise<Result> {
  await using holder = await database()
  await using observer = await database()
  const placed = await holder.sql.begin(async (transaction) => {
    await transaction`select id from cart where id = ${cartId} for update`
    const placing = place()
    await expect.poll(() => isHeldAndWaits(observer.sql, cartId), { timeout: 60_000 }).toBe(true)
    await change()
    // In an object, because the transaction would wait for a promise.
    return { placing }
  })
  return placed.placing
}

async function database() {
  const sql = postgres(stack.databaseUrl, { max: 1 })
  return { sql, [Symbol.asyncDispose]: () => sql.end() }
}

/** Whether the pieces of a cart are held, and a statement waits for a lock of another transaction. */
async function isHeldAndWaits(sql: postgres.Sql, cartId: string): Promise<boolean> {
  const [row] = await sql<{ found: boolean }[]>`
    select exists (select from shop_stock_hold where cart_id = ${cartId})
      and exists (select from pg_locks where not granted) as found`
  return row?.found ?? false
}

test('an order whose last pieces are taken in Medusa while it is placed gets out_of_stock with the cart', async () => {
  const visitor = new Visitor(adapter)
  const { id, variation } = dress
  const { items } = await visitor.cart('POST', '/cart', { id, variation, quantity: 2 })
  const stock = await readVariantStock(admin, dress.variantId)
  const before = await stock.read()
  const { status, body } = await duringPlacing(
    visitor.cartId,
    () => submit(visitor),
    () => stock.setFree(1),
  )
  expect(status, JSON.stringify(body)).toBe(409)
  const { code, cart, fields, message } = body as Record<'code' | 'message', string> & {
    cart: unknown
    fields: Record<string, string>
  }
  expect(code).toBe('out_of_stock')
  expect(message).toMatch(/^Only 1 of .* left/)
  expect(fields).toEqual({ [items[0]?.key ?? '']: message })
  expect(Cart.parse(cart).itemCount).toBe(2)
  expect((await stock.read()).reserved_quantity).toBe(before.reserved_quantity)
})

test('the bag that was rejected can be ordered once the pieces are back', async () => {
  const visitor = new Visitor(adapter)
  const { id, variation } = dress
  const stock = await readVariantStock(admin, dress.variantId)
  await stock.setFree(2)
  await visitor.cart('POST', '/cart', { id, variation, quantity: 2 })
  const key = `refused-${Date.now()}`
  const placing = () => submit(visitor, { key })
  const refused = await duringPlacing(visitor.cartId, placing, () => stock.setFree(0))
  expect(refused).toMatchObject({ status: 409, body: { code: 'out_of_stock' } })
  await stock.setFree(2)
  expect(await submit(visitor, { key })).toMatchObject({ status: 201 })
  await stock.setFree(100)
})
