import type { FastifyInstance } from 'fastify'
import type { Adapter } from '../adapter.ts'
import { requireCustomer } from '../customers/session.ts'
import { sendPersonal } from '../http/sendPersonal.ts'
import { paymentEntries, readCoupons } from './history.ts'
import { readOrdersOf } from './orderReading.ts'

/** Serves the payments and coupons of docs/rest/orders.md. */
export function historyRoutes(app: FastifyInstance, adapter: Adapter) {
  app.get('/api/v1/payments', async (request, reply) => {
    const { id } = await requireCustomer(adapter, request)
    return sendPersonal(reply, { data: paymentEntries(await readOrdersOf(adapter, id)) })
  })
  app.get('/api/v1/coupons', async (request, reply) => {
    const { id } = await requireCustomer(adapter, request)
    const orders = await readOrdersOf(adapter, id)
    return sendPersonal(reply, { data: await readCoupons(adapter, id, orders) })
  })
}
