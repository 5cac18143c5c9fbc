import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { AlertedProduct } from './stockAlert'

/** Confirms a request of the last seven days, repeatedly without effect, or returns undefined when there is none. */
export async function confirmAlert(
  database: Knex,
  id: number,
): Promise<AlertedProduct | undefined> {
  const { rows } = await database.raw<{ rows: AlertedProduct[] }>(
    `update "shop_stock_alert" set "confirmed_at" = coalesce("confirmed_at", now())
      where "id" = ? and ("confirmed_at" is not null or "requested_at" > now() - interval '7 days')
      returning "product_id" as "productId", "choices"`,
    [id],
  )
  return rows[0]
}

/** Ends all requests of the address of a request, or returns false when there is none. */
export async function unsubscribe(database: Knex, id: number): Promise<boolean> {
  return database.transaction(async (transaction) => {
    // This request is kept until its link expires.
    const [alert] = await transaction('shop_stock_alert')
      .where({ id })
      .update({ notified_at: transaction.raw('coalesce("notified_at", now())') })
      .returning('email')
    if (!alert) return false
    await transaction('shop_stock_alert').where({ email: alert.email }).whereNot({ id }).delete()
    return true
  })
}

/** Deletes requests that were not confirmed in seven days, those whose email is 60 days old, and old counts. */
export async function sweepAlerts(database: Knex): Promise<void> {
  await database.raw(`delete from "shop_stock_alert"
    where ("confirmed_at" is null and "requested_at" < now() - interval '7 days')
      or "notified_at" < now() - interval '60 days'`)
  await database.raw(`delete from "shop_mail_count" where "day" < current_date - 1`)
}
