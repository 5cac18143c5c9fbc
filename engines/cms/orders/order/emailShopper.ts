import {
  type EmailDetails,
  type EmailEvent,
  orderEmail,
} from '@vitrine/commerce/email/orderEmail.ts'
import { localizedContent } from '@vitrine/commerce/language.ts'
import type { Cms } from '#cms/core/context.ts'
import type { Database } from '#cms/database/openDatabase.ts'
import { enqueue } from '#cms/email/outbox.ts'
import type { StoredOrder } from './requireOrder.ts'
import { readOrderLines } from './serializeOrders.ts'

/** The parts of the CMS that an email about an order needs. */
export type EmailingCms = Pick<Cms, 'secrets' | 'environment' | 'clock' | 'thai'>

/** Writes the email about an event of an order in its language, or returns null when the event has none. */
export async function writeOrderEmail(
  cms: EmailingCms,
  transaction: Database,
  order: StoredOrder,
  event: EmailEvent,
  details?: EmailDetails,
) {
  const lines = await readOrderLines(transaction, [order.id])
  const { billing, shipping } = order
  const texts = await localizedContent(cms.thai, order.language, { lines, billing, shipping })
  return orderEmail(cms, { ...order, ...texts }, event, details)
}

/** Adds the email about an event of an order to the outbox, if the event has one, in the caller's transaction. */
export async function emailShopper(
  cms: EmailingCms,
  transaction: Database,
  ...about: [order: StoredOrder, event: EmailEvent, details?: EmailDetails]
): Promise<void> {
  const email = await writeOrderEmail(cms, transaction, ...about)
  if (email) await enqueue(transaction, cms.environment, email, cms.clock.now())
}
