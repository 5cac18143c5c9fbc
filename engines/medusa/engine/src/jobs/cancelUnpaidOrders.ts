import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { isEndChecked } from '../modules/shop/chargeChecks'
import type { ShopOrder } from '../modules/shop/rows'
import { shopModule } from '../modules/shop/shopModule'
import type { ShopService } from '../modules/shop/shopService'
import { cancelOrder } from '../orders/cancelOrder'
import { expireSlips } from '../payments/expireSlips'

/** Orders of one run: those that remain are cancelled by the next. */
const batch = 50

/**
 * Cancels orders whose payment deadline has passed, unless the provider's open charge is yet to be checked, or a slip
 * awaits its check within the time that it may hold pieces.
 */
export default async function cancelUnpaidOrders(container: MedusaContainer) {
  const shop: ShopService = container.resolve(shopModule)
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  await shop.requestChecks()
  const due: Pick<ShopOrder, 'number'>[] = await shop
    .database('shop_order')
    .join('order', 'order.id', 'shop_order.order_id')
    .select('shop_order.number')
    .whereRaw('"shop_order"."payment_deadline" < now()')
    .where('order.status', 'pending')
    .whereRaw(isEndChecked)
    .whereNotExists((captured) =>
      captured
        .from('order_transaction')
        .whereRaw('"order_transaction"."order_id" = "order"."id"')
        .whereNull('order_transaction.deleted_at'),
    )
    .orderBy('shop_order.payment_deadline')
    .limit(batch)
  for (const { number } of due) {
    if (number === null) continue
    const outcome = await cancelOrder(container, number)
    if (outcome === 'cancelled')
      logger.info(`order ${number} was cancelled: it was not paid in time`)
  }
  for (const number of await expireSlips(container))
    logger.warn(`order ${number} was cancelled: its transfer slip was not checked in time`)
}

export const config = { name: 'cancel-unpaid-orders', schedule: '* * * * *' }
