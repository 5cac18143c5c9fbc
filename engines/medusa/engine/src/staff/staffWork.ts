import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { isForStaff } from '@vitrine/commerce/rules/transitions.ts'
import { type OwedReturn, readOwedReturns } from '../orders/readOwedReturns'
import type { StaffWork, WaitingSlip } from '../payments/desk'
import { readOpenRefunds } from '../refunds/dueRefunds'

/** Reads the slips to check, the returns to decide about or to refund, and the refunds to make. */
export async function readStaffWork(database: Knex): Promise<StaffWork> {
  const slips = await database.raw<{ rows: WaitingSlip[] }>(`
    select "slip"."id", "slip"."order_id" as "orderId", "shop_order"."number",
      "slip"."amount"::float8 as "amount", "slip"."created_at" as "at",
      (select sum("collection"."amount")::float8 from "order_payment_collection" "link"
        join "payment_collection" "collection" on "collection"."id" = "link"."payment_collection_id"
        where "link"."order_id" = "slip"."order_id" and "link"."deleted_at" is null) as "total",
      array(select distinct "used"."number" from "shop_slip" "other"
        join "shop_order" "used" on "used"."order_id" = "other"."order_id"
        where "other"."hash" = "slip"."hash" and "other"."order_id" <> "slip"."order_id") as "usedFor"
    from "shop_slip" "slip"
    join "shop_order" on "shop_order"."order_id" = "slip"."order_id"
    join "order" on "order"."id" = "slip"."order_id"
    where "slip"."status" = 'waiting' and "order"."status" <> 'canceled'
    order by "slip"."created_at"`)
  const returns = await database.raw<{ rows: OwedReturn[] }>(`
    select "return"."id", "return"."order_id" as "orderId", "shop_order"."number",
      "return"."created_at" as "at"
    from "return" join "shop_order" on "shop_order"."order_id" = "return"."order_id"
    where "return"."status" = 'requested' and "return"."deleted_at" is null
      and "return"."metadata" -> 'vitrine' ->> 'idempotencyKey' is not null
      and not exists (select from "shop_return" where "return_id" = "return"."id")
    order by "return"."created_at"`)
  const owed = await readOwedReturns(database)
  const refunds = await readOpenRefunds(database)
  return {
    slips: slips.rows,
    returns: [
      ...returns.rows.map((row) => ({ ...row, isArrived: false })),
      ...owed.map((item) => ({ ...item, isArrived: true })),
    ],
    refunds: refunds.filter(isForStaff),
  }
}

/** Minutes between two emails to staff, and hours after which a slip is in an email once more, as in the embedded CMS. */
const pauseMinutes = 5
const reviewHours = 12

/**
 * Adds an email to staff when there are new slips, slips that are overdue or new refunds to make, with a list of everything
 * pending (orders.review.notice).
 */
export async function notifyStaff(database: Knex): Promise<void> {
  const work = await readStaffWork(database)
  const slipIds = work.slips.map(({ id }) => id)
  const refundIds = work.refunds.map(({ id }) => id)
  await database.transaction(async (transaction) => {
    await transaction.raw(`select pg_advisory_xact_lock(hashtext('shop staff notices'))`)
    const isRecent = `"notified_at" > now() - interval '${pauseMinutes} minutes'`
    const recent = await transaction.raw<{ rows: object[] }>(
      `select from "shop_slip" where ${isRecent} union all select from "shop_refund" where ${isRecent} limit 1`,
    )
    if (recent.rows.length > 0) return
    const due = `"created_at" + interval '${reviewHours} hours'`
    const slips = await transaction('shop_slip')
      .whereIn('id', slipIds)
      .whereRaw(`("notified_at" is null or ("notified_at" < ${due} and ${due} <= now()))`)
      .update({ notified_at: transaction.fn.now() })
    const refunds = await transaction('shop_refund')
      .whereIn('id', refundIds)
      .whereNull('notified_at')
      .update({ notified_at: transaction.fn.now() })
    if (slips + refunds > 0)
      await transaction('shop_mail').insert({ event: 'staff.work', detail: JSON.stringify(work) })
  })
}
