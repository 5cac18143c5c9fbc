import type { Charge } from '@vitrine/commerce/rules/chargeRules.ts'
import { desc, eq } from 'drizzle-orm'
import type { Database } from '#cms/database/openDatabase.ts'
import { charges } from '#cms/database/schema/orders.ts'

/** The newest charge of an order, or undefined when it has none. */
export async function latestCharge(
  database: Database,
  orderId: number,
): Promise<Charge | undefined> {
  const [latest] = await database
    .select()
    .from(charges)
    .where(eq(charges.orderId, orderId))
    .orderBy(desc(charges.createdAt), desc(charges.id))
    .limit(1)
  return latest
}
