import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { cancelOrderWorkflow } from '@medusajs/medusa/core-flows'
import { shopModule } from '../modules/shop/shopModule'
import type { ShopService } from '../modules/shop/shopService'
import { isCaptured, orderLock } from '../orders/isUnpaid'
import { readOrder } from '../orders/readOrders'

/**
 * Cancels the orders whose slip staff have not checked in time, returns their pieces to the stock (`orders.hold.slip`),
 * and returns their numbers.
 */
export async function expireSlips(container: MedusaContainer): Promise<number[]> {
  const shop: ShopService = container.resolve(shopModule)
  const locking = container.resolve(Modules.LOCKING)
  const cancelled: number[] = []
  for (const { id, order_id: orderId, number } of await shop.findOverdueSlips())
    await locking.execute(orderLock(orderId), async () => {
      const view = await readOrder(container, number)
      const isWaiting = view?.slips.some((slip) => slip.id === id && slip.status === 'waiting')
      if (!view || !isWaiting) return
      await shop.expireSlip(id)
      if (view.order.status === 'canceled' || isCaptured(view)) return
      await cancelOrderWorkflow(container).run({ input: { order_id: orderId } })
      cancelled.push(number)
    })
  return cancelled
}
