import { returnStaffCopy } from '@vitrine/commerce/copy/returns.ts'
import { returnRows } from '@vitrine/commerce/documents/returnLabel.ts'
import { localizedContent } from '@vitrine/commerce/language.ts'
import { ContractProblem, notFound } from '@vitrine/commerce/problem.ts'
import { refundable } from '@vitrine/commerce/rules/ledger.ts'
import { returnedCost } from '@vitrine/commerce/rules/returnedCost.ts'
import {
  isOpenReturn,
  isReturnStep,
  type ReturnEvent,
  returnSteps,
  transition,
} from '@vitrine/commerce/rules/transitions.ts'
import { eq } from 'drizzle-orm'
import type { Cms } from '#cms/core/context.ts'
import type { Database } from '#cms/database/openDatabase.ts'
import { returnRequests } from '#cms/database/schema/returns.ts'
import { transact } from '#cms/database/transact.ts'
import { lockOrder, recordEvent } from '../order/changeOrder.ts'
import { emailShopper } from '../order/emailShopper.ts'
import { type Refund, readEntries } from '../order/ledger.ts'
import { readReturns, type StoredReturn } from '../order/readReturns.ts'
import { takeBack } from '../order/releaseOrder.ts'
import type { StoredOrder } from '../order/requireOrder.ts'
import { readOrderLines } from '../order/serializeOrders.ts'
import { eraseAccounts } from '../refunds/eraseAccounts.ts'
import { addRefunds } from '../refunds/requestRefund.ts'
import { releaseExchanges } from './exchanges.ts'

/** Finds a return and locks its order. Throws not_found, and conflict when the step is not possible. */
async function openReturn(
  transaction: Database,
  id: number,
  event: ReturnEvent,
): Promise<{ order: StoredOrder; request: StoredReturn }> {
  const [storedRequest] = await transaction
    .select()
    .from(returnRequests)
    .where(eq(returnRequests.id, id))
  if (!storedRequest) throw notFound(returnStaffCopy.unknown)
  const order = await lockOrder(transaction, storedRequest.orderId)
  const returns = await readReturns(transaction, [order.id])
  const request = returns.find((item) => item.id === id)
  if (!request) throw notFound(returnStaffCopy.unknown)
  if (isReturnStep(request, order, event)) return { order, request }
  const isUnpaid = isOpenReturn(request) && event === 'return.received'
  throw new ContractProblem(
    'conflict',
    isUnpaid ? returnStaffCopy.unpaid : returnStaffCopy.notOpen(request.status),
  )
}

/**
 * Approves, rejects or closes a return, once, and emails the shopper. Pieces that were put aside for an exchange return
 * to stock unless it is approved.
 */
export async function decideReturn(
  cms: Cms,
  id: number,
  event: Exclude<ReturnEvent, 'return.received'>,
  note: string | undefined,
): Promise<void> {
  const now = cms.clock.now()
  await transact(cms.database, async (transaction) => {
    const { order, request } = await openReturn(transaction, id, event)
    if (event !== 'return.approved') await releaseExchanges(transaction, request)
    const status = returnSteps[event].to
    await transaction
      .update(returnRequests)
      .set({ status, decidedAt: now, note: note ?? null })
      .where(eq(returnRequests.id, id))
    await eraseAccounts(transaction, order)
    await recordEvent(transaction, order, { event, actor: 'staff', now, detail: { return: id } })
    const company = await localizedContent(cms.thai, order.language, cms.environment.company)
    const rows = returnRows({ id, order, status, note }, company)
    await emailShopper(cms, transaction, order, `return.${status}`, { rows })
  })
}

/** The decision of staff about a return that has arrived. */
export interface Reception {
  /** The amount in satang, or null for the cost of the pieces. */
  amount: number | null
  /** Whether its pieces return to stock. */
  isRestocked: boolean
}

/**
 * Records, once, that a return of a paid order has arrived, returns its pieces to stock if staff decide so, and
 * requests the refund of their cost after discounts. Returns the refund, or null when there is nothing to refund, and
 * the pieces that staff send instead.
 */
export async function receiveReturn(
  cms: Cms,
  id: number,
  { amount, isRestocked }: Reception,
): Promise<{ refund: Refund | null; exchanged: string[] }> {
  const now = cms.clock.now()
  return transact(cms.database, async (transaction) => {
    const { order, request } = await openReturn(transaction, id, 'return.received')
    const lines = await readOrderLines(transaction, [order.id])
    const back = request.lines.flatMap(({ orderLineId, pieces, exchange }) => {
      const line = lines.find((line) => line.id === orderLineId)
      return line ? [{ line, pieces, exchange }] : []
    })
    const cost = back
      .filter(({ exchange }) => exchange === null)
      .reduce((sum, { line, pieces }) => sum + returnedCost(line, line.returned, pieces), 0)
    const entries = await readEntries(transaction, [order.id])
    const left = entries.payments
      .filter(({ purpose }) => purpose === 'order')
      .reduce((sum, payment) => sum + refundable(payment, entries), 0)
    // A larger amount than is left is the decision of staff, who get the refund's own error.
    const refunded = amount ?? Math.min(cost, left)
    await takeBack(transaction, back, isRestocked)
    const canRefund = refunded > 0 && transition(order, 'order.refunded') !== undefined
    const [refund = null] = canRefund
      ? await addRefunds(
          cms,
          transaction,
          {
            orderId: order.id,
            amount: refunded,
            isDue: false,
            restocked: null,
            byHand: false,
            reason: `return ${id}`,
          },
          now,
        )
      : []
    await transaction
      .update(returnRequests)
      .set({ status: 'received', receivedAt: now, refundId: refund?.id ?? null })
      .where(eq(returnRequests.id, id))
    await eraseAccounts(transaction, order)
    const pieces = back.reduce((sum, row) => sum + row.pieces, 0)
    const detail = { return: id, refund: refund?.id ?? null, pieces, isRestocked }
    await recordEvent(transaction, order, { event: 'return.received', actor: 'staff', now, detail })
    const exchanged = back.flatMap(({ line, pieces: count, exchange }) =>
      exchange === null ? [] : [`${count} × ${line.name}, ${exchange}`],
    )
    return { refund, exchanged }
  })
}
