import { staffCopy } from '@vitrine/commerce/copy/orders.ts'
import { ContractProblem, fieldProblem } from '@vitrine/commerce/problem.ts'
import { refundable } from '@vitrine/commerce/rules/ledger.ts'
import { returnedCost } from '@vitrine/commerce/rules/returnedCost.ts'
import { returnablePieces } from '@vitrine/commerce/rules/returnWindow.ts'
import { rejectionMessage, transition } from '@vitrine/commerce/rules/transitions.ts'
import { formatBaht } from '@vitrine/commerce/satang.ts'
import type { Cms } from '#cms/core/context.ts'
import type { Database } from '#cms/database/openDatabase.ts'
import { transact } from '#cms/database/transact.ts'
import { changeOrder, lockOrder } from '../order/changeOrder.ts'
import { type Refund, readEntries } from '../order/ledger.ts'
import { readReturns } from '../order/readReturns.ts'
import { readOrderLines } from '../order/serializeOrders.ts'
import { addRefund } from './addRefund.ts'
import { type RestockedLine, restock } from './restock.ts'

/** The refund that staff decided on. */
export interface RefundDecision {
  orderId: number
  /** The amount in satang, or null for all that is left. */
  amount: number | null
  /** Whether it returns payments that the order could not take, rather than what paid its goods. */
  isDue: boolean
  /** The lines to return to stock, null for none, or an empty list for all pieces. */
  restocked: readonly RestockedLine[] | null
  /** False for lines that are refunded and do not return to stock. */
  isRestocked?: boolean | undefined
  /** Whether its amount is the cost of the lines, and any other has a reason. */
  isByLine?: boolean | undefined
  byHand: boolean
  reason?: string | undefined
}

/**
 * Requests and returns the refunds of an order, one for each payment that they return, none for an order that cost
 * nothing. Throws conflict when the order's status does not allow it, or when the amount exceeds what is left of the
 * payments.
 */
export function requestRefund(cms: Cms, decision: RefundDecision, now: Date): Promise<Refund[]> {
  return transact(cms.database, (transaction) => addRefunds(cms, transaction, decision, now))
}

/** Does the same in the caller's transaction. */
export async function addRefunds(
  cms: Cms,
  transaction: Database,
  { orderId, amount, isDue, restocked, isRestocked, isByLine, byHand, reason }: RefundDecision,
  now: Date,
): Promise<Refund[]> {
  const order = await lockOrder(transaction, orderId)
  if (!isDue && !transition(order, 'order.refunded'))
    throw new ContractProblem('conflict', rejectionMessage(order.status, 'order.refunded'))
  if (isByLine && !reason) await requireLineAmount(transaction, orderId, { amount, restocked })
  const entries = await readEntries(transaction, [orderId])
  const left = entries.payments
    .filter(({ purpose }) => (purpose !== 'order') === isDue)
    .map((payment) => ({ payment, left: refundable(payment, entries) }))
  const total = left.reduce((sum, row) => sum + row.left, 0)
  if (!isDue && order.total === 0) {
    await restock(transaction, order, restocked, now, isRestocked)
    await changeOrder(cms, transaction, orderId, { event: 'order.refunded', actor: 'staff', now })
    return []
  }
  if (total === 0) throw new ContractProblem('conflict', staffCopy.nothingToRefund)
  const wanted = amount ?? total
  if (wanted > total)
    throw new ContractProblem('conflict', staffCopy.refundTooLarge(formatBaht(total)))
  await restock(transaction, order, restocked, now, isRestocked)
  const added: Refund[] = []
  let remaining = wanted
  for (const row of left) {
    const part = Math.min(remaining, row.left)
    if (part === 0) continue
    remaining -= part
    const { payment } = row
    added.push(
      await addRefund(transaction, order, {
        payment,
        amount: part,
        actor: 'staff',
        reason,
        byHand,
        now,
      }),
    )
  }
  return added
}

/** Throws invalid at the reason for an amount that is not the cost of the lines, nor all that is left with all lines. */
async function requireLineAmount(
  transaction: Database,
  orderId: number,
  { amount, restocked }: Pick<RefundDecision, 'amount' | 'restocked'>,
): Promise<void> {
  const lines = await readOrderLines(transaction, [orderId])
  const returns = await readReturns(transaction, [orderId])
  const chosen = new Map(restocked?.map(({ line, pieces }) => [line, pieces]))
  const parts = lines.map((line, index) => {
    const left = returnablePieces(line, returns)
    const pieces = chosen.has(index + 1) ? (chosen.get(index + 1) ?? left) : 0
    return { isWhole: pieces === left, cost: returnedCost(line, line.returned, pieces) }
  })
  const cost = parts.reduce((sum, part) => sum + part.cost, 0)
  const isAll = amount === null && parts.every(({ isWhole }) => isWhole)
  if (amount === cost || isAll) return
  throw fieldProblem('reason', `The lines cost ${formatBaht(cost)}. Enter why the amount differs.`)
}
