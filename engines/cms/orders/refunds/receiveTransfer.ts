import { staffCopy } from '@vitrine/commerce/copy/orders.ts'
import { ContractProblem } from '@vitrine/commerce/problem.ts'
import { paymentEvents, transition } from '@vitrine/commerce/rules/transitions.ts'
import { isBooked, transferUse } from '@vitrine/commerce/rules/usablePayment.ts'
import type { Cms } from '#cms/core/context.ts'
import { transact } from '#cms/database/transact.ts'
import { changeOrder, lockOrder } from '../order/changeOrder.ts'
import { bookedTransfers, newestSlip, readEntries } from '../order/ledger.ts'
import type { StoredOrder } from '../order/requireOrder.ts'
import { returnPayment } from './returnPayment.ts'

/**
 * Records a transfer of `amount` satang that staff found on the shop's account: it pays an order that awaits it, and
 * what is left is returned (`orders.refund.transfer`). Throws conflict for one that may be booked already, unless it
 * `isAnother`.
 */
export async function receiveTransfer(
  cms: Cms,
  orderId: number,
  { amount, isAnother }: { amount: number; isAnother: boolean },
  now: Date,
): Promise<StoredOrder> {
  return transact(cms.database, async (transaction) => {
    const order = await lockOrder(transaction, orderId)
    const slip = isAnother ? null : await newestSlip(transaction, orderId)
    const booked = bookedTransfers(await readEntries(transaction, [orderId]))
    if (!isAnother && isBooked(booked, { amount, slip }))
      throw new ContractProblem('conflict', staffCopy.transferBooked)
    const paying = paymentEvents.find((event) => transition(order, event))
    const { total, paidAt } = order
    const isAwaiting = paying !== undefined
    const use = transferUse({ total, isPaid: paidAt !== null, isAwaiting }, amount)
    const rejecting = transition(order, 'slip.rejected') ? 'slip.rejected' : undefined
    const event = use.pays ? paying : rejecting
    const cause = { actor: 'staff', now, detail: { amount }, slipId: slip } as const
    const changed = event
      ? await changeOrder(cms, transaction, orderId, { ...cause, event })
      : order
    await returnPayment(cms, transaction, changed, {
      amount: use.returned,
      purpose: use.purpose,
      chargeId: null,
      // The rest of a transfer that pays is part of the same one.
      slipId: use.pays ? null : slip,
      actor: 'staff',
      now,
    })
    return changed
  })
}
