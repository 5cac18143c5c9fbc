import { inArray, max } from 'drizzle-orm'
import type { Database } from '#cms/database/openDatabase.ts'
import { orderEvents } from '#cms/database/schema/orders.ts'

/** The version of each order, which staff send as `seen`: the id of its newest event, which changes with every step. */
export async function orderVersions(
  database: Database,
  ids: readonly number[],
): Promise<Map<number, number>> {
  const rows = await database
    .select({ id: orderEvents.orderId, version: max(orderEvents.id) })
    .from(orderEvents)
    .where(inArray(orderEvents.orderId, [...ids]))
    .groupBy(orderEvents.orderId)
  return new Map(rows.map(({ id, version }) => [id, version ?? 0]))
}
