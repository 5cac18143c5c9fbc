import { eq } from 'drizzle-orm'
import type { Cms } from '#cms/core/context.ts'
import { staffCopy } from '#contract/copy/orders.ts'
import { ContractProblem, notFound } from '#contract/problem.ts'
import { returnedOf } from '#contract/rules/ledger.ts'
import { transition } from '#contract/rules/transitions.ts'
import type { Database } from '#database/openDatabase.ts'
import { type Actor, refunds } from '#database/schema/orders.ts'
import { returnRequests } from '#database/schema/returns.ts'
import { transact } from '#database/transact.ts'
import { changeOrder, lockOrder, recordEvent } from '../order/changeOrder.ts'
import { emailShopper } from '../order/emailShopper.ts'
import { type Refund, readEntries } from '../order/ledger.ts'
import { issueCreditNote } from '../order/taxDocuments.ts'

/** The outcome of a refund. */
export interface RefundEnd {
  status: 'done' | 'failed'
  actor: Actor
  /** The provider's id of the refund. */
  reference?: string | undefined
  /** Why it failed. */
  failure?: string | undefined
  now: Date
}

/**
 * Ends a refund, once: a done one issues its credit note, sends its email, and changes the order to
 * refunded when all that was paid for it went back (`orders.refund.*`). Returns false when it had
 * ended before.
 */
export async function settleRefund(cms: Cms, id: number, end: RefundEnd): Promise<boolean> {
  return transact(cms.database, async (transaction) => {
    const order = await lockOrder(transaction, (await requireRefund(transaction, id)).orderId)
    const refund = await requireRefund(transaction, id)
    if (refund.status === 'done' || refund.status === 'failed') return false
    const { status, actor, reference, failure, now } = end
    await transaction
      .update(refunds)
      .set({
        status,
        settledAt: now,
        reference: reference ?? refund.reference,
        failure: failure ?? null,
      })
      .where(eq(refunds.id, id))
    await recordEvent(transaction, order, {
      event: `refund.${status}`,
      actor,
      now,
      detail: { refund: id, amount: refund.amount, failure: failure ?? null },
    })
    if (status === 'failed') return true
    await transaction
      .update(returnRequests)
      .set({ refundAccount: null })
      .where(eq(returnRequests.refundId, id))
    const entries = await readEntries(transaction, [order.id])
    const payment = entries.payments.find((row) => row.id === refund.paymentId)
    if (payment?.purpose === 'order') {
      await issueCreditNote(cms, transaction, order, refund, now)
      const isReturned = returnedOf(payment, entries) === payment.amount
      if (isReturned && transition(order.status, 'order.refunded'))
        await changeOrder(cms, transaction, order.id, { event: 'order.refunded', actor, now })
    }
    await emailShopper(cms, transaction, order, 'refund.done', { amount: refund.amount })
    return true
  })
}

/** Ends a refund that staff make by hand. Throws conflict for one that the provider makes, or that has ended. */
export async function settleByHand(
  cms: Cms,
  id: number,
  end: Pick<RefundEnd, 'status' | 'failure' | 'now'>,
): Promise<void> {
  const { method } = await requireRefund(cms.database, id)
  if (method !== 'hand') throw new ContractProblem('conflict', staffCopy.refundByProvider)
  const isEnded = await settleRefund(cms, id, { ...end, actor: 'staff' })
  if (!isEnded) throw new ContractProblem('conflict', staffCopy.refundEnded)
}

async function requireRefund(database: Database, id: number): Promise<Refund> {
  const [refund] = await database.select().from(refunds).where(eq(refunds.id, id))
  if (!refund) throw notFound(staffCopy.refundUnknown)
  return refund
}
