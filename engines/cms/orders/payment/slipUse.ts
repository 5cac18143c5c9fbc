import { and, asc, eq, inArray, ne } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '#cms/database/openDatabase.ts'
import { slips } from '#cms/database/schema/orders.ts'

/** The other orders for which the same image was sent as a slip (`orders.review.used-slip`). */
export async function orderIdsWithSlip(
  database: Database,
  { orderId, hash }: { orderId: number; hash: string | null },
): Promise<number[]> {
  if (hash === null) return []
  const rows = await database
    .selectDistinct({ orderId: slips.orderId })
    .from(slips)
    .where(and(eq(slips.hash, hash), ne(slips.orderId, orderId)))
    .orderBy(asc(slips.orderId))
  return rows.map((row) => row.orderId)
}

/** The given orders with a slip whose image was sent for another order too. */
export async function ordersWithUsedSlips(
  database: Database,
  orderIds: readonly number[],
): Promise<Set<number>> {
  const other = alias(slips, 'other')
  const rows = await database
    .selectDistinct({ orderId: slips.orderId })
    .from(slips)
    .innerJoin(other, and(eq(other.hash, slips.hash), ne(other.orderId, slips.orderId)))
    .where(inArray(slips.orderId, [...orderIds]))
  return new Set(rows.map((row) => row.orderId))
}
