import { orderUrl } from '@vitrine/commerce/email/orderEmail.ts'
import { greetingTo } from '@vitrine/commerce/email/writing.ts'
import { orderEmailLabels } from '@vitrine/commerce/generated/messages/orderEmailLabels.ts'
import { orderLinkEmail } from '@vitrine/commerce/generated/messages/orderLinkEmail.ts'
import { comparablePhone, minPhoneDigits, orderNumber } from '@vitrine/commerce/orderAccess.ts'
import type { Language } from '@vitrine/contract/common.ts'
import { and, asc, eq, gt, inArray, isNull, lt, or } from 'drizzle-orm'
import type { Cms } from '#cms/core/context.ts'
import type { Database } from '#cms/database/openDatabase.ts'
import { orderLinkRequests } from '#cms/database/schema/orderLinks.ts'
import { orders } from '#cms/database/schema/orders.ts'
import { lockJob, transact } from '#cms/database/transact.ts'
import { enqueue } from '#cms/email/outbox.ts'
import { normalizeLogin } from '#cms/visitor/account.ts'

const hour = 3_600_000
/** Maximum number of processed requests per order and hour that send an email. */
const maxPerHour = 3

/** Input for sending the link to an order: the number, and how the order's owner is reached. */
export interface LinkRequest {
  id: string
  email: string | null | undefined
  phone: string | null | undefined
  language: Language
}

/** Records a request without looking anything up, so that timing does not reveal whether the order exists. */
export async function requestOrderLink(
  database: Database,
  { id, email, phone, language }: LinkRequest,
  now: Date,
): Promise<void> {
  await database.insert(orderLinkRequests).values({
    orderId: orderNumber(id),
    email: normalizeLogin(email ?? ''),
    phone: email || !phone ? null : comparablePhone(phone),
    language,
    at: now,
  })
}

/**
 * Sends the emails of recorded requests whose order has this email or phone number (`orders.lookup.*`), and returns the
 * number of requests.
 */
export function sendOrderLinks(
  cms: Pick<Cms, 'database' | 'secrets' | 'environment' | 'clock'>,
): Promise<number> {
  return transact(cms.database, async (transaction) => {
    // Another process could otherwise send emails that this one does not count yet.
    await lockJob(transaction, 'order links')
    const requests = await transaction
      .select()
      .from(orderLinkRequests)
      .where(isNull(orderLinkRequests.handledAt))
      .orderBy(asc(orderLinkRequests.id))
      .limit(50)
      .for('update', { skipLocked: true })
    for (const request of requests) {
      await sendLink(cms, transaction, request)
      await transaction
        .update(orderLinkRequests)
        .set({ handledAt: cms.clock.now() })
        .where(eq(orderLinkRequests.id, request.id))
    }
    return requests.length
  })
}

async function sendLink(
  cms: Pick<Cms, 'secrets' | 'environment' | 'clock'>,
  transaction: Database,
  { orderId, email, phone, language }: typeof orderLinkRequests.$inferSelect,
) {
  const now = cms.clock.now()
  const [order] = await transaction.select().from(orders).where(eq(orders.id, orderId))
  if (!order?.billing.email) return
  // The email goes to the order's address, whatever was entered: knowing its phone number reveals nothing.
  const to = normalizeLogin(order.billing.email)
  const phones = phonesOf(order)
  if (phone === null ? email !== to : !phones.includes(phone)) return
  const sent = await transaction.$count(
    orderLinkRequests,
    and(
      eq(orderLinkRequests.orderId, orderId),
      or(eq(orderLinkRequests.email, to), inArray(orderLinkRequests.phone, phones)),
      gt(orderLinkRequests.handledAt, new Date(now.getTime() - hour)),
    ),
  )
  if (sent >= maxPerHour) return
  const { subject, guest, customer, unexpected } = orderLinkEmail[language]
  const labels = orderEmailLabels[language]
  await enqueue(
    transaction,
    cms.environment,
    {
      to,
      language,
      topic: 'order link',
      subject: labels.subject({ subject, order: orderId }),
      greeting: greetingTo(language, order.billing.firstName),
      paragraphs: [order.customerId === null ? guest : customer, unexpected],
      action: { label: labels.viewOrder, url: orderUrl(cms, order) },
    },
    now,
  )
}

/** The comparable phone numbers of an order. */
const phonesOf = ({ billing, shipping }: typeof orders.$inferSelect): string[] =>
  [billing.phone, shipping.phone]
    .map((phone) => comparablePhone(phone ?? ''))
    .filter((phone) => phone.length >= minPhoneDigits)

/** Deletes requests that were processed more than a day ago. */
export async function sweepOrderLinks(database: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - 24 * hour)
  await database.delete(orderLinkRequests).where(lt(orderLinkRequests.handledAt, before))
}
