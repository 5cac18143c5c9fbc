import { and, asc, eq, gt, isNull, lt } from 'drizzle-orm'
import type { Cms } from '#cms/context.ts'
import { normalizeLogin } from '#cms/customer/account.ts'
import { lockJob } from '#cms/database/lockJob.ts'
import type { Database } from '#cms/database/openDatabase.ts'
import { orderLinkRequests } from '#cms/database/schema/orderLinks.ts'
import { orders } from '#cms/database/schema/orders.ts'
import { transact } from '#cms/database/transact.ts'
import { enqueue } from '#cms/mail/outbox.ts'
import { orderLinkMail, orderMailLabels } from './copy.ts'
import { orderNumber } from './orderAccess.ts'
import { orderUrl } from './orderMail.ts'

const hour = 3_600_000
/** Maximum number of processed requests per order and hour that send a letter. */
const maxPerHour = 3

/** Records a request. Nothing is looked up, so that timing does not reveal whether the order exists. */
export async function requestOrderLink(
  database: Database,
  id: string,
  email: string,
  now: Date,
): Promise<void> {
  await database
    .insert(orderLinkRequests)
    .values({ orderId: orderNumber(id), email: normalizeLogin(email), at: now })
}

/** Sends the letters of recorded requests whose order is a guest's with this email; returns the number of requests. */
export function sendOrderLinks(
  cms: Pick<Cms, 'database' | 'secrets' | 'environment' | 'clock'>,
): Promise<number> {
  return transact(cms.database, async (transaction) => {
    // Another process could otherwise send letters that this one does not count yet.
    await lockJob(transaction, 'order links')
    const requests = await transaction
      .select()
      .from(orderLinkRequests)
      .where(isNull(orderLinkRequests.handledAt))
      .orderBy(asc(orderLinkRequests.id))
      .limit(50)
      .for('update', { skipLocked: true })
    for (const { id, orderId, email } of requests) {
      await sendLink(cms, transaction, orderId, email)
      await transaction
        .update(orderLinkRequests)
        .set({ handledAt: cms.clock.now() })
        .where(eq(orderLinkRequests.id, id))
    }
    return requests.length
  })
}

async function sendLink(
  cms: Pick<Cms, 'secrets' | 'environment' | 'clock'>,
  transaction: Database,
  orderId: number,
  email: string,
) {
  const now = cms.clock.now()
  const [order] = await transaction.select().from(orders).where(eq(orders.id, orderId))
  const { billing } = order ?? {}
  if (!order || order.customerId !== null || normalizeLogin(billing?.email ?? '') !== email) return
  const sent = await transaction.$count(
    orderLinkRequests,
    and(
      eq(orderLinkRequests.orderId, orderId),
      eq(orderLinkRequests.email, email),
      gt(orderLinkRequests.handledAt, new Date(now.getTime() - hour)),
    ),
  )
  if (sent >= maxPerHour) return
  await enqueue(
    transaction,
    {
      to: email,
      subject: orderMailLabels.subject(orderLinkMail.subject, orderId),
      greeting: orderMailLabels.greeting(order.billing.firstName),
      paragraphs: orderLinkMail.paragraphs,
      action: { label: orderMailLabels.viewOrder, url: orderUrl(cms, order) },
    },
    now,
  )
}

/** Deletes requests that were processed more than a day ago. */
export async function sweepOrderLinks(database: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - 24 * hour)
  await database.delete(orderLinkRequests).where(lt(orderLinkRequests.handledAt, before))
}
