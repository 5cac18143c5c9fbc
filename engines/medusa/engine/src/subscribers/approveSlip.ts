import type { SubscriberArgs, SubscriberConfig } from '@medusajs/framework'
import { Modules } from '@medusajs/framework/utils'
import { findOrderOf } from '../emails/findEmailOrder'
import { shopModule } from '../modules/shop/shopModule'
import type { ShopService } from '../modules/shop/shopService'
import { orderLock } from '../orders/isUnpaid'
import { endSlip } from '../payments/decideSlip'

/** Approves the slip of an order whose payment staff captured by Medusa's own button: nothing is left to check. */
export default async function approveSlip({
  event: { data },
  container,
}: SubscriberArgs<{ id: string }>) {
  const orderId = await findOrderOf(container, data.id)
  if (!orderId) return
  const shop: ShopService = container.resolve(shopModule)
  // A slip that the shop's own button approves is captured under the same lock.
  await container.resolve(Modules.LOCKING).execute(orderLock(orderId), async () => {
    const slip = (await shop.slipsOf([orderId])).find(({ status }) => status === 'waiting')
    if (!slip) return
    const capture = await shop
      .database('capture')
      .where({ payment_id: data.id })
      .first('created_by')
    await shop.database.transaction((transaction) =>
      endSlip(transaction, slip, 'approved', capture?.created_by ?? ''),
    )
  })
}

export const config: SubscriberConfig = { event: 'payment.captured' }
