import { openRefundStatuses } from '@vitrine/commerce/monitoring/shopMetrics.ts'
import { openOrderStatuses } from '@vitrine/commerce/rules/transitions.ts'
import { count, inArray } from 'drizzle-orm'
import type { Cms } from '#cms/core/context.ts'
import { orders, refunds } from '#cms/database/schema/orders.ts'

/** Updates the metrics of open orders and refunds of the whole database. */
export async function measureOrders({
  database,
  metrics,
}: Pick<Cms, 'database' | 'metrics'>): Promise<void> {
  const orderCounts = await database
    .select({ status: orders.status, count: count() })
    .from(orders)
    .where(inArray(orders.status, openOrderStatuses))
    .groupBy(orders.status)
  const refundCounts = await database
    .select({ status: refunds.status, count: count() })
    .from(refunds)
    .where(inArray(refunds.status, openRefundStatuses))
    .groupBy(refunds.status)
  const byStatus = (rows: { status: string; count: number }[]) =>
    new Map(rows.map(({ status, count }) => [status, count]))
  metrics.openOrders(byStatus(orderCounts))
  metrics.openRefunds(byStatus(refundCounts))
}
