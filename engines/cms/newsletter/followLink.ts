import { newsletterCopy } from '@vitrine/commerce/copy/newsletter.ts'
import { readLinkKey } from '@vitrine/commerce/linkKeys.ts'
import { notFound } from '@vitrine/commerce/problem.ts'
import { and, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Cms } from '#cms/core/context.ts'
import type { Database } from '#cms/database/openDatabase.ts'
import { newsletterSubscribers } from '#cms/database/schema/content.ts'
import type { NewsletterAction } from './subscribe.ts'

type Keyed = Pick<Cms, 'database' | 'secrets'>

const day = 86_400_000
/** Days for which a subscription can be confirmed. */
const confirmationDays = 7

const confirmableSince = (now: Date) => new Date(now.getTime() - confirmationDays * day)

const { id: idColumn, email: emailColumn, confirmedAt, subscribedAt } = newsletterSubscribers

function readKey({ secrets }: Keyed, action: NewsletterAction, key: string): number {
  const id = readLinkKey(secrets, `newsletter ${action}`, key)
  if (id === null) throw notFound(newsletterCopy.linkExpired)
  return id
}

/** Confirms a subscription by the key of its email, repeatedly without effect. Throws not_found for an expired key. */
export async function confirmSubscription(cms: Keyed, key: string, now: Date) {
  const isConfirmable = or(
    isNotNull(confirmedAt),
    sql`${subscribedAt} > ${confirmableSince(now).toISOString()}::timestamptz`,
  )
  const confirmed = await cms.database
    .update(newsletterSubscribers)
    .set({ confirmedAt: sql`coalesce(${confirmedAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(idColumn, readKey(cms, 'confirm', key)), isConfirmable))
    .returning({ id: idColumn })
  if (confirmed.length === 0) throw notFound(newsletterCopy.linkExpired)
  return { success: true, message: newsletterCopy.confirmed }
}

/**
 * Ends all subscriptions of the address that an email went to, repeatedly without effect, since its key is valid after
 * the subscription is deleted.
 */
export async function endSubscriptions(cms: Keyed, key: string) {
  const id = readKey(cms, 'unsubscribe', key)
  const subscriberEmail = cms.database
    .select({ email: emailColumn })
    .from(newsletterSubscribers)
    .where(eq(idColumn, id))
  await cms.database.delete(newsletterSubscribers).where(eq(emailColumn, subscriberEmail))
  return { success: true, message: newsletterCopy.unsubscribed }
}

/** Deletes subscriptions that were not confirmed in time. */
export async function sweepSubscriptions(database: Database, now: Date): Promise<void> {
  await database
    .delete(newsletterSubscribers)
    .where(and(isNull(confirmedAt), lt(subscribedAt, confirmableSince(now))))
}
