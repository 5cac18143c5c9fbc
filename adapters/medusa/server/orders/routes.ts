import type { FastifyInstance } from 'fastify'
import { ordersCopy } from '../../../../cms/orders/copy.ts'
import type { Adapter } from '../adapter.ts'
import { AdapterProblem } from '../http/problem.ts'
import { sendPersonal } from '../http/sendPersonal.ts'
import { orderKey } from './orderAccess.ts'
import { serializeOrder } from './orderReading.ts'
import { requireOrder } from './requireOrder.ts'

/** Serves the calls for orders of docs/rest/orders.md. */
export function orderRoutes(app: FastifyInstance, adapter: Adapter) {
  app.get('/api/v1/orders/:id', async (request, reply) => {
    const order = await requireOrder(adapter, request)
    return sendPersonal(reply, await serializeOrder(adapter, order, orderKey(request)))
  })
  app.put('/api/v1/orders/:id/cancel', async (request, reply) => {
    const { shop } = await requireOrder(adapter, request)
    const { outcome } = await adapter.shop.post<{ outcome: string }>(
      `/orders/${shop.number}/cancel`,
    )
    if (outcome !== 'cancelled') throw new AdapterProblem('conflict', ordersCopy.cannotCancel)
    return sendPersonal(reply, { success: true, message: ordersCopy.orderCancelled })
  })
}
