import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { freeStock } from './freeStock'
import type { SentAlert } from './stockAlert'

/** Emails to confirm that an address gets in a day at most. */
const maxPerDay = 5

/**
 * Records a back-in-stock request, or renews one whose email was sent, and writes the email with which it is confirmed.
 */
export async function requestAlert(database: Knex, sent: SentAlert): Promise<void> {
  const { productId, variantId, email, customerId, language, choices } = sent
  await database.transaction(async (transaction) => {
    const stock = await freeStock(transaction, variantId)
    await transaction('shop_restock')
      .insert({ variant_id: variantId, seen_stock: stock })
      .onConflict('variant_id')
      .ignore()
    if (stock === 0)
      await transaction('shop_restock')
        .where({ variant_id: variantId })
        .update({ seen_stock: 0, unannounced: 0 })
    const { rows } = await transaction.raw<{ rows: { id: number; confirmed_at: Date | null }[] }>(
      `insert into "shop_stock_alert" as alert
          ("product_id", "variant_id", "email", "customer_id", "language", "choices")
          values (?, ?, ?, ?, ?, ?::jsonb)
        on conflict ("variant_id", "email", coalesce("customer_id", '')) do update set
          "choices" = excluded."choices", "language" = excluded."language", "requested_at" = now(), "notified_at" = null,
          "created_at" = case when alert."notified_at" is null then alert."created_at" else now() end,
          "confirmed_at" = case when alert."notified_at" is null then alert."confirmed_at" end
        returning "id"::integer, "confirmed_at"`,
      [productId, variantId, email, customerId, language, JSON.stringify(choices)],
    )
    const [alert] = rows
    if (!alert || alert.confirmed_at || (await isLimited(transaction, email))) return
    await transaction('shop_mail').insert({
      event: 'stock.confirm',
      detail: JSON.stringify({ alertId: alert.id, email, language, productId, choices }),
    })
  })
}

/**
 * Whether an address has been sent its daily limit of emails to confirm, whose details are deleted once they are sent.
 */
async function isLimited(transaction: Knex, email: string): Promise<boolean> {
  const key = `stock.confirm ${email}`
  const { rows } = await transaction.raw<{ rows: { count: number }[] }>(
    `insert into "shop_mail_count" ("key", "day", "count") values (?, current_date, 1)
      on conflict ("key", "day") do update set "count" = "shop_mail_count"."count" + 1
      returning "count"`,
    [key],
  )
  return (rows[0]?.count ?? 0) > maxPerDay
}
