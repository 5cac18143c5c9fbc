import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { coupons } from '#database/schema/cart.ts'
import { variations } from '#database/schema/catalog.ts'
import { couponUses, orderEvents, orders, slips } from '#database/schema/orders.ts'
import { covers } from '#tests/support/clauses/covers.ts'
import { addProduct } from '#tests/support/cms/addProduct.ts'
import { address, buy, place, withKey } from '#tests/support/cms/checkout.ts'
import { fillCarts } from '#tests/support/cms/fillCarts.ts'
import { createShopper, type Shopper } from '#tests/support/cms/shopper.ts'
import { sendSlip, slipImage } from '#tests/support/cms/slip.ts'
import { startCms, type TestCms } from '#tests/support/cms/testCms.ts'

let cms: TestCms
const product = 1
const buyers = 100
/** The robustness run has more. */
const rounds = 5

beforeAll(async () => {
  cms = await startCms()
  await addProduct(cms.cms.database, { id: product, variations: [{ id: product, stock: 1 }] })
  const variations = Array.from({ length: buyers }, (_, index) => ({ id: 1000 + index, stock: 9 }))
  await addProduct(cms.cms.database, { id: 2, name: 'Dress 1', variations })
})
afterAll(() => cms.close())

const setStock = (stock: number) =>
  cms.cms.database.update(variations).set({ stock }).where(eq(variations.id, product))

async function readStock() {
  const [row] = await cms.cms.database.select().from(variations).where(eq(variations.id, product))
  return row?.stock
}

/** Guests with the product in their bags. With a coupon each has another variation, so that they compete only for the coupon. */
async function createGuests(coupon?: string): Promise<Shopper[]> {
  const variationIds = Array.from({ length: buyers }, (_, index) =>
    coupon ? 1000 + index : product,
  )
  const tokens = await fillCarts(cms.cms.database, { productId: product, variationIds, coupon })
  return tokens.map((token) => createShopper(cms.url, new Map([['vitrine_cart', token]])))
}

test('a hundred concurrent buyers of the last piece get one order and no failure', async () => {
  covers('security.orders.atomic')

  for (let round = 0; round < rounds; round += 1) {
    await setStock(1)
    const before = await cms.cms.database.$count(orders)
    const shoppers = await createGuests()
    const responses = await Promise.all(shoppers.map((shopper) => place(shopper)))
    const placed = responses.filter(({ status }) => status === 201)
    const rejected = responses.filter(({ body }) => body.code === 'out_of_stock')
    expect([placed.length, rejected.length]).toEqual([1, buyers - 1])
    expect(await readStock()).toBe(0)
    expect(await cms.cms.database.$count(orders)).toBe(before + 1)
  }
})

test('a hundred concurrent buyers with a coupon of one use redeem it once', async () => {
  covers('security.orders.atomic')

  const code = 'ONLYONE'
  const coupon = { code, description: '', kind: 'fixed' as const, amount: 10_000, usageLimit: 1 }
  await cms.cms.database.insert(coupons).values(coupon)
  const shoppers = await createGuests(code)
  const responses = await Promise.all(
    shoppers.map((shopper) => place(shopper, { expectedTotal: 900 })),
  )
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(responses.filter(({ body }) => body.code === 'conflict')).toHaveLength(buyers - 1)
  const [used] = await cms.cms.database.select().from(coupons).where(eq(coupons.code, code))
  expect(used?.usedCount).toBe(1)
  expect(await cms.cms.database.$count(couponUses, eq(couponUses.code, code))).toBe(1)
})

test('one mailbox in a hundred browsers redeems a single-use coupon once', async () => {
  const code = 'HELLO'
  await cms.cms.database.insert(coupons).values({
    code,
    description: '',
    kind: 'percent',
    amount: 10,
    oncePerCustomer: true,
  })
  const shoppers = await createGuests(code)
  const responses = await Promise.all(
    shoppers.map((shopper, index) => {
      const phone = `+6681${String(1_000_000 + index)}`
      const billing = { ...address, email: `greedy+${index}@example.com`, phone }
      return place(shopper, { billing, expectedTotal: 900 })
    }),
  )
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(responses.filter(({ body }) => body.code === 'conflict')).toHaveLength(buyers - 1)
})

test('of a concurrent cancellation and slip one wins, and the stock is correct', async () => {
  covers('security.orders.atomic')

  const bytes = await slipImage('png', 8, 8)
  await setStock(buyers)
  const guest = createShopper(cms.url)
  let cancelled = 0
  for (let round = 0; round < buyers; round += 1) {
    const order = await buy(guest, product)
    const [cancel, slip] = await Promise.all([
      guest.request('PUT', withKey(`/api/v1/orders/${order.orderId}/cancel`, order)),
      sendSlip(guest, order, { bytes }),
    ])
    expect([cancel.status, slip.status].toSorted()).toEqual([200, 409])
    if (cancel.status === 200) cancelled += 1
    const id = Number(order.orderId)
    const [stored] = await cms.cms.database.select().from(orders).where(eq(orders.id, id))
    expect(stored?.status).toBe(cancel.status === 200 ? 'cancelled' : 'checking_payment')
    expect(await cms.cms.database.$count(orderEvents, eq(orderEvents.orderId, id))).toBe(2)
  }
  expect(await readStock()).toBe(cancelled)
  expect(await cms.cms.database.$count(slips)).toBe(buyers - cancelled)
})

test('two concurrent cancellations return the stock once', async () => {
  covers('orders.cancel.stock')

  await setStock(1)
  const guest = createShopper(cms.url)
  const order = await buy(guest, product)
  const path = withKey(`/api/v1/orders/${order.orderId}/cancel`, order)
  const responses = await Promise.all(Array.from({ length: 10 }, () => guest.request('PUT', path)))
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await readStock()).toBe(1)
})
