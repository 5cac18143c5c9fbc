import type { Cms } from '#cms/core/context.ts'
import { isPayable } from '#contract/rules/transitions.ts'
import { transferUse } from '#contract/rules/usablePayment.ts'
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
    const isAwaiting = isChecked || isPayable(order.status)
    const { total, paidAt } = order
    const use = transferUse({ total, isPaid: paidAt !== null, isAwaiting }, amount)
    const event = use.pays ? (isChecked ? 'slip.approved' : 'payment.received') : 'slip.rejected'
    const cause = { event, actor: 'staff', now, detail: { amount } } as const
    const changed =
      use.pays || isChecked ? await changeOrder(cms, transaction, orderId, cause) : order
    await returnPayment(cms, transaction, changed, {
      amount: use.returned,
      purpose: use.purpose,
      chargeId: null,
      actor: 'staff',
      now,
    })
    return changed
  })
}
