import { staffCopy } from '@vitrine/commerce/copy/orders.ts'
import { ContractProblem } from '@vitrine/commerce/problem.ts'
import { returnablePieces } from '@vitrine/commerce/rules/returnWindow.ts'
import type { Database } from '#cms/database/openDatabase.ts'
import { recordEvent } from '../order/changeOrder.ts'
import { readReturns } from '../order/readReturns.ts'
import { takeBack } from '../order/releaseOrder.ts'
import type { StoredOrder } from '../order/requireOrder.ts'
import { readOrderLines } from '../order/serializeOrders.ts'

/** A line of an order by its position from 1, and how many of its pieces came back, or null for all. */
export interface RestockedLine {
  line: number
  pieces: number | null
}

/**
 * Returns pieces of an order to stock, each once (`orders.refund.restock`), under the order's lock, and those in an
 * open return with it. Throws invalid for a line that does not exist or has fewer pieces left.
 */
export async function restock(
  transaction: Database,
  order: Pick<StoredOrder, 'id' | 'status'>,
  chosen: readonly RestockedLine[] | null,
  now: Date,
  isRestocked = true,
): Promise<void> {
  if (chosen === null) return
  const lines = await readOrderLines(transaction, [order.id])
  const returns = await readReturns(transaction, [order.id])
  const all = lines.map((_, index) => ({ line: index + 1, pieces: null }))
  const back = (chosen.length > 0 ? chosen : all).map(({ line: position, pieces }) => {
    const line = lines[position - 1]
    if (!line) throw new ContractProblem('invalid', staffCopy.lineUnknown(position))
    const left = returnablePieces(line, returns)
    const returned = pieces ?? left
    if (returned > left)
      throw new ContractProblem('invalid', staffCopy.restockTooMany(position, left))
    return { line, pieces: returned }
  })
  await takeBack(transaction, back, isRestocked)
  const pieces = back.reduce((sum, row) => sum + row.pieces, 0)
  const event = isRestocked ? 'order.restocked' : 'order.taken-back'
  const detail = { pieces }
  await recordEvent(transaction, order, { event, actor: 'staff', now, detail })
}
