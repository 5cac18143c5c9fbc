import { stockAlertCopy } from '@vitrine/commerce/copy/stockAlerts.ts'
import { ContractProblem } from '@vitrine/commerce/problem.ts'
import type { Language } from '@vitrine/contract/common.ts'
import type { StockAlertRequest } from '@vitrine/contract/stockAlerts.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { findChosenProduct } from '#cms/cart/chosenProduct.ts'
import type { Database } from '#cms/database/openDatabase.ts'
import { variations } from '#cms/database/schema/catalog.ts'
import { restocks, stockAlerts } from '#cms/database/schema/stockAlerts.ts'
import { transact } from '#cms/database/transact.ts'
import { normalizeLogin } from '#cms/visitor/account.ts'
import type { Customer } from '#cms/visitor/sessions.ts'

interface Asker {
  /** The signed-in customer, or null for a guest. */
  customer: Customer | null
  language: Language
  now: Date
}

/**
 * Records a back-in-stock request, or sends the email to confirm again for a repeated one. The response depends on
 * nothing that is known about the address, except the customer's own verified one. Throws not_found or invalid like an
 * add to the bag, and conflict when the variation is in stock.
 */
export function requestAlert(
  database: Database,
  { id, variation, email: given }: z.output<typeof StockAlertRequest>,
  { customer, language, now }: Asker,
): Promise<string> {
  const email = normalizeLogin(given)
  const isVerified = customer?.emailVerified === true && customer.email === email
  return transact(database, async (transaction) => {
    const { offer, choices } = await findChosenProduct(transaction, { id, variation })
    const { variationId } = offer
    if (offer.stock > 0) throw new ContractProblem('conflict', stockAlertCopy.available)
    await noteStock(transaction, variationId)
    const isOver = sql`${stockAlerts.notifiedAt} is not null`
    const confirmedAt = isVerified ? now : null
    const confirmationDueAt = isVerified ? null : now
    await transaction
      .insert(stockAlerts)
      .values({
        variationId,
        email,
        customerId: customer?.id ?? null,
        choices,
        language,
        createdAt: now,
        requestedAt: now,
        confirmationDueAt,
        confirmedAt,
      })
      .onConflictDoUpdate({
        target: [stockAlerts.variationId, stockAlerts.email, stockAlerts.customerId],
        set: {
          choices,
          language,
          requestedAt: now,
          createdAt: sql`case when ${isOver} then excluded.created_at else ${stockAlerts.createdAt} end`,
          confirmedAt: sql`case when ${isOver} then excluded.confirmed_at
            else coalesce(${stockAlerts.confirmedAt}, excluded.confirmed_at) end`,
          confirmationDueAt: sql`case when ${isOver} or ${stockAlerts.confirmedAt} is null
            then excluded.confirmation_due_at end`,
          notifiedAt: null,
        },
      })
    return isVerified ? stockAlertCopy.registered : stockAlertCopy.requested
  })
}

/**
 * Stores the current stock, above which an increase is a restock, after any emails about the variation that are being
 * written.
 */
async function noteStock(transaction: Database, variationId: number): Promise<void> {
  const stock = sql`(select stock from ${variations} where ${eq(variations.id, variationId)})`
  await transaction
    .insert(restocks)
    .values({ variationId, seenStock: stock, unannounced: 0 })
    .onConflictDoUpdate({ target: restocks.variationId, set: { variationId } })
  // The row is locked now, and this statement reads what was sold or delivered while it waited.
  await transaction
    .update(restocks)
    .set({ seenStock: 0, unannounced: 0 })
    .where(and(eq(restocks.variationId, variationId), sql`${stock} = 0`))
}
