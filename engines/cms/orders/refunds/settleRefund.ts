import { randomUUID } from 'node:crypto'
import { staffCopy } from '@vitrine/commerce/copy/orders.ts'
import { ContractProblem, notFound } from '@vitrine/commerce/problem.ts'
import { refundedAmount } from '@vitrine/commerce/rules/ledger.ts'
import {
  isForStaff,
  isRefundStep,
  type RefundEvent,
  refundSteps,
  transition,
} from '@vitrine/commerce/rules/transitions.ts'
import { eq } from 'drizzle-orm'
import type { Cms } from '#cms/core/context.ts'
import type { Database } from '#cms/database/openDatabase.ts'
import { type Actor, refunds } from '#cms/database/schema/orders.ts'
import { returnRequests } from '#cms/database/schema/returns.ts'
import { transact } from '#cms/database/transact.ts'
import { changeOrder, lockOrder, recordEvent } from '../order/changeOrder.ts'
import { emailShopper } from '../order/emailShopper.ts'
import { type Refund, readEntries } from '../order/ledger.ts'
import { issueCreditNote } from '../order/taxDocuments.ts'
import { eraseAccounts } from './eraseAccounts.ts'

export interface RefundStep {
  event: Exclude<RefundEvent, 'refund.sent'>
  actor: Actor
  /** The provider's id of the refund. */
  reference?: string | undefined
  /** The reason of a failure. */
  failure?: string | undefined
  now: Date
}

/**
 * Takes a step of a refund, once, with its credit note, email and change of the order when it is done
 * (`orders.refund.*`). Returns false when the flow no longer allows the step.
 */
export async function settleRefund(cms: Cms, id: number, step: RefundStep): Promise<boolean> {
  return transact(cms.database, async (transaction) => {
    const order = await lockOrder(transaction, (await requireRefund(transaction, id)).orderId)
    const refund = await requireRefund(transaction, id)
    const { event, actor, reference, failure, now } = step
    if (!isRefundStep(refund, event)) return false
    if (actor === 'staff') await requireStaffStep(transaction, refund, event)
    const isRepeated = event === 'refund.repeated'
    await transaction
      .update(refunds)
      .set({
        status: refundSteps[event].to,
        settledAt: isRepeated ? null : now,
        reference: reference ?? refund.reference,
        failure: failure ?? null,
        // The provider has ended the one with the key of before, which may be made by hand now.
        ...(isRepeated && { key: randomUUID(), reference: null, attempts: 0, nextAttemptAt: now }),
        ...(event === 'refund.done' && actor === 'staff' && { method: 'hand' }),
      })
      .where(eq(refunds.id, id))
    await recordEvent(transaction, order, {
      event,
      actor,
      now,
      detail: { refund: id, amount: refund.amount, failure: failure ?? null },
    })
    await eraseAccounts(transaction, order)
    if (event !== 'refund.done') return true
    const entries = await readEntries(transaction, [order.id])
    const payment = entries.payments.find((row) => row.id === refund.paymentId)
    if (payment?.purpose === 'order') {
      await issueCreditNote(cms, transaction, order, refund, now)
      const isReturned = refundedAmount(payment, entries) === payment.amount
      if (isReturned && transition(order, 'order.refunded'))
        await changeOrder(cms, transaction, order.id, { event: 'order.refunded', actor, now })
    }
    await emailShopper(cms, transaction, order, 'refund.done', { amount: refund.amount })
    return true
  })
}

/**
 * Takes a step of staff on a refund that waits for them: done, failed, sent again, or withdrawn unless it is owed for a
 * return. Throws conflict for a refund that the provider makes, or that has ended.
 */
export async function settleByStaff(
  cms: Cms,
  id: number,
  step: Omit<RefundStep, 'actor'>,
): Promise<void> {
  const isTaken = await settleRefund(cms, id, { ...step, actor: 'staff' })
  if (!isTaken) throw new ContractProblem('conflict', staffCopy.refundEnded)
}

/** Throws conflict for a step that is not one of staff. */
async function requireStaffStep(
  transaction: Database,
  { id, method, status }: Refund,
  event: RefundEvent,
): Promise<void> {
  const isByProvider = method === 'provider'
  if (isByProvider && !isForStaff({ method, status }))
    throw new ContractProblem('conflict', staffCopy.refundByProvider)
  if (!isByProvider && event === 'refund.repeated')
    throw new ContractProblem('conflict', staffCopy.refundByHand)
  const returned = await transaction.$count(returnRequests, eq(returnRequests.refundId, id))
  if (event === 'refund.withdrawn' && returned > 0)
    throw new ContractProblem('conflict', staffCopy.refundOfReturn)
}

async function requireRefund(database: Database, id: number): Promise<Refund> {
  const [refund] = await database.select().from(refunds).where(eq(refunds.id, id))
  if (!refund) throw notFound(staffCopy.refundUnknown)
  return refund
}
