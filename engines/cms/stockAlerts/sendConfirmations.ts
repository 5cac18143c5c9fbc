import { confirmationEmail } from '@vitrine/commerce/email/accountEmails.ts'
import { localizedContent } from '@vitrine/commerce/language.ts'
import { alertUrl } from '@vitrine/commerce/stockAlertKeys.ts'
import { asc, eq, isNotNull } from 'drizzle-orm'
import { nameWithChoices } from '#cms/catalog/chosenOptions.ts'
import type { Cms } from '#cms/core/context.ts'
import { products, variations } from '#cms/database/schema/catalog.ts'
import { stockAlerts } from '#cms/database/schema/stockAlerts.ts'
import { transact } from '#cms/database/transact.ts'
import { enqueue } from '#cms/email/outbox.ts'
import { sharedCount } from '#cms/http/sharedLimits.ts'

/** Emails to confirm that one address gets at most, from all visitors together. */
const perAddress = { times: 5, window: 24 * 3_600_000 }

/**
 * Writes the emails to confirm that are due, apart from the request, so that its duration does not depend on the
 * address, and returns the number of requests.
 */
export function sendConfirmations(
  cms: Pick<Cms, 'database' | 'secrets' | 'environment' | 'clock' | 'thai'>,
): Promise<number> {
  return transact(cms.database, async (transaction) => {
    const due = await transaction
      .select({ alert: stockAlerts, card: products.card })
      .from(stockAlerts)
      .innerJoin(variations, eq(variations.id, stockAlerts.variationId))
      .innerJoin(products, eq(products.id, variations.productId))
      .where(isNotNull(stockAlerts.confirmationDueAt))
      .orderBy(asc(stockAlerts.id))
      .limit(50)
      .for('update', { of: stockAlerts, skipLocked: true })
    const count = sharedCount({ ...cms, database: transaction })
    for (const { alert, card } of due) {
      await transaction
        .update(stockAlerts)
        .set({ confirmationDueAt: null })
        .where(eq(stockAlerts.id, alert.id))
      if (await count(alert.email, 'stock alert confirmations', perAddress)) continue
      const { language, choices } = alert
      const name = nameWithChoices(await localizedContent(cms.thai, language, card), choices)
      const { actionLabel, ...email } = confirmationEmail(language, name)
      const action = { label: actionLabel, url: alertUrl(cms, 'confirm', alert.id) }
      const content = { to: alert.email, ...email, action }
      await enqueue(transaction, cms.environment, content, cms.clock.now())
    }
    return due.length
  })
}
