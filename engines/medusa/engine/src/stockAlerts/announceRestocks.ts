import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { freeStockOf } from './freeStock'

/** The maximum number of emails that one transaction writes, before the next run writes the rest. */
const maxEmails = 200

interface Restock {
  variant_id: string
  seen_stock: number
  unannounced: number
  stock: number
}

interface Alert {
  id: number
  email: string
  language: string
  product_id: string
  choices: Record<string, string>
}

/**
 * Writes the emails about variants whose stock has changed: as many as pieces were added that no email has announced, to the
 * earliest confirmed requests, once.
 */
export async function announceRestocks(database: Knex): Promise<void> {
  while (await database.transaction(announceNext));
}

const waiting = '"confirmed_at" is not null and "notified_at" is null'

/**
 * Announces a restock, and returns whether there was a variant, whose row it locks so that other processes do not
 * announce the same pieces.
 */
async function announceNext(transaction: Knex.Transaction): Promise<boolean> {
  const { rows } = await transaction.raw<{ rows: Restock[] }>(
    `select * from (
        select restock.*, ${freeStockOf('restock."variant_id"')} as "stock"
        from "shop_restock" restock for update skip locked
      ) changed
      where "stock" <> "seen_stock" or (least("stock", "unannounced") > 0 and exists (
        select 1 from "shop_stock_alert" alert
        where alert."variant_id" = changed."variant_id" and ${waiting}))
      limit 1`,
  )
  const [changed] = rows
  if (!changed) return false
  const { variant_id: variantId, stock, seen_stock: seen, unannounced } = changed
  const open = unannounced + Math.max(0, stock - seen)
  const notified = await claim(transaction, variantId, Math.min(stock, open, maxEmails))
  for (const { id, email, language, product_id: productId, choices } of notified)
    await transaction('shop_mail').insert({
      event: 'stock.back',
      detail: JSON.stringify({ alertId: id, email, language, productId, choices }),
    })
  await transaction('shop_restock')
    .where({ variant_id: variantId })
    .update({ seen_stock: stock, unannounced: Math.min(stock, open) - notified.length })
  return true
}

/** Marks the requests of the earliest addresses as notified, and returns one of each address. */
async function claim(
  transaction: Knex.Transaction,
  variantId: string,
  pieces: number,
): Promise<Alert[]> {
  if (pieces === 0) return []
  const { rows } = await transaction.raw<{ rows: Alert[] }>(
    `update "shop_stock_alert" set "notified_at" = now()
      where "variant_id" = ? and ${waiting} and "email" in (
        select "email" from "shop_stock_alert" where "variant_id" = ? and ${waiting}
        group by "email" order by min("created_at"), min("id") limit ?)
      returning "id"::integer, "email", "language", "product_id", "choices"`,
    [variantId, variantId, pieces],
  )
  return [...new Map(rows.map((alert) => [alert.email, alert])).values()]
}
