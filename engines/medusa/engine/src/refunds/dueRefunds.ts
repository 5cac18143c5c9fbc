import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { requestRecorded } from './requestRefund'
import type { DueRefund, DueRefunds, OpenRefund } from './sentRefund'

/** Refunds that an adapter sends at a time. */
const batch = 10

/** The provider whose refunds are taken, and the seconds for which no other adapter takes them, unless this one ends. */
export interface RefundClaim {
  provider: string
  leaseSeconds: number
}

/**
 * Takes the refunds that are due for a provider, and those that no adapter of their own has taken within an hour, and
 * marks them as sent, so that one adapter sends each.
 */
export async function claimDueRefunds(
  database: Knex,
  { provider, leaseSeconds }: RefundClaim,
): Promise<DueRefunds> {
  await requestRecorded(database)
  const { rows } = await database.raw<{ rows: DueRefund[] }>(
    `update "shop_refund" set "status" = 'sent', "attempts" = "attempts" + 1,
        "next_attempt_at" = now() + make_interval(secs => ?)
      from "shop_charge"
      where "shop_charge"."id" = "shop_refund"."charge_id" and "shop_refund"."id" in (
        select "due"."id" from "shop_refund" "due"
        join "shop_charge" "charge" on "charge"."id" = "due"."charge_id"
        where "due"."method" = 'provider' and "due"."status" in ('requested', 'sent')
          and "due"."next_attempt_at" <= now()
          and ("charge"."provider" = ? or "due"."requested_at" < now() - interval '1 hour')
        order by "due"."requested_at" limit ${batch} for update of "due" skip locked
      )
      returning "shop_refund"."id", "shop_refund"."order_id", "shop_refund"."amount", "attempts",
        "shop_charge"."reference", "shop_charge"."provider"`,
    [leaseSeconds, provider],
  )
  const open = await database('shop_refund')
    .select('status')
    .whereNot('status', 'done')
    .groupBy('status')
    .select(database.raw('count(*)::integer as "count"'))
  return { refunds: rows, open }
}

/** The refunds whose money has not gone back, oldest first: of an order, or of all. */
export async function readOpenRefunds(
  database: Knex,
  by: { order_id?: string } = {},
): Promise<OpenRefund[]> {
  await requestRecorded(database)
  const rows = await database('shop_refund')
    .join('shop_order', 'shop_order.order_id', 'shop_refund.order_id')
    .select('shop_refund.*', 'shop_order.number')
    .whereNot('status', 'done')
    .where((query) => {
      if (by.order_id) query.where('shop_refund.order_id', by.order_id)
    })
    .orderBy('requested_at')
  return rows.map(({ id, order_id, number, amount, purpose, method, status, failure, ...row }) => ({
    ...{ id, number, purpose, method, status, failure },
    orderId: order_id,
    amount: Number(amount),
    requestedAt: row.requested_at.toISOString(),
  }))
}
