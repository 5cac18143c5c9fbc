import { coupons } from '@vitrine/cms/database/schema/cart.ts'
import { couponUses } from '@vitrine/cms/database/schema/orders.ts'
import { addProduct } from '@vitrine/cms/tests/support/addProduct.ts'
import { ApplyCouponDocument } from '@vitrine/web/shop/cart/cart.generated.ts'
import { eq } from 'drizzle-orm'
import { auditOrders } from '../shared/books.ts'
import { orderIn, placeOrder, visitorWithCart } from '../shared/buyer.ts'
import { failuresOf, type Line, type Row } from '../shared/row.ts'
import { type DatabaseKind, type Shop, startShop } from '../shared/shop.ts'
import { Tally } from '../shared/tally.ts'
import type { Visitor } from '../shared/visitor.ts'

const buyers = 100
const plentiful = 900_100
const coupon = 'ONLYONE'

export const races: Row = {
  name: 'races',
  about: '100 buyers of the last piece, 20 times, and raced coupons, on both databases',
  async *run({ times }) {
    const rounds = times(20)
    yield* await raceOn('PGlite', rounds)
    yield* await raceOn('PostgreSQL', rounds)
  },
}

async function raceOn(database: DatabaseKind, rounds: number): Promise<Line[]> {
  const lastPieces = Array.from({ length: rounds }, (_, round) => 900_001 + round)
  await using shop = await startShop({
    database,
    prepare: async (open) => {
      for (const id of lastPieces) await addProduct(open, { id, variations: [{ id, stock: 1 }] })
      await addProduct(open, { id: plentiful, variations: [{ id: plentiful, stock: 1000 }] })
      await open.insert(coupons).values({
        code: coupon,
        description: '',
        kind: 'fixed',
        amount: 10_000,
        usageLimit: rounds,
      })
    },
  })
  const pieces = await raceForPieces(shop, lastPieces)
  const redeemed = await raceForCoupon(shop)
  const ids = [...pieces.orders, ...redeemed.orders]
  const {
    lost,
    duplicated,
    pieces: sum,
    used,
    uses,
  } = await shop.inspect(async (cms) => ({
    ...(await auditOrders(cms, ids, [...lastPieces, plentiful])),
    ...(await couponState(cms.database)),
  }))
  const expected = rounds + 1000
  return [
    {
      what: `${buyers} buyers order the last piece simultaneously, on ${database}`,
      count: `${rounds} pieces, ${pieces.tally.count} requests`,
      outcome: `${pieces.orders.length} orders, ${lost} lost, ${duplicated} duplicated, ${sum} of ${expected} pieces in stock or sold`,
      failures: failuresOf([
        [pieces.orders.length === rounds, `${pieces.orders.length} orders for ${rounds} pieces`],
        [pieces.rejected === rounds * (buyers - 1), `only ${pieces.rejected} buyers were rejected`],
        [lost === 0 && duplicated === 0, 'orders were lost or duplicated'],
        [sum === expected, `${sum} pieces in place of ${expected}`],
        pieces.tally.claim(),
      ]),
    },
    {
      what: `${buyers} buyers redeem a coupon simultaneously, on ${database}`,
      count: `a coupon of ${rounds} uses, ${redeemed.tally.count} requests`,
      outcome: `${redeemed.orders.length} orders with the coupon, ${uses} uses recorded`,
      failures: failuresOf([
        [redeemed.orders.length === rounds, `${redeemed.orders.length} orders for ${rounds} uses`],
        [used === rounds && uses === rounds, `${used} uses counted and ${uses} recorded`],
        redeemed.tally.claim(),
      ]),
    },
  ]
}

async function couponState(database: Parameters<typeof addProduct>[0]) {
  const [row] = await database.select().from(coupons).where(eq(coupons.code, coupon))
  return { used: row?.usedCount, uses: await database.$count(couponUses) }
}

/** Sends the orders of full bags at the same time. */
async function placeTogether(carts: readonly Visitor[], productId: number, expectedTotal: number) {
  const results = await Promise.all(
    carts.map((cart) => placeOrder(cart, { productId, expectedTotal })),
  )
  const orders = results.flatMap((result) => orderIn(result)?.id ?? [])
  const rejected = results.filter(({ code = '' }) => /^(OUT_OF_STOCK|CONFLICT)$/.test(code)).length
  return { orders, rejected }
}

async function raceForPieces({ url }: Shop, lastPieces: readonly number[]) {
  const tally = new Tally()
  const orders: string[] = []
  let rejected = 0
  for (const productId of lastPieces) {
    const carts = await Promise.all(
      Array.from({ length: buyers }, () => visitorWithCart(url, productId, tally)),
    )
    const result = await placeTogether(carts, productId, 1000)
    orders.push(...result.orders)
    rejected += result.rejected
  }
  return { tally, orders, rejected }
}

/** All buyers redeem the coupon at the same time; it has fewer uses than there are buyers. */
async function raceForCoupon({ url }: Shop) {
  const tally = new Tally()
  const carts = await Promise.all(
    Array.from({ length: buyers }, async () => {
      const cart = await visitorWithCart(url, plentiful, tally)
      await cart.run(ApplyCouponDocument, { input: { code: coupon } })
      return cart
    }),
  )
  return { tally, ...(await placeTogether(carts, plentiful, 900)) }
}
