import type { RefundAccount } from '@vitrine/contract/orders.ts'
import { asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '#cms/database/openDatabase.ts'
import { refunds } from '#cms/database/schema/orders.ts'
import { returnLines, returnRequests } from '#cms/database/schema/returns.ts'

/** A return with its lines, and whether its refund is done. */
export type StoredReturn = typeof returnRequests.$inferSelect & {
  isRefunded: boolean
  lines: readonly (typeof returnLines.$inferSelect)[]
}

/** The returns of orders, oldest first. */
export async function readReturns(
  database: Database,
  orderIds: readonly number[],
): Promise<StoredReturn[]> {
  const rows = await database
    .select({ request: returnRequests, refundStatus: refunds.status })
    .from(returnRequests)
    .leftJoin(refunds, eq(refunds.id, returnRequests.refundId))
    .where(inArray(returnRequests.orderId, [...orderIds]))
    .orderBy(asc(returnRequests.id))
  if (rows.length === 0) return []
  const lines = await database
    .select()
    .from(returnLines)
    .where(
      inArray(
        returnLines.returnId,
        rows.map(({ request }) => request.id),
      ),
    )
    .orderBy(asc(returnLines.id))
  return rows.map(({ request, refundStatus }) => ({
    ...request,
    isRefunded: refundStatus === 'done',
    lines: lines.filter(({ returnId }) => returnId === request.id),
  }))
}

/** A bank account on one line, or an empty text without one. */
export const accountText = (account: RefundAccount | null): string =>
  account ? `${account.bank} ${account.accountNumber}, ${account.accountName}` : ''
