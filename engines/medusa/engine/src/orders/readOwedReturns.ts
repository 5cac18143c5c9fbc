import type { Knex } from '@medusajs/framework/mikro-orm/knex'

/** A return that has arrived, but whose money no refund returns. */
export interface OwedReturn {
  id: string
  orderId: string
  number: number
  at: string
}

/** The money of an order that is captured and that no refund returns, in baht. */
const left = `select sum("taken"."amount") - sum("given"."amount") as "amount"
  from "order_payment_collection" "link"
  join "payment" on "payment"."payment_collection_id" = "link"."payment_collection_id"
  cross join lateral (select coalesce(sum("amount"), 0) as "amount" from "capture"
    where "payment_id" = "payment"."id" and "deleted_at" is null) "taken"
  cross join lateral (select coalesce(sum("amount"), 0) as "amount" from "refund"
    where "payment_id" = "payment"."id" and "deleted_at" is null) "given"
  where "link"."order_id" = "return"."order_id" and "link"."deleted_at" is null`

/** A refund that staff recorded in Medusa since the return arrived. */
const refund = `select from "order_payment_collection" "link"
  join "payment" on "payment"."payment_collection_id" = "link"."payment_collection_id"
  join "refund" on "refund"."payment_id" = "payment"."id"
  where "link"."order_id" = "return"."order_id" and "refund"."deleted_at" is null
    and "refund"."created_at" >= "return"."received_at"`

/**
 * Reads the returns that have arrived and wait for a refund, oldest first, of orders or of all: money of the order is left, and
 * staff have recorded no refund since (`orders.return.refund`).
 */
export async function readOwedReturns(
  database: Knex,
  orderIds?: readonly string[],
): Promise<OwedReturn[]> {
  const { rows } = await database.raw<{ rows: OwedReturn[] }>(
    `select "return"."id", "return"."order_id" as "orderId", "shop_order"."number",
        "return"."received_at" as "at"
      from "return" join "shop_order" on "shop_order"."order_id" = "return"."order_id"
      where "return"."status" = 'received' and "return"."deleted_at" is null
        and (:isOfAll or "return"."order_id" = any(:orderIds))
        and (${left}) > 0.005 and not exists (${refund})
      order by "return"."received_at"`,
    { isOfAll: orderIds === undefined, orderIds: [...(orderIds ?? [])] },
  )
  return rows
}
