import { testEvent, type WebhookEvent } from '@vitrine/commerce/staff/programs.ts'
import { and, arrayContains, eq } from 'drizzle-orm'
import type { Database } from '#cms/database/openDatabase.ts'
import { webhookDeliveries, webhooks } from '#cms/database/schema/programs.ts'

/** The event of webhooks for each event of an order that they report. */
const reported: Readonly<Record<string, WebhookEvent>> = {
  'order.placed': 'order.placed',
  'payment.received': 'order.paid',
  'slip.approved': 'order.paid',
  'cash.received': 'order.paid',
  'packing.started': 'order.packed',
  'order.sent': 'order.sent',
  'order.delivered': 'order.delivered',
  'order.completed': 'order.completed',
  'order.corrected': 'order.corrected',
  'order.cancelled': 'order.cancelled',
  'order.expired': 'order.cancelled',
  'order.refused': 'order.cancelled',
  'slip.expired': 'order.cancelled',
  'order.refunded': 'order.refunded',
  'slip.received': 'slip.received',
  'refund.done': 'refund.done',
  'return.requested': 'return.requested',
  'return.approved': 'return.approved',
  'return.rejected': 'return.rejected',
  'return.closed': 'return.rejected',
  'return.received': 'return.received',
}

/** A row of an order's audit trail, whose id is the version of the order. */
interface RecordedEvent {
  id: number
  orderId: number
  event: string
  fromStatus: string | null
  toStatus: string
  at: Date
}

/**
 * Writes an event of an order for each webhook that receives it, in the transaction of the change, without personal
 * data, which receivers read with a key of their own.
 */
export async function queueEvent(
  transaction: Database,
  { id: version, orderId, event, fromStatus, toStatus, at }: RecordedEvent,
): Promise<void> {
  const type = reported[event]
  if (!type) return
  const receivers = await transaction
    .select({ id: webhooks.id })
    .from(webhooks)
    .where(and(eq(webhooks.isPaused, false), arrayContains(webhooks.events, [type])))
  if (receivers.length === 0) return
  const order = { order: String(orderId), version, status: toStatus, previousStatus: fromStatus }
  await transaction.insert(webhookDeliveries).values(
    receivers.map((webhook) => ({
      ...{ webhookId: webhook.id, event: type, orderId, createdAt: at, nextAttemptAt: at },
      body: serializeEvent(type, at, order),
    })),
  )
}

/** Writes a test for a webhook. */
export async function queueTest(
  transaction: Database,
  webhookId: number,
  now: Date,
): Promise<void> {
  await transaction.insert(webhookDeliveries).values({
    ...{ webhookId, event: testEvent, createdAt: now, nextAttemptAt: now },
    body: serializeEvent(testEvent, now, {}),
  })
}

const serializeEvent = (type: string, at: Date, data: object) =>
  JSON.stringify({ type, timestamp: at.toISOString(), data })
