import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { cancelOrderWorkflow } from '@medusajs/medusa/core-flows'
import { isUnpaid, orderLock } from './isUnpaid'
import { readOrder } from './readOrders'

/** Cancels an order that waits for its money, which returns its pieces to the stock. */
export async function cancelOrder(
  container: MedusaContainer,
  number: number,
): Promise<'cancelled' | 'conflict'> {
  const order = await readOrder(container, number)
  if (!order) return 'conflict'
  const locking = container.resolve(Modules.LOCKING)
  return locking.execute(orderLock(order.order.id), async () => {
    const current = await readOrder(container, number)
    if (!current || !isUnpaid(current)) return 'conflict'
    await cancelOrderWorkflow(container).run({ input: { order_id: current.order.id } })
    return 'cancelled'
  })
}
