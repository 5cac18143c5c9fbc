import { and, desc, eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import { requireCustomer } from '#cms/customer/sessions.ts'
import { orders } from '#cms/database/schema/orders.ts'
import { transact } from '#cms/database/transact.ts'
import { route } from '#cms/http/route.ts'
import { Message } from '#gateway/contracts/common.ts'
import { Order, Orders, orderTabs } from '#gateway/contracts/orders.ts'
import { changeOrder } from './changeOrder.ts'
import { ordersCopy } from './copy.ts'
import { orderNotFound, requireOrder } from './requireOrder.ts'
import { presentOrders } from './serializeOrders.ts'
import { tabStatuses } from './transitions.ts'

/** Whose order it is, and the key that lets a guest see it. */
export const orderParams = z.object({ id: z.string().max(100) })
export const orderQuery = z.object({ key: z.string().max(200).optional() })

/** Orders that one answer holds. */
const maximumOrders = 200

export const orderRoutes = [
  route({
    name: 'orders.list',
    method: 'GET',
    url: '/api/v1/orders',
    summary: "The customer's orders under one tab, newest first",
    query: z.object({ status: z.enum(orderTabs).default('all') }),
    answer: Orders,
    handle: async (call) => {
      const customer = await requireCustomer(call)
      const statuses = tabStatuses[call.query.status]
      const found = await call.cms.database
        .select()
        .from(orders)
        .where(
          and(
            eq(orders.customerId, customer.id),
            statuses ? inArray(orders.status, [...statuses]) : undefined,
          ),
        )
        .orderBy(desc(orders.createdAt), desc(orders.id))
        .limit(maximumOrders)
      return { success: true, data: await presentOrders(call.cms, call.cms.database, found) }
    },
  }),
  route({
    name: 'orders.read',
    method: 'GET',
    url: '/api/v1/orders/:id',
    summary: "One order; somebody else's is not found",
    params: orderParams,
    query: orderQuery,
    answer: Order,
    handle: async (call) => {
      const stored = await requireOrder(call, call.params.id, call.query.key)
      const [order] = await presentOrders(call.cms, call.cms.database, [stored])
      if (!order) throw orderNotFound()
      return order
    },
  }),
  route({
    name: 'orders.cancel',
    method: 'PUT',
    url: '/api/v1/orders/:id/cancel',
    summary: 'Cancels an order that is not paid; its pieces go back once',
    params: orderParams,
    query: orderQuery,
    answer: Message,
    handle: async (call) => {
      // Nobody with nothing to show: whose session has ended is told so, whatever the number.
      if (!call.query.key) await requireCustomer(call)
      const { id } = await requireOrder(call, call.params.id, call.query.key)
      const now = call.clock.now()
      await transact(call.cms.database, (transaction) =>
        changeOrder(call.cms, transaction, id, {
          event: 'order.cancelled',
          actor: 'customer',
          now,
        }),
      )
      return { success: true, message: ordersCopy.orderCancelled }
    },
  }),
]
