import { ordersCopy } from '@vitrine/commerce/copy/orders.ts'
import { inTime } from '@vitrine/commerce/inTime.ts'
import { orderKey } from '@vitrine/commerce/orderAccess.ts'
import { ContractProblem } from '@vitrine/commerce/problem.ts'
import { tabStatuses } from '@vitrine/commerce/rules/transitions.ts'
import { and, desc, eq, inArray } from 'drizzle-orm'
import { requestPasswordReset } from '#cms/customer/authentication/lostPassword.ts'
import { orders } from '#cms/database/schema/orders.ts'
import { transact } from '#cms/database/transact.ts'
import { contractRoute } from '#cms/http/route.ts'
import { normalizeLogin } from '#cms/visitor/account.ts'
import { requireCustomer } from '#cms/visitor/sessions.ts'
import { changeOrder } from './order/changeOrder.ts'
import { requestOrderLink } from './order/orderLinks.ts'
import { orderNotFound, requireOrder } from './order/requireOrder.ts'
import { serializeOrders } from './order/serializeOrders.ts'
import { checkBeforeEnd } from './payment/chargeChecks.ts'

/** Maximum number of orders in a response. */
const maxOrders = 200

export const orderRoutes = [
  contractRoute('orders.list', {
    handle: async (call) => {
      const customer = await requireCustomer(call)
      const statuses = tabStatuses[call.query.status]
      const matchingOrders = await call.cms.database
        .select()
        .from(orders)
        .where(
          and(
            eq(orders.customerId, customer.id),
            statuses ? inArray(orders.status, [...statuses]) : undefined,
          ),
        )
        .orderBy(desc(orders.createdAt), desc(orders.id))
        .limit(maxOrders)
      return {
        success: true,
        data: await serializeOrders(call.cms, call.cms.database, matchingOrders),
      }
    },
  }),
  contractRoute('orders.read', {
    handle: async (call) => {
      const key = orderKey(call.request)
      const stored = await requireOrder(call, call.params.id, key)
      const [order] = await serializeOrders(call.cms, call.cms.database, [stored], key)
      if (!order) throw orderNotFound()
      return order
    },
  }),
  contractRoute('orders.link', {
    handle: async ({ cms, params, body, clock, language }) => {
      await requestOrderLink(
        cms.database,
        { id: params.id, email: body.email, phone: body.phone, language },
        clock.now(),
      )
      return { success: true, message: ordersCopy.linkRequested }
    },
  }),
  contractRoute('orders.account', {
    handle: async (call) => {
      const { id, customerId, billing } = await requireOrder(
        call,
        call.params.id,
        orderKey(call.request),
      )
      if (customerId !== null || !billing.email)
        throw new ContractProblem('conflict', ordersCopy.accountUnavailable)
      await requestPasswordReset(
        call.cms.database,
        { login: normalizeLogin(billing.email), language: call.language },
        call.clock.now(),
        id,
      )
      return { success: true, message: ordersCopy.accountRequested }
    },
  }),
  contractRoute('orders.cancel', {
    handle: async (call) => {
      // Without a key, an expired session is reported before the order is looked up.
      if (!orderKey(call.request)) await requireCustomer(call)
      const { id } = await requireOrder(call, call.params.id, orderKey(call.request))
      const now = call.clock.now()
      await inTime(checkBeforeEnd(call.cms, id, now))
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
