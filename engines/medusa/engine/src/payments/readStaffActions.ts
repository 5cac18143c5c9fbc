import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { StaffAction } from './desk'

const ofPayments = (table: string) => `"${table}"
  join "payment" on "payment"."id" = "${table}"."payment_id"
  join "order_payment_collection" "link"
    on "link"."payment_collection_id" = "payment"."payment_collection_id"`

/** Statements of the actions of staff, with the order's id as their only parameter. */
const statements = [
  `select "decided_at" "at", 'Slip ' || "status" "action", "amount", "decided_by" "user_id"
    from "shop_slip" where "order_id" = :orderId`,
  `select "capture"."created_at", 'Payment recorded', "capture"."amount", "created_by"
    from ${ofPayments('capture')} where "link"."order_id" = :orderId`,
  `select "refund"."created_at", 'Refund requested', "refund"."amount", "created_by"
    from ${ofPayments('refund')} where "link"."order_id" = :orderId`,
  `select "settled_at", 'Refund made by hand', "amount", "settled_by"
    from "shop_refund" where "order_id" = :orderId`,
  `select "decided_at", 'Return ' || "shop_return"."status", null, "decided_by"
    from "shop_return" join "return" on "return"."id" = "return_id"
    where "return"."order_id" = :orderId`,
  `select "confirmed_at", 'Return received', null, "confirmed_by"
    from "order_change" where "order_id" = :orderId and "change_type" = 'return_receive'`,
  `select "fulfillment"."created_at", 'Parcel packed', null, "created_by"
    from "fulfillment" join "order_fulfillment" on "fulfillment_id" = "fulfillment"."id"
    where "order_id" = :orderId`,
  `select "shipped_at", 'Parcel sent', null, "marked_shipped_by"
    from "fulfillment" join "order_fulfillment" on "fulfillment_id" = "fulfillment"."id"
    where "order_id" = :orderId`,
]

/** Reads the actions of staff about an order, by name, oldest first. */
export async function readStaffActions(database: Knex, orderId: string): Promise<StaffAction[]> {
  const { rows } = await database.raw<{
    rows: { at: Date; action: string; amount: string | null; by: string }[]
  }>(
    `select "done"."at", "done"."action", "done"."amount",
        coalesce(nullif(trim(concat_ws(' ', "first_name", "last_name")), ''), "email") "by"
      from (${statements.join(' union all ')}) "done"
      join "user" on "user"."id" = "done"."user_id"
      where "done"."at" is not null order by "done"."at"`,
    { orderId },
  )
  return rows.map(({ at, amount, ...action }) => ({
    ...action,
    at: at.toISOString(),
    amount: amount === null ? null : Number(amount),
  }))
}
