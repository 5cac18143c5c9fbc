import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { Charge, ChargeCheck } from './rows'

/** Charges that an adapter checks at a time. */
const batch = 20

/** Seconds for which no other adapter checks a charge that is being checked, unless it reports the check before. */
const leaseSeconds = 60

/** Takes the charges of a provider whose check is due, so that one adapter checks each. */
export async function claimDueCharges(database: Knex, provider: string): Promise<Charge[]> {
  const { rows } = await database.raw<{ rows: Charge[] }>(
    `update "shop_charge" set "next_check_at" = now() + interval '${leaseSeconds} seconds'
      where "id" in (
        select "id" from "shop_charge" where "next_check_at" <= now() and "provider" = ?
        order by "next_check_at" limit ${batch} for update skip locked
      )
      returning *`,
    [provider],
  )
  return rows
}

/** Records a check of a charge at its provider. */
export async function recordCheck(
  database: Knex,
  id: string,
  { checkedAt, nextCheckAt }: ChargeCheck,
): Promise<void> {
  await database('shop_charge')
    .where({ id })
    .whereNot('status', 'successful')
    .update({ checked_at: checkedAt, next_check_at: nextCheckAt })
}

/** Whether an open charge has not been checked at the provider since the order's deadline. */
const isUnchecked = `"shop_charge"."order_id" = "shop_order"."order_id"
  and "shop_charge"."status" in ('creating', 'pending')
  and "shop_charge"."next_check_at" is not null
  and coalesce("shop_charge"."checked_at" < "shop_order"."payment_deadline", true)`

/** Hours that an order waits after its deadline for a provider that does not respond. */
const maxHours = 24

const hasWaited = `"shop_order"."payment_deadline" < now() - interval '${maxHours} hours'`

/** The condition that a `shop_order` past its deadline can be cancelled (payment.check.unavailable). */
export const isEndChecked = `(${hasWaited}
  or not exists (select 1 from "shop_charge" where ${isUnchecked}))`

/** Requests the checks without which orders past their deadline are not cancelled (payment.check.before-end). */
export async function requestChecks(database: Knex): Promise<void> {
  await database.raw(`update "shop_charge" set "next_check_at" = now() from "shop_order"
    where ${isUnchecked} and "shop_charge"."next_check_at" > now()
      and "shop_order"."payment_deadline" < now() and not ${hasWaited}`)
}
