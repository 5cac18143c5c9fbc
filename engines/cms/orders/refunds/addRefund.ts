import { randomUUID } from 'node:crypto'
import type { Database } from '#cms/database/openDatabase.ts'
import { type Actor, refunds } from '#cms/database/schema/orders.ts'
import { recordEvent } from '../order/changeOrder.ts'
import type { Payment, Refund } from '../order/ledger.ts'
import type { StoredOrder } from '../order/requireOrder.ts'

/** A refund to write: how much of a payment, who decided it and why. */
export interface NewRefund {
  payment: Payment
  /** The amount in satang, which the caller has checked that the payment covers. */
  amount: number
  actor: Actor
  reason?: string | undefined
  /** Whether staff return it by a bank transfer although it came through a provider. */
  byHand?: boolean | undefined
  now: Date
}

/**
 * Writes a requested refund with its audit row, under the order's lock, for the background loop to send to the
 * provider, or for staff to make by hand for a transfer.
 */
export async function addRefund(
  transaction: Database,
  order: Pick<StoredOrder, 'id' | 'status'>,
  { payment, amount, actor, reason, byHand = false, now }: NewRefund,
): Promise<Refund> {
  const method = payment.chargeId === null || byHand ? 'hand' : 'provider'
  const [refund] = await transaction
    .insert(refunds)
    .values({
      orderId: order.id,
      paymentId: payment.id,
      key: randomUUID(),
      amount,
      method,
      status: 'requested',
      reason: reason ?? null,
      requestedAt: now,
      nextAttemptAt: now,
    })
    .returning()
  if (!refund) throw new Error('The refund that was just inserted cannot be read')
  await recordEvent(transaction, order, {
    event: 'refund.requested',
    actor,
    now,
    detail: { refund: refund.id, amount, method, reason: reason ?? null },
  })
  return refund
}
