import { asc, eq, sql } from 'drizzle-orm'
import { staffCopy } from '#contract/copy/orders.ts'
import { ContractProblem } from '#contract/problem.ts'
import type { Database } from '#database/openDatabase.ts'
import { orderLines } from '#database/schema/orders.ts'
import { recordEvent } from '../order/changeOrder.ts'
import { adjustStock, lockStock } from '../order/releaseOrder.ts'
import type { StoredOrder } from '../order/requireOrder.ts'

/** A line of an order by its position from 1, and how many of its pieces came back; null for all. */
export interface RestockedLine {
  line: number
  pieces: number | null
}

/**
 * Returns pieces of an order to stock, each once (`orders.refund.restock`). The caller holds the
 * order's lock. Throws invalid for a line that does not exist or has fewer pieces left.
 */
export async function restock(
  transaction: Database,
  order: Pick<StoredOrder, 'id' | 'status'>,
  chosen: readonly RestockedLine[] | null,
  now: Date,
): Promise<void> {
  if (chosen === null) return
  const lines = await transaction
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.id))
  const all = lines.map((_, index) => ({ line: index + 1, pieces: null }))
  const back = (chosen.length > 0 ? chosen : all).map(({ line, pieces }) => {
    const stored = lines[line - 1]
    if (!stored) throw new ContractProblem('invalid', staffCopy.lineUnknown(line))
    const left = stored.quantity - stored.restocked
    const returned = pieces ?? left
    if (returned > left) throw new ContractProblem('invalid', staffCopy.restockTooMany(line, left))
    return { stored, returned }
  })
  const variationIds = back.flatMap(({ stored }) => stored.variationId ?? [])
  const stock = await lockStock(transaction, [...new Set(variationIds)])
  for (const { stored, returned } of back) {
    await transaction
      .update(orderLines)
      .set({ restocked: sql`${orderLines.restocked} + ${returned}` })
      .where(eq(orderLines.id, stored.id))
    if (stored.variationId !== null && stock.has(stored.variationId))
      await adjustStock(transaction, stored.variationId, returned)
  }
  const pieces = back.reduce((sum, { returned }) => sum + returned, 0)
  await recordEvent(transaction, order, {
    event: 'order.restocked',
    actor: 'staff',
    now,
    detail: { pieces },
  })
}
