import { ordersCopy } from '@vitrine/commerce/copy/orders.ts'
import { inTime } from '@vitrine/commerce/inTime.ts'
import { orderKey } from '@vitrine/commerce/orderAccess.ts'
import { ContractProblem } from '@vitrine/commerce/problem.ts'
import { isOpen } from '@vitrine/commerce/rules/chargeRules.ts'
import { tabStatuses } from '@vitrine/commerce/rules/transitions.ts'
import { languageOf } from '@vitrine/contract/common.ts'
import { OrderLink, orderTabs } from '@vitrine/contract/orders.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Adapter } from '../core/adapter.ts'
import { parse } from '../http/parse.ts'
import { sendPersonal } from '../http/responses.ts'
import { requireCustomer } from '../visitor/session.ts'
import { OrderLinks } from './orderLinks.ts'
import { readOrdersOf, serializeOrder } from './orderReading.ts'
import { statusOf } from './orderStatus.ts'
import { requireOrder } from './requireOrder.ts'

const Params = z.object({ id: z.string().max(100) })
const Tab = z.object({ status: z.enum(orderTabs).default('all') })

/** Serves the calls for orders of docs/rest/orders.md. */
export function orderRoutes(app: FastifyInstance, adapter: Adapter) {
  app.get('/api/v1/orders', async (request, reply) => {
    const customer = await requireCustomer(adapter, request)
    const { status } = parse(Tab, request.query)
    const wanted = tabStatuses[status]
    const orders = (await readOrdersOf(adapter, customer.id)).filter(
      (order) => !wanted || wanted.some((each) => each === statusOf(order)),
    )
    const data = await Promise.all(orders.map((order) => serializeOrder(adapter, order)))
    return sendPersonal(reply, { success: true, data })
  })
  app.get('/api/v1/orders/:id', async (request, reply) => {
    const order = await requireOrder(adapter, request)
    return sendPersonal(reply, await serializeOrder(adapter, order, orderKey(request)))
  })
  app.put('/api/v1/orders/:id/cancel', async (request, reply) => {
    // Without a key, an expired session is reported before the order is looked up.
    if (!orderKey(request)) await requireCustomer(adapter, request)
    const { shop, charges } = await requireOrder(adapter, request)
    const open = charges.find(isOpen)
    // It may have been paid meanwhile (payment.check.before-end).
    if (open) await inTime(adapter.charges.check(open, new Date()))
    const { outcome } = await adapter.shop.post<{ outcome: string }>(
      `/orders/${shop.number}/cancel`,
    )
    if (outcome !== 'cancelled') throw new ContractProblem('conflict', ordersCopy.cannotCancel)
    return sendPersonal(reply, { success: true, message: ordersCopy.orderCancelled })
  })
  const links = new OrderLinks(adapter)
  app.post('/api/v1/orders/:id/link', async (request, reply) => {
    const { id } = parse(Params, request.params)
    // After the response, so that its time does not reveal whether the order exists.
    const language = languageOf(request.query)
    links.send(id, parse(OrderLink, request.body), language).catch((error: unknown) => {
      request.log.error({ err: error }, 'the link to an order was not sent')
    })
    return sendPersonal(reply, { success: true, message: ordersCopy.linkRequested })
  })
}
