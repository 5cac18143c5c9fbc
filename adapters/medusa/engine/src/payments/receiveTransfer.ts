import type { MedusaContainer } from '@medusajs/framework/types'
import { MedusaError, Modules } from '@medusajs/framework/utils'
import { transferUse } from '../../../../../contract/rules/usablePayment.ts'
import { shopModule } from '../modules/shop/shopModule'
import type { ShopService } from '../modules/shop/shopService'
import { isCaptured, orderLock } from '../orders/isUnpaid'
import { toSatang } from '../orders/placedTotals'
import { readOrder } from '../orders/readOrders'
import { returnPayment } from '../refunds/requestRefund'
import { endSlip } from './decideSlip'
import { dueAmount, receivePayment } from './receivePayment'

/**
 * Records a transfer of an amount in baht that staff found on the shop's account. One that covers an order which awaits it
 * pays the order, and the rest is returned; any other is returned entirely, and a slip under check is rejected
 * (`orders.refund.transfer`).
 */
export async function receiveTransfer(
  container: MedusaContainer,
  orderId: string,
  amount: number,
  userId: string,
): Promise<'paid' | 'returned'> {
  const shop: ShopService = container.resolve(shopModule)
  const locking = container.resolve(Modules.LOCKING)
  return locking.execute(orderLock(orderId), async () => {
    const stored = await shop.findOrder({ order_id: orderId })
    const view = stored?.number ? await readOrder(container, stored.number) : undefined
    if (!view) throw new MedusaError(MedusaError.Types.NOT_FOUND, 'Order not found')
    const slip = view.slips.find(({ status }) => status === 'waiting')
    const isPaid = isCaptured(view)
    const isAwaiting = view.order.status !== 'canceled' && !isPaid
    const order = { total: toSatang(dueAmount(view) ?? 0), isPaid, isAwaiting }
    const { pays, returned, purpose } = transferUse(order, toSatang(amount))
    if (pays) await receivePayment(container, view, userId)
    await shop.database.transaction(async (transaction) => {
      if (slip) await endSlip(transaction, slip, pays ? 'approved' : 'rejected', userId)
      const unusable = { orderId, charge: null, amount: returned / 100, purpose }
      await returnPayment(transaction, unusable)
    })
    return pays ? 'paid' : 'returned'
  })
}
