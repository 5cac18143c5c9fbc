import { eq } from 'drizzle-orm'
import type { Cms } from '#cms/context.ts'
import { currentCustomer } from '#cms/customer/sessions.ts'
import { isSame, sign } from '#cms/customer/tokens.ts'
import { orders } from '#cms/database/schema/orders.ts'
import { notFound } from '#cms/http/problem.ts'
import type { Call } from '#cms/http/route.ts'

export type StoredOrder = typeof orders.$inferSelect

/** The key by which a guest reads an order again. It needs no row: it is the signed number. */
export function accessKey({ secrets }: Pick<Cms, 'secrets'>, orderId: number): string {
  return sign(secrets.orders, 'order', String(orderId))
}

/** The order with this number, or null; a text that is no number is no order. */
export async function findOrder(
  { database }: Pick<Cms, 'database'>,
  id: string,
): Promise<StoredOrder | null> {
  const number = /^\d{1,15}$/.test(id) ? Number(id) : 0
  const [order] = await database.select().from(orders).where(eq(orders.id, number))
  return order ?? null
}

export const orderNotFound = () => notFound('Order not found')

/**
 * The order, if the caller may see it: its customer by session, or a guest by key. Somebody else's
 * throws the same not_found as one that does not exist, after the same work.
 */
export async function requireOrder(
  call: Call,
  id: string,
  key: string | undefined,
): Promise<StoredOrder> {
  const [customer, order] = [await currentCustomer(call), await findOrder(call.cms, id)]
  const hasKey = isSame(key ?? '', accessKey(call.cms, order?.id ?? 0))
  const isOwn = order !== null && customer !== null && order.customerId === customer.id
  const isGuests = order !== null && order.customerId === null && hasKey
  if (!order || !(isOwn || isGuests)) throw orderNotFound()
  return order
}
