import { desc, eq } from 'drizzle-orm'
import type { Charge } from '#contract/rules/chargeRules.ts'
import type { Database } from '#database/openDatabase.ts'
import { charges } from '#database/schema/orders.ts'

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
