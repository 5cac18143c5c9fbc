import { asc, isNotNull } from 'drizzle-orm'
import type { Cms } from '#cms/core/context.ts'
import { newsletterSubscribers } from '#database/schema/content.ts'
import { newsletterUrl } from './newsletterUrl.ts'

/** The confirmed subscriptions, each with the address for `List-Unsubscribe` of the program that sends the newsletter. */
export async function listSubscribers(cms: Pick<Cms, 'database' | 'secrets' | 'environment'>) {
  const { id, email, brand, confirmedAt } = newsletterSubscribers
  const confirmed = await cms.database
    .select({ id, email, brand })
    .from(newsletterSubscribers)
    .where(isNotNull(confirmedAt))
    .orderBy(asc(email), asc(brand))
  return confirmed.map(({ id, ...subscriber }) => ({
    ...subscriber,
    unsubscribeUrl: newsletterUrl(cms, 'unsubscribe', id),
  }))
}
