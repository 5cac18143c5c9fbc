import { ordersCopy } from '@vitrine/commerce/copy/orders.ts'
import { inTime } from '@vitrine/commerce/inTime.ts'
import { orderKey } from '@vitrine/commerce/orderAccess.ts'
import { ContractProblem } from '@vitrine/commerce/problem.ts'
import { isOpen } from '@vitrine/commerce/rules/chargeRules.ts'
import { tabStatuses } from '@vitrine/commerce/rules/transitions.ts'
import type { FastifyInstance } from 'fastify'
import type { Adapter } from '../core/adapter.ts'
import { serve } from '../http/serve.ts'
import { requireCustomer } from '../visitor/session.ts'
import { OrderLinks } from './orderLinks.ts'
import { readCustomerOrders, serializeOrder } from './orderReading.ts'
import { orderStatus } from './orderStatus.ts'
import { requireOrder } from './requireOrder.ts'

/** Serves the calls for orders of docs/rest/orders.md. */
export function orderRoutes(app: FastifyInstance, adapter: Adapter) {
  serve(app, 'orders.list', async ({ query, request }) => {
    const customer = await requireCustomer(adapter, request)
    const wanted = tabStatuses[query.status]
    const orders = (await readCustomerOrders(adapter, customer.id)).filter(
      (order) => !wanted || wanted.some((item) => item === orderStatus(order)),
    )
    const data = await Promise.all(orders.map((order) => serializeOrder(adapter, order)))
    return { success: true, data }
  })
  serve(app, 'orders.read', async ({ request }) => {
    const order = await requireOrder(adapter, request)
    return await serializeOrder(adapter, order, orderKey(request))
  })
  serve(app, 'orders.cancel', async ({ request }) => {
    // Without a key, an expired session is reported before the order is looked up.
    if (!orderKey(request)) await requireCustomer(adapter, request)
    const { shop, charges } = await requireOrder(adapter, request)
    const open = charges.find(isOpen)
    // The order may have been paid meanwhile (payment.check.before-end).
    if (open) await inTime(adapter.charges.check(open, new Date()))
    const { outcome } = await adapter.shop.post<{ outcome: string }>(
      `/orders/${shop.number}/cancel`,
    )
    if (outcome !== 'cancelled') throw new ContractProblem('conflict', ordersCopy.cannotCancel)
    return { success: true, message: ordersCopy.orderCancelled }
  })
  const links = new OrderLinks(adapter)
  serve(app, 'orders.link', async ({ params, body, language, request }) => {
    // After the response, so that its time does not reveal whether the order exists.
    links.send(params.id, body, language).catch((error: unknown) => {
      request.log.error({ err: error }, 'the link to an order was not sent')
    })
    return { success: true, message: ordersCopy.linkRequested }
  })
}
