import type { Cms } from '#cms/core/context.ts'
import { isPayable } from '#contract/rules/transitions.ts'
import { transact } from '#database/transact.ts'
import { changeOrder, lockOrder } from '../order/changeOrder.ts'
import type { StoredOrder } from '../order/requireOrder.ts'
import { returnPayment } from './returnPayment.ts'

/**
 * Records a transfer of `amount` satang that staff found on the shop's account. One that covers an
 * order which awaits it pays the order, and the rest is returned; any other is returned entirely, and a
 * slip under check is rejected (`orders.refund.transfer`). Returns the order as it is then.
 */
export async function receiveTransfer(
  cms: Cms,
  orderId: number,
  amount: number,
  now: Date,
): Promise<StoredOrder> {
  return transact(cms.database, async (transaction) => {
    const order = await lockOrder(transaction, orderId)
    const isChecked = order.status === 'checking_payment'
    const awaits = isChecked || isPayable(order.status)
    const detail = { amount }
    const isPaid = awaits && amount >= order.total
    const event = isPaid ? (isChecked ? 'slip.approved' : 'payment.received') : 'slip.rejected'
    const changed =
      isPaid || isChecked
        ? await changeOrder(cms, transaction, orderId, { event, actor: 'staff', now, detail })
        : order
    await returnPayment(cms, transaction, changed, {
      amount: isPaid ? amount - order.total : amount,
      purpose: awaits ? 'mismatched' : order.paidAt ? 'duplicate' : 'late',
      chargeId: null,
      actor: 'staff',
      now,
    })
    return changed
  })
}
