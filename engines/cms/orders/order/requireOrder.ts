import { ordersCopy } from '@vitrine/commerce/copy/orders.ts'
import { canView, orderNumber } from '@vitrine/commerce/orderAccess.ts'
import { notFound } from '@vitrine/commerce/problem.ts'
import { eq } from 'drizzle-orm'
import type { Cms } from '#cms/core/context.ts'
import { type orderLines, orders } from '#cms/database/schema/orders.ts'
import type { Call } from '#cms/http/route.ts'
import { currentCustomer } from '#cms/visitor/sessions.ts'

export type StoredOrder = typeof orders.$inferSelect
export type StoredOrderLine = typeof orderLines.$inferSelect

/** The order with this number, or null when there is none or the text is not a number. */
export async function findOrder(
  { database }: Pick<Cms, 'database'>,
  id: string,
): Promise<StoredOrder | null> {
  const [order] = await database
    .select()
    .from(orders)
    .where(eq(orders.id, orderNumber(id)))
  return order ?? null
}

export const orderNotFound = () => notFound(ordersCopy.orderNotFound)

/**
 * The order, if the caller may view it. Throws the same not_found for another customer's order as for a missing one,
 * after the same work.
 */
export async function requireOrder(
  call: Call,
  id: string,
  key: string | undefined,
): Promise<StoredOrder> {
  const [customer, order] = [await currentCustomer(call), await findOrder(call.cms, id)]
  const isAllowed = canView(call.cms, order, customer, { key, now: call.clock.now() })
  if (!order || !isAllowed) throw orderNotFound()
  return order
}
