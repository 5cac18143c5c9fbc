import { backInStockEmail } from '@vitrine/commerce/email/accountEmails.ts'
import { emailImage } from '@vitrine/commerce/email/emailContent.ts'
import { localizedContent } from '@vitrine/commerce/language.ts'
import { alertUrl } from '@vitrine/commerce/stockAlertKeys.ts'
import { and, asc, eq, inArray, isNotNull, isNull, min, sql } from 'drizzle-orm'
import { nameWithChoices, pathWithChoices } from '#cms/catalog/chosenOptions.ts'
import { cardImage } from '#cms/catalog/productOptions.ts'
import type { Cms } from '#cms/core/context.ts'
import type { Database } from '#cms/database/openDatabase.ts'
import { products, type StoredCard, variations } from '#cms/database/schema/catalog.ts'
import { restocks, stockAlerts } from '#cms/database/schema/stockAlerts.ts'
import { transact } from '#cms/database/transact.ts'
import { enqueue } from '#cms/email/outbox.ts'

type Sender = Pick<Cms, 'database' | 'secrets' | 'environment' | 'clock' | 'thai'>
type Alert = typeof stockAlerts.$inferSelect

const isWaiting = and(isNotNull(stockAlerts.confirmedAt), isNull(stockAlerts.notifiedAt))

/**
 * Writes the emails about one restocked variation, to the earliest requests, one for each piece that was added
 * (product.alert.first, product.alert.pieces), and returns 1, or 0 without such a variation. The locked row of the
 * variation makes other processes skip it, so that no email is repeated.
 */
export function sendAlerts(cms: Sender): Promise<number> {
  return transact(cms.database, async (transaction) => {
    const [changed] = await transaction
      .select({ restock: restocks, stock: variations.stock, card: products.card })
      .from(restocks)
      .innerJoin(variations, eq(variations.id, restocks.variationId))
      .innerJoin(products, and(eq(products.id, variations.productId), eq(products.isHidden, false)))
      .where(
        sql`${variations.stock} <> ${restocks.seenStock} or (${restocks.unannounced} > 0 and exists (
          select 1 from ${stockAlerts} where ${and(eq(stockAlerts.variationId, restocks.variationId), isWaiting)}))`,
      )
      .limit(1)
      .for('update', { of: restocks, skipLocked: true })
    if (!changed) return 0
    const { restock, stock, card } = changed
    const added = Math.max(0, stock - restock.seenStock)
    const pieces = Math.min(stock, restock.unannounced + added, maxEmails)
    const notified = await claim(transaction, restock.variationId, { pieces, now: cms.clock.now() })
    for (const alert of notified) await writeEmail(cms, transaction, alert, card)
    await transaction
      .update(restocks)
      .set({
        seenStock: stock,
        unannounced: Math.min(stock, restock.unannounced + added) - notified.length,
      })
      .where(eq(restocks.variationId, restock.variationId))
    return 1
  })
}

/** The maximum number of emails that one transaction writes. The next run writes the rest. */
const maxEmails = 200

/** Marks the requests of the earliest addresses as notified, and returns one of each address. */
async function claim(
  transaction: Database,
  variationId: number,
  { pieces, now }: { pieces: number; now: Date },
): Promise<Alert[]> {
  if (pieces === 0) return []
  const waiting = and(eq(stockAlerts.variationId, variationId), isWaiting)
  const first = transaction
    .select({ email: stockAlerts.email })
    .from(stockAlerts)
    .where(waiting)
    .groupBy(stockAlerts.email)
    .orderBy(asc(min(stockAlerts.createdAt)), asc(min(stockAlerts.id)))
    .limit(pieces)
  const notified = await transaction
    .update(stockAlerts)
    .set({ notifiedAt: now })
    .where(and(waiting, inArray(stockAlerts.email, first)))
    .returning()
  return [...new Map(notified.map((alert) => [alert.email, alert])).values()]
}

async function writeEmail(
  cms: Sender,
  transaction: Database,
  { id, email, language, choices, variationId }: Alert,
  stored: StoredCard,
): Promise<void> {
  const card = await localizedContent(cms.thai, language, stored)
  const { actionLabel, unsubscribeLabel, ...mail } = backInStockEmail(
    language,
    nameWithChoices(card, choices),
  )
  const url = `${cms.environment.SITE_URL}${pathWithChoices(card, choices)}`
  await enqueue(
    transaction,
    cms.environment,
    {
      to: email,
      ...mail,
      picture: emailImage(cms.environment, cardImage(card, variationId), 'medium'),
      action: { label: actionLabel, url },
      unsubscribe: { label: unsubscribeLabel, url: alertUrl(cms, 'unsubscribe', id) },
    },
    cms.clock.now(),
  )
}
