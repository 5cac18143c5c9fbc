import { eq } from 'drizzle-orm'
import type { Cms } from '#cms/context.ts'
import type { Database } from '#cms/database/openDatabase.ts'
import { type Actor, orderEvents, orders } from '#cms/database/schema/orders.ts'
import { CmsProblem } from '#cms/http/problem.ts'
import { enqueue } from '#cms/mail/outbox.ts'
import { orderMail } from './orderMail.ts'
import { releaseOrder } from './releaseOrder.ts'
import { orderNotFound, type StoredOrder } from './requireOrder.ts'
import { afterStep, type OrderEvent, rejectionMessage, transition } from './transitions.ts'

type Detail = typeof orderEvents.$inferInsert.detail

interface Cause {
  event: OrderEvent
  actor: Actor
  now: Date
  detail?: Detail
}

/** Locks the order's row until the transaction ends. Throws not_found. */
export async function lockOrder(transaction: Database, id: number): Promise<StoredOrder> {
  const [order] = await transaction.select().from(orders).where(eq(orders.id, id)).for('update')
  if (!order) throw orderNotFound()
  return order
}

/**
 * Applies an event of the status flow under the order's lock, in the caller's transaction, with its
 * audit row, the release of stock and coupons, and its email. Throws conflict when the flow does not
 * allow the event.
 */
export async function changeOrder(
  cms: Pick<Cms, 'secrets' | 'environment'>,
  transaction: Database,
  id: number,
  { event, actor, now, detail }: Cause,
): Promise<StoredOrder> {
  const order = await lockOrder(transaction, id)
  const step = transition(order.status, event)
  if (!step) throw new CmsProblem('conflict', rejectionMessage(order.status, event))
  const [changed] = await transaction
    .update(orders)
    .set(afterStep(step, order.paymentMethod, now))
    .where(eq(orders.id, id))
    .returning()
  if (!changed) throw orderNotFound()
  await recordEvent(transaction, order, { event, actor, now, detail: detail ?? null }, step.to)
  if (step.releases) await releaseOrder(transaction, id)
  const mail = orderMail(cms, changed, event)
  if (mail) await enqueue(transaction, mail, now)
  return changed
}

/** Writes an audit row for an event, which need not change the status. */
export async function recordEvent(
  transaction: Database,
  order: Pick<StoredOrder, 'id' | 'status'>,
  cause: { event: string; actor: Actor; now: Date; detail?: Detail },
  toStatus: string = order.status,
): Promise<void> {
  await transaction.insert(orderEvents).values({
    orderId: order.id,
    event: cause.event,
    actor: cause.actor,
    fromStatus: order.status,
    toStatus,
    detail: cause.detail ?? null,
    at: cause.now,
  })
}
