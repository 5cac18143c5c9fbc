import { orderKey } from '@vitrine/commerce/orderAccess.ts'
import { checkIdempotencyKey } from '@vitrine/commerce/rules/checkoutForm.ts'
import { cartContext } from '#cms/cart/routes.ts'
import { type Call, contractRoute } from '#cms/http/route.ts'
import { cartOwnerOrGuest, requireCustomer } from '#cms/visitor/sessions.ts'
import { orderAgain } from './again/orderAgain.ts'
import { orderNotFound, requireOrder, type StoredOrder } from './order/requireOrder.ts'
import { serializeOrders } from './order/serializeOrders.ts'
import { requestReturn } from './returns/requestReturn.ts'

/** Reads the caller's order, and without a key reports an expired session before the order is looked up. */
async function ownOrder(call: Call, id: string): Promise<StoredOrder> {
  const key = orderKey(call.request)
  if (!key) await requireCustomer(call)
  return requireOrder(call, id, key)
}

/** Routes of what follows a paid order: another order, and returns. */
export const afterSaleRoutes = [
  contractRoute('orders.again', {
    handle: async (call) => {
      const order = await ownOrder(call, call.params.id)
      return orderAgain(cartContext(call), await cartOwnerOrGuest(call), order)
    },
  }),
  contractRoute('orders.returns.add', {
    handle: async (call) => {
      const idempotencyKey = checkIdempotencyKey(call.request.headers['idempotency-key'])
      const order = await ownOrder(call, call.params.id)
      await requestReturn(call.cms, order.id, call.body, { idempotencyKey, now: call.clock.now() })
      const [changed] = await serializeOrders(
        call.cms,
        call.cms.database,
        [order],
        orderKey(call.request),
      )
      if (!changed) throw orderNotFound()
      return changed
    },
  }),
]
