import { sql } from 'drizzle-orm'
import type { Cms } from '#cms/core/context.ts'
import { enqueue } from '#cms/email/outbox.ts'
import { subscriptionEmail } from '#contract/copy/newsletter.ts'
import type { Database } from '#database/openDatabase.ts'
import { newsletterSubscribers } from '#database/schema/content.ts'
import { newsletterUrl } from './newsletterUrl.ts'

/**
 * Records a subscription, which counts once its email's link confirms it. A repeated one changes nothing, and sends the
 * same email, so that the response does not depend on what is known about the address (emails.newsletter.same-response).
 */
export async function subscribe(
  cms: Pick<Cms, 'secrets' | 'environment'>,
  transaction: Database,
  { email, brand }: { email: string; brand: string },
  now: Date,
): Promise<void> {
  const { email: emailColumn, brand: brandColumn, confirmedAt } = newsletterSubscribers
  const [subscriber] = await transaction
    .insert(newsletterSubscribers)
    .values({ email, brand, subscribedAt: now, confirmedAt: null })
    .onConflictDoUpdate({
      target: [emailColumn, brandColumn],
      set: {
        subscribedAt: sql`case when ${confirmedAt} is null then excluded.subscribed_at
          else ${newsletterSubscribers.subscribedAt} end`,
      },
    })
    .returning({ id: newsletterSubscribers.id })
  if (!subscriber) throw new Error('The subscription that was just stored cannot be read')
  const { actionLabel, unsubscribeLabel, ...content } = subscriptionEmail
  const url = (action: 'confirm' | 'unsubscribe') => newsletterUrl(cms, action, subscriber.id)
  await enqueue(
    transaction,
    cms.environment,
    {
      to: email,
      topic: 'newsletter',
      ...content,
      action: { label: actionLabel, url: url('confirm') },
      unsubscribe: { label: unsubscribeLabel, url: url('unsubscribe') },
    },
    now,
  )
}
