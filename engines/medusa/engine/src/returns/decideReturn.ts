import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, MedusaError, Modules } from '@medusajs/framework/utils'
import { cancelReturnWorkflow } from '@medusajs/medusa/core-flows'
import { isReturnStep } from '@vitrine/commerce/rules/transitions.ts'
import { shopModule } from '../modules/shop/shopModule'
import type { ShopService } from '../modules/shop/shopService'
import { orderLock } from '../orders/isUnpaid'
import { requireSeen } from '../orders/orderVersion'
import { readOrder } from '../orders/readOrders'
import { readReturns } from '../orders/readReturns'
import { withoutAccount } from '../refunds/settleRefund'

/** The decision of staff about a return, with a note for the shopper. */
export interface ReturnDecision {
  decision: 'approved' | 'rejected'
  note: string | null
  /** The version of the order that they have read. */
  seen: string
}

/**
 * Approves a return, or rejects it, which cancels it in Medusa, and emails the shopper. Throws `not_allowed` when it no
 * longer waits for a decision, or the order has changed since it was read.
 */
export async function decideReturn(
  container: MedusaContainer,
  returnId: string,
  { decision, note, seen }: ReturnDecision,
  userId: string,
): Promise<void> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const { data } = await query.graph({
    entity: 'return',
    fields: ['order_id'],
    filters: { id: returnId },
  })
  const [storedReturn] = data as unknown as { order_id: string }[]
  if (!storedReturn) throw new MedusaError(MedusaError.Types.NOT_FOUND, 'Return not found')
  const { order_id: orderId } = storedReturn
  const shop: ShopService = container.resolve(shopModule)
  const locking = container.resolve(Modules.LOCKING)
  await locking.execute(orderLock(orderId), async () => {
    const returns = await readReturns(container, [orderId])
    const request = returns.find(({ id }) => id === returnId)
    if (!request || !isReturnStep(request, { paidAt: null }, `return.${decision}`))
      throw new MedusaError(
        MedusaError.Types.NOT_ALLOWED,
        'This return does not wait for a decision.',
      )
    const stored = await shop.findOrder({ order_id: orderId })
    const view = stored?.number ? await readOrder(container, stored.number) : undefined
    if (view) requireSeen(view, seen)
    if (decision === 'rejected') {
      await cancelReturnWorkflow(container).run({ input: { return_id: returnId } })
      await shop.database('return').where({ id: returnId }).update(withoutAccount(shop.database))
    }
    await shop.database('shop_return').insert({
      return_id: returnId,
      status: decision,
      ...{ note, decided_by: userId },
    })
    const detail = { returnId }
    await shop.addEmail({ event: `return.${decision}`, orderId, subject: returnId, detail })
  })
}
