import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { isWrong, type LedgerEntries } from '@vitrine/commerce/rules/ledger.ts'
import type { Refund } from '../modules/shop/rows'
import { toSatang } from '../orders/placedTotals'

interface PaidOrder {
  order_id: string
  number: number
  /** The total of the order's captured payments, and in `captured` what was captured, in baht. */
  total: string | null
  captured: string | null
  paid_at: Date | null
  /** The id of the approved slip, or null without one. */
  approved: string | null
}

/** Orders whose books are read at a time. */
const batch = 500

/** The numbers of the orders whose books are wrong (`orders.ledger.alarm`). */
export async function findWrongBooks(database: Knex): Promise<number[]> {
  const wrong: number[] = []
  for (let last = 0; ; ) {
    const orders = await readOrders(database, last)
    const refunds = await database<Refund>('shop_refund')
      .whereIn(
        'order_id',
        orders.map(({ order_id }) => order_id),
      )
      .orderBy('requested_at')
    for (const order of orders) {
      const orderRefunds = refunds.filter(({ order_id }) => order_id === order.order_id)
      const books = { total: toSatang(order.total), paidAt: order.paid_at }
      if (isWrong(books, entriesOf(order, orderRefunds))) wrong.push(order.number)
    }
    const end = orders.at(-1)
    if (!end || orders.length < batch) return wrong
    last = end.number
  }
}

async function readOrders(database: Knex, last: number): Promise<PaidOrder[]> {
  const { rows } = await database.raw<{ rows: PaidOrder[] }>(
    `select "shop_order"."order_id", "shop_order"."number", "paid".*, (
        select "id" from "shop_slip"
        where "shop_slip"."order_id" = "shop_order"."order_id" and "status" = 'approved' limit 1
      ) "approved"
      from "shop_order" left join lateral (
        select sum("payment"."amount") "total", sum("taken"."amount") "captured",
          max("taken"."at") "paid_at"
        from "order_payment_collection" "link"
        join "payment" on "payment"."payment_collection_id" = "link"."payment_collection_id"
        join lateral (
          select sum("amount") "amount", max("created_at") "at" from "capture"
          where "payment_id" = "payment"."id" and "deleted_at" is null
        ) "taken" on "taken"."amount" is not null
        where "link"."order_id" = "shop_order"."order_id"
      ) "paid" on true
      where "shop_order"."number" > ? order by "shop_order"."number" limit ${batch}`,
    [last],
  )
  return rows
}

/**
 * The payments of an order: what Medusa captured, and the money that it could not take, of which the first refund has the
 * amount.
 */
function entriesOf(
  { captured, paid_at, approved }: PaidOrder,
  rows: readonly Refund[],
): LedgerEntries {
  const paymentOf = ({ id, charge_id, purpose }: Refund) =>
    purpose === 'order' ? 'order' : (charge_id ?? id)
  const refunds = rows.map((row) => ({
    paymentId: paymentOf(row),
    amount: toSatang(row.amount),
    ...{ status: row.status, purpose: row.purpose, slipId: row.slip_id },
  }))
  const unusable = refunds.filter(
    ({ paymentId, purpose }, index) =>
      purpose !== 'order' &&
      refunds.findIndex((refund) => refund.paymentId === paymentId) === index,
  )
  const taken = { id: 'order', amount: toSatang(captured), purpose: 'order', slipId: approved }
  return {
    payments: [
      ...(paid_at ? [taken] : []),
      ...unusable.map(({ paymentId: id, amount, purpose, slipId }) => ({
        ...{ id, amount, purpose, slipId },
      })),
    ],
    refunds,
  }
}
