import { toInstant } from '@vitrine/contract/clock.ts'
import { asc, eq, or } from 'drizzle-orm'
import type { Database } from '#cms/database/openDatabase.ts'
import { variations } from '#cms/database/schema/catalog.ts'
import { stockAlerts } from '#cms/database/schema/stockAlerts.ts'
import type { Customer } from '../visitor/sessions.ts'

/** A customer's back-in-stock requests: those made while signed in, and those for the verified address. */
export async function readStockAlerts(
  database: Database,
  { id, email, emailVerified }: Customer,
): Promise<Record<string, unknown>[]> {
  const isOfCustomer = eq(stockAlerts.customerId, id)
  const rows = await database
    .select({ alert: stockAlerts, productId: variations.productId })
    .from(stockAlerts)
    .innerJoin(variations, eq(variations.id, stockAlerts.variationId))
    .where(
      email !== null && emailVerified
        ? or(isOfCustomer, eq(stockAlerts.email, email))
        : isOfCustomer,
    )
    .orderBy(asc(stockAlerts.createdAt))
  const optional = (date: Date | null) => (date ? toInstant(date) : null)
  return rows.map(({ alert, productId }) => ({
    productId: String(productId),
    variation: alert.choices,
    email: alert.email,
    requestedDate: toInstant(alert.requestedAt),
    confirmedDate: optional(alert.confirmedAt),
    notifiedDate: optional(alert.notifiedAt),
  }))
}
