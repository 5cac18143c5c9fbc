import { eq } from 'drizzle-orm'
import type { Cms } from '#cms/context.ts'
import type { Database } from '#cms/database/openDatabase.ts'
import { type Actor, orderEvents, orders } from '#cms/database/schema/orders.ts'
import { CmsProblem } from '#cms/http/problem.ts'
import { enqueue } from '#cms/mail/outbox.ts'
import { letterOf } from './orderMail.ts'
import { release } from './releaseOrder.ts'
import { orderNotFound, type StoredOrder } from './requireOrder.ts'
import { afterStep, type OrderEvent, refusalOf, transition } from './transitions.ts'

type Detail = typeof orderEvents.$inferInsert.detail

interface Cause {
  event: OrderEvent
  actor: Actor
  now: Date
  detail?: Detail
}

/** The order with its row locked until the transaction ends. Throws not_found. */
export async function lockOrder(transaction: Database, id: number): Promise<StoredOrder> {
  const [order] = await transaction.select().from(orders).where(eq(orders.id, id)).for('update')
  if (!order) throw orderNotFound()
  return order
}

/**
 * Takes one step of the status flow: under the order's lock, with its audit row, what it gives back
 * and its mail, all in the caller's transaction. Throws conflict when the flow has no such step.
 */
export async function changeOrder(
  cms: Pick<Cms, 'secrets' | 'environment'>,
  transaction: Database,
  id: number,
  { event, actor, now, detail }: Cause,
): Promise<StoredOrder> {
  const order = await lockOrder(transaction, id)
  const step = transition(order.status, event)
  if (!step) throw new CmsProblem('conflict', refusalOf(order.status, event))
  const [changed] = await transaction
    .update(orders)
    .set(afterStep(step, order.paymentMethod, now))
    .where(eq(orders.id, id))
    .returning()
  if (!changed) throw orderNotFound()
  await record(transaction, order, { event, actor, now, detail: detail ?? null }, step.to)
  if (step.releases) await release(transaction, id)
  const letter = letterOf(cms, changed, event)
  if (letter) await enqueue(transaction, letter, now)
  return changed
}

/** Writes a row of the audit trail for an event that may leave the status as it is. */
export async function record(
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
