import type { Cms } from '#cms/core/context.ts'
import type { Database } from '#cms/database/openDatabase.ts'
import { type Actor, type PaymentPurpose, payments } from '#cms/database/schema/orders.ts'
import { type EmailingCms, emailShopper } from '../order/emailShopper.ts'
import type { StoredOrder } from '../order/requireOrder.ts'
import { addRefund } from './addRefund.ts'

/** Money that arrived but that the order cannot take. */
export interface UnusablePayment {
  /** The amount in satang. */
  amount: number
  purpose: Exclude<PaymentPurpose, 'order'>
  /** The charge that it came through, or null for a transfer. */
  chargeId: string | null
  /** The slip that shows a transfer. */
  slipId?: number | null
  actor: Actor
  now: Date
}

/**
 * Records a late, doubled or mismatched payment, under the order's lock, emails the shopper and requests its refund
 * (`orders.refund.unusable`).
 */
export async function returnPayment(
  cms: EmailingCms & Pick<Cms, 'log'>,
  transaction: Database,
  order: StoredOrder,
  { amount, purpose, chargeId, slipId = null, actor, now }: UnusablePayment,
): Promise<void> {
  // A charge in another currency counts as 0: there is nothing to return in baht.
  if (amount <= 0) return
  const [payment] = await transaction
    .insert(payments)
    .values({ orderId: order.id, chargeId, slipId, amount, purpose, receivedAt: now })
    .returning()
  if (!payment) throw new Error('The payment that was just inserted cannot be read')
  await addRefund(transaction, order, { payment, amount, actor, now })
  cms.log.warn(
    { order: order.id, purpose, amount },
    'a payment that its order cannot take is returned',
  )
  await emailShopper(cms, transaction, order, `payment.${purpose}`, { amount })
}
