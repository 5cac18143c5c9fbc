import type { Cms } from '#cms/core/context.ts'
import { enqueue } from '#cms/email/outbox.ts'
import type { Database } from '#database/openDatabase.ts'
import { type EmailDetails, type EmailEvent, orderEmail } from '#server/email/orderEmail.ts'
import type { StoredOrder } from './requireOrder.ts'
import { readOrderLines } from './serializeOrders.ts'

/** Adds the email about an event of an order to the outbox, if the event has one, in the caller's transaction. */
export async function emailShopper(
  cms: Pick<Cms, 'secrets' | 'environment' | 'clock'>,
  transaction: Database,
  order: StoredOrder,
  event: EmailEvent,
  details?: EmailDetails,
): Promise<void> {
  const lines = await readOrderLines(transaction, [order.id])
  const email = orderEmail(cms, { ...order, lines }, event, details)
  if (email) await enqueue(transaction, cms.environment, email, cms.clock.now())
}
