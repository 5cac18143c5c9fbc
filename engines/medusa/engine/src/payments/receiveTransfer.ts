import type { MedusaContainer } from '@medusajs/framework/types'
import { MedusaError, Modules } from '@medusajs/framework/utils'
import { staffCopy } from '@vitrine/commerce/copy/orders.ts'
import {
  type BookedTransfer,
  isBooked,
  transferUse,
} from '@vitrine/commerce/rules/usablePayment.ts'
import { shopModule } from '../modules/shop/shopModule'
import type { ShopService } from '../modules/shop/shopService'
import { isCaptured, orderLock } from '../orders/isUnpaid'
import { requireSeen } from '../orders/orderVersion'
import { toSatang } from '../orders/placedTotals'
import { readOrder } from '../orders/readOrders'
import { returnPayment } from '../refunds/requestRefund'
import { endSlip } from './decideSlip'
import { dueAmount, receivePayment } from './receivePayment'

type OrderView = NonNullable<Awaited<ReturnType<typeof readOrder>>>

/** A transfer that staff record: its amount in baht, and the version of the order that they have read. */
interface RecordedTransfer {
  amount: number
  seen: string
  /** Whether it is a different transfer from the recorded ones and those on slips. */
  isAnother: boolean
}

/**
 * Records a transfer of an amount in baht that staff found on the shop's account: it pays an order that awaits it, and
 * what is left is returned (`orders.refund.transfer`). Throws `not_allowed` for one that may be booked already, and
 * when the order has changed since it was read.
 */
export async function receiveTransfer(
  container: MedusaContainer,
  orderId: string,
  { amount, seen, isAnother }: RecordedTransfer,
  userId: string,
): Promise<'paid' | 'returned'> {
  const shop: ShopService = container.resolve(shopModule)
  const locking = container.resolve(Modules.LOCKING)
  return locking.execute(orderLock(orderId), async () => {
    const stored = await shop.findOrder({ order_id: orderId })
    const view = stored?.number ? await readOrder(container, stored.number) : undefined
    if (!view) throw new MedusaError(MedusaError.Types.NOT_FOUND, 'Order not found')
    requireSeen(view, seen)
    const newest = isAnother ? null : (view.slips.at(-1)?.id ?? null)
    if (!isAnother && isBooked(bookedTransfers(view), { amount: toSatang(amount), slip: newest }))
      throw new MedusaError(MedusaError.Types.NOT_ALLOWED, staffCopy.transferBooked)
    const slip = view.slips.find(({ status }) => status === 'waiting')
    const isPaid = isCaptured(view)
    const isAwaiting = view.order.status !== 'canceled' && !isPaid
    const order = { total: toSatang(dueAmount(view) ?? 0), isPaid, isAwaiting }
    const { pays, returned, purpose } = transferUse(order, toSatang(amount))
    if (pays) await receivePayment(container, view, userId)
    await shop.database.transaction(async (transaction) => {
      if (slip) await endSlip(transaction, slip, pays ? 'approved' : 'rejected', userId)
      // The rest of a transfer that pays is part of the same one.
      const slipId = pays ? null : newest
      const unusable = { orderId, charge: null, slipId, amount: returned / 100, purpose }
      await returnPayment(transaction, unusable)
    })
    return pays ? 'paid' : 'returned'
  })
}

/** The transfers that are booked for an order: what was captured with the slip that shows it, and what goes back. */
function bookedTransfers(view: OrderView): BookedTransfer[] {
  const approved = view.slips.find(({ status }) => status === 'approved')?.id ?? null
  const isByTransfer = view.charges.every(({ status }) => status !== 'successful')
  const paid = isCaptured(view) && isByTransfer ? toSatang(dueAmount(view) ?? 0) : null
  const returned = view.refunds.filter(
    ({ charge_id, purpose }) => !charge_id && purpose !== 'order',
  )
  return [
    ...(paid === null ? [] : [{ amount: paid, slip: approved }]),
    ...returned.map(({ amount, slip_id }) => ({ amount: toSatang(amount), slip: slip_id })),
  ]
}
