import { ContractProblem } from '@vitrine/commerce/problem.ts'
import { changedMessage } from '@vitrine/commerce/rules/seen.ts'
import {
  afterStep,
  isOpenReturn,
  type OrderEvent,
  openReturn,
  rejectionMessage,
  transition,
} from '@vitrine/commerce/rules/transitions.ts'
import { toInstant } from '@vitrine/contract/clock.ts'
import { and, desc, eq, inArray } from 'drizzle-orm'
import { actingStaff, takeSeen } from '#cms/core/actingStaff.ts'
import type { Cms } from '#cms/core/context.ts'
import type { Database } from '#cms/database/openDatabase.ts'
import { type Actor, orderEvents, orders, payments } from '#cms/database/schema/orders.ts'
import { returnRequests } from '#cms/database/schema/returns.ts'
import { queueEvent } from '#cms/webhooks/queueEvent.ts'
import { releaseExchanges } from '../returns/exchanges.ts'
import { type EmailingCms, emailShopper } from './emailShopper.ts'
import { newestSlip } from './ledger.ts'
import { readReturns } from './readReturns.ts'
import { releaseOrder } from './releaseOrder.ts'
import { orderNotFound, type StoredOrder } from './requireOrder.ts'
import { issueInvoice } from './taxDocuments.ts'

type Detail = typeof orderEvents.$inferInsert.detail

interface Cause {
  event: OrderEvent
  actor: Actor
  now: Date
  detail?: Detail
  /** The charge through which a payment came, absent for a transfer. */
  chargeId?: string | undefined
  /** The slip that shows a transfer, absent for that of an order under check, and null without one. */
  slipId?: number | null | undefined
  /** Whether the event's email is left out, because the caller sends another. */
  isSilent?: boolean
}

/**
 * Locks the order's row until the transaction ends. Throws not_found, and conflict when the acting member of staff has
 * read an earlier version of the order (security.staff.once).
 */
export async function lockOrder(transaction: Database, id: number): Promise<StoredOrder> {
  const [order] = await transaction.select().from(orders).where(eq(orders.id, id)).for('update')
  if (!order) throw orderNotFound()
  const seen = takeSeen(transaction)
  if (seen !== undefined) await requireUnchanged(transaction, id, seen)
  return order
}

/** Throws conflict when an order has changed since it was read, with who changed it and when. */
async function requireUnchanged(transaction: Database, id: number, seen: number): Promise<void> {
  const [latest] = await transaction
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, id))
    .orderBy(desc(orderEvents.id))
    .limit(1)
  if (!latest) return
  const message = changedMessage(latest.id, seen, {
    by: latest.staff ?? latest.actor,
    time: toInstant(latest.at).slice(11, 16),
    event: latest.event,
  })
  if (message) throw new ContractProblem('conflict', message)
}

/**
 * Applies an event of the status flow, under the order's lock and in the caller's transaction, with all that follows
 * from it: audit row, stock, coupons, payment and email. Throws conflict when the flow does not allow the event.
 */
export async function changeOrder(
  cms: EmailingCms,
  transaction: Database,
  id: number,
  { event, actor, now, detail, chargeId, slipId, isSilent = false }: Cause,
): Promise<StoredOrder> {
  const order = await lockOrder(transaction, id)
  const step = transition(order, event)
  if (!step) throw new ContractProblem('conflict', rejectionMessage(order.status, event))
  const [changed] = await transaction
    .update(orders)
    .set(afterStep(step, order, now))
    .where(eq(orders.id, id))
    .returning()
  if (!changed) throw orderNotFound()
  await recordEvent(transaction, order, { event, actor, now, detail: detail ?? null }, step.to)
  if (step.releases) {
    await releaseOrder(transaction, id)
    await endReturns(transaction, id, now)
  }
  if (step.pays)
    await settleOrder(
      cms,
      transaction,
      { ...changed, paidAt: now },
      {
        chargeId,
        slipId: event === 'slip.approved' ? await newestSlip(transaction, id) : slipId,
      },
    )
  if (!isSilent) await emailShopper(cms, transaction, changed, event)
  return changed
}

/**
 * Ends the open returns of an order whose pieces have all come back, or were not sent, and returns to stock what was
 * put aside for them.
 */
async function endReturns(transaction: Database, orderId: number, now: Date): Promise<void> {
  for (const request of await readReturns(transaction, [orderId]))
    if (isOpenReturn(request)) await releaseExchanges(transaction, request)
  await transaction
    .update(returnRequests)
    .set({ status: 'rejected', decidedAt: now, refundAccount: null })
    .where(
      and(eq(returnRequests.orderId, orderId), inArray(returnRequests.status, [...openReturn])),
    )
}

/** Records the payment of an order, whose lock the caller holds, unless it is free, and issues its invoice. */
export async function settleOrder(
  cms: Pick<Cms, 'environment' | 'thai'>,
  transaction: Database,
  order: StoredOrder & { paidAt: Date },
  { chargeId, slipId }: Pick<Cause, 'chargeId' | 'slipId'> = {},
): Promise<void> {
  const { id, total, paidAt } = order
  if (total > 0)
    await transaction.insert(payments).values({
      orderId: id,
      chargeId,
      slipId,
      amount: total,
      purpose: 'order',
      receivedAt: paidAt,
    })
  await issueInvoice(cms, transaction, order, paidAt)
}

/** Writes an audit row for an event, which need not change the status, and reports it to webhooks. */
export async function recordEvent(
  transaction: Database,
  order: Pick<StoredOrder, 'id' | 'status'>,
  cause: { event: string; actor: Actor; now: Date; detail?: Detail },
  toStatus: string = order.status,
): Promise<void> {
  const [recorded] = await transaction
    .insert(orderEvents)
    .values({
      orderId: order.id,
      event: cause.event,
      actor: cause.actor,
      staff: cause.actor === 'staff' ? actingStaff() : null,
      fromStatus: order.status,
      toStatus,
      detail: cause.detail ?? null,
      at: cause.now,
    })
    .returning()
  if (recorded) await queueEvent(transaction, recorded)
}
