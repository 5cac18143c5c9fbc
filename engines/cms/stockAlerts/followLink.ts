import { stockAlertCopy } from '@vitrine/commerce/copy/stockAlerts.ts'
import { notFound } from '@vitrine/commerce/problem.ts'
import { readAlertKey } from '@vitrine/commerce/stockAlertKeys.ts'
import { and, eq, gt, isNotNull, ne, or, sql } from 'drizzle-orm'
import { nameWithChoices, pathWithChoices } from '#cms/catalog/chosenOptions.ts'
import type { Cms } from '#cms/core/context.ts'
import { products, variations } from '#cms/database/schema/catalog.ts'
import { stockAlerts } from '#cms/database/schema/stockAlerts.ts'
import { transact } from '#cms/database/transact.ts'
import { confirmableSince } from './sweepAlerts.ts'

type Keyed = Pick<Cms, 'database' | 'secrets'>

/** Confirms a request by the key of its email, repeatedly without effect. Throws not_found for an expired key. */
export async function confirmAlert(cms: Keyed, key: string, now: Date) {
  const { database } = cms
  const id = readAlertKey(cms, 'confirm', key)
  const [alert] =
    id === null
      ? []
      : await database
          .update(stockAlerts)
          .set({
            confirmedAt: sql`coalesce(${stockAlerts.confirmedAt}, ${now.toISOString()}::timestamptz)`,
            confirmationDueAt: null,
          })
          .where(
            and(
              eq(stockAlerts.id, id),
              or(
                isNotNull(stockAlerts.confirmedAt),
                gt(stockAlerts.requestedAt, confirmableSince(now)),
              ),
            ),
          )
          .returning()
  if (!alert) throw notFound(stockAlertCopy.linkExpired)
  const [row] = await database
    .select({ card: products.card })
    .from(variations)
    .innerJoin(products, eq(products.id, variations.productId))
    .where(eq(variations.id, alert.variationId))
  if (!row) throw notFound(stockAlertCopy.linkExpired)
  const name = nameWithChoices(row.card, alert.choices)
  return {
    success: true,
    message: stockAlertCopy.confirmed(name),
    product: { name, url: pathWithChoices(row.card, alert.choices) },
  }
}

/**
 * Ends all requests of the address that an email went to, repeatedly without effect. Throws not_found for a key that is
 * not valid any more.
 */
export function unsubscribe(cms: Keyed, key: string, now: Date) {
  const id = readAlertKey(cms, 'unsubscribe', key)
  return transact(cms.database, async (transaction) => {
    // This request is kept until its link expires.
    const [alert] =
      id === null
        ? []
        : await transaction
            .update(stockAlerts)
            .set({
              notifiedAt: sql`coalesce(${stockAlerts.notifiedAt}, ${now.toISOString()}::timestamptz)`,
            })
            .where(eq(stockAlerts.id, id))
            .returning()
    if (!alert) throw notFound(stockAlertCopy.linkExpired)
    await transaction
      .delete(stockAlerts)
      .where(and(eq(stockAlerts.email, alert.email), ne(stockAlerts.id, alert.id)))
    return { success: true, message: stockAlertCopy.unsubscribed }
  })
}
