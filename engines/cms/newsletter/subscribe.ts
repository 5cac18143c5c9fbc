import { subscriptionEmail } from '@vitrine/commerce/email/accountEmails.ts'
import { linkKey } from '@vitrine/commerce/linkKeys.ts'
import type { Language } from '@vitrine/contract/common.ts'
import { sql } from 'drizzle-orm'
import type { Cms } from '#cms/core/context.ts'
import type { Database } from '#cms/database/openDatabase.ts'
import { newsletterSubscribers } from '#cms/database/schema/content.ts'
import { enqueue } from '#cms/email/outbox.ts'

/**
 * Records a subscription, which counts once its email's link confirms it. A repeated one sends the same email, so that
 * the response does not depend on what is known about the address (emails.newsletter.same-response).
 */
export async function subscribe(
  cms: Pick<Cms, 'secrets' | 'environment'>,
  transaction: Database,
  { email, brand, language }: { email: string; brand: string; language: Language },
  now: Date,
): Promise<void> {
  const { email: emailColumn, brand: brandColumn, confirmedAt } = newsletterSubscribers
  const [subscriber] = await transaction
    .insert(newsletterSubscribers)
    .values({ email, brand, language, subscribedAt: now, confirmedAt: null })
    .onConflictDoUpdate({
      target: [emailColumn, brandColumn],
      set: {
        language: sql`excluded.language`,
        subscribedAt: sql`case when ${confirmedAt} is null then excluded.subscribed_at
          else ${newsletterSubscribers.subscribedAt} end`,
      },
    })
    .returning({ id: newsletterSubscribers.id })
  if (!subscriber) throw new Error('The subscription that was just stored cannot be read')
  const { actionLabel, unsubscribeLabel, ...content } = subscriptionEmail(language)
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

/** The action of an email's link. */
export type NewsletterAction = 'confirm' | 'unsubscribe'

/** The address of the page that does this with a subscription. */
export const newsletterUrl = (
  { secrets, environment }: Pick<Cms, 'secrets' | 'environment'>,
  action: NewsletterAction,
  id: number,
): string =>
  `${environment.SITE_URL}/newsletter/${action}?key=${linkKey(secrets, `newsletter ${action}`, id)}`
