import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { addEmail } from '../modules/shop/outbox'
import { shopModule } from '../modules/shop/shopModule'
import type { ShopService } from '../modules/shop/shopService'
import { isUnpaid, orderLock } from '../orders/isUnpaid'
import { readOrder } from '../orders/readOrders'
import type { SentSlip, SlipOutcome } from './sentCharge'

/** Stores a transfer slip for staff to check, at most one at a time for each order. */
export async function addSlip(
  container: MedusaContainer,
  number: number,
  slip: SentSlip,
): Promise<SlipOutcome> {
  const shop: ShopService = container.resolve(shopModule)
  const stored = await shop.findOrder({ number })
  if (!stored?.order_id) return 'conflict'
  const orderId = stored.order_id
  const locking = container.resolve(Modules.LOCKING)
  return locking.execute(orderLock(orderId), async () => {
    const current = await readOrder(container, number)
    if (current?.slips.some(({ status }) => status === 'waiting')) return 'in_review'
    if (!current || !isUnpaid(current)) return 'conflict'
    const row = {
      order_id: orderId,
      image: Buffer.from(slip.image, 'base64'),
      type: slip.type,
      hash: slip.hash,
      name: slip.name,
      phone_number: slip.phoneNumber,
      bank: slip.bank,
      amount: slip.amount,
      held_until: new Date(slip.heldUntil),
    }
    await shop.database.transaction(async (transaction) => {
      const [stored] = await transaction('shop_slip').insert(row).returning('id')
      await addEmail(transaction, { event: 'slip.received', orderId, subject: stored.id })
    })
    return 'received'
  })
}
