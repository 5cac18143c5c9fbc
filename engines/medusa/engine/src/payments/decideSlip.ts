import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { MedusaError, Modules } from '@medusajs/framework/utils'
import { addEmail } from '../modules/shop/outbox'
import type { Slip } from '../modules/shop/rows'
import { shopModule } from '../modules/shop/shopModule'
import type { ShopService } from '../modules/shop/shopService'
import { orderLock } from '../orders/isUnpaid'
import { requireSeen } from '../orders/orderVersion'
import { readOrder } from '../orders/readOrders'
import { receivePayment } from './receivePayment'

/** Hours that a shopper has for another slip, after one was rejected. */
const hoursAfterRejection = 24

/** The decision of staff about a slip, and the version of the order that they have read. */
interface SlipDecision {
  decision: 'approved' | 'rejected'
  seen: string
}

/**
 * Approves a slip, which captures the payment, or rejects it, after which the shopper may send another. Throws
 * `not_allowed` when the slip no longer waits, or the order has changed since it was read.
 */
export async function decideSlip(
  container: MedusaContainer,
  slipId: string,
  { decision, seen }: SlipDecision,
  userId: string,
): Promise<void> {
  const shop: ShopService = container.resolve(shopModule)
  const storedSlip = await shop
    .database<Slip>('shop_slip')
    .select('order_id')
    .where({ id: slipId })
    .first()
  if (!storedSlip) throw new MedusaError(MedusaError.Types.NOT_FOUND, 'Slip not found')
  const orderId = storedSlip.order_id
  const locking = container.resolve(Modules.LOCKING)
  await locking.execute(orderLock(orderId), async () => {
    const stored = await shop.findOrder({ order_id: orderId })
    const view = stored?.number ? await readOrder(container, stored.number) : undefined
    const slip = view?.slips.find(({ id }) => id === slipId)
    if (!view || slip?.status !== 'waiting' || view.order.status === 'canceled')
      throw new MedusaError(MedusaError.Types.NOT_ALLOWED, 'This slip does not wait to be checked.')
    requireSeen(view, seen)
    if (decision === 'approved') await receivePayment(container, view, userId)
    await shop.database.transaction((transaction) => endSlip(transaction, slip, decision, userId))
  })
}

/** Records the decision about a slip, and after a rejection emails the shopper and gives time for another one. */
export async function endSlip(
  transaction: Knex.Transaction,
  { id, order_id: orderId }: Pick<Slip, 'id' | 'order_id'>,
  decision: 'approved' | 'rejected',
  userId: string,
): Promise<void> {
  await transaction('shop_slip')
    .where({ id })
    .update({ status: decision, decided_at: transaction.fn.now(), decided_by: userId })
  if (decision === 'approved') return
  await transaction('shop_order')
    .where({ order_id: orderId })
    .update({
      payment_deadline: transaction.raw(
        `greatest("payment_deadline", now() + interval '${hoursAfterRejection} hours')`,
      ),
    })
  await addEmail(transaction, { event: 'slip.rejected', orderId, subject: id })
}
