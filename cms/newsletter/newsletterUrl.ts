import type { Cms } from '#cms/core/context.ts'
import { linkKey } from '#server/linkKeys.ts'

/** The action of an email's link. */
export type NewsletterAction = 'confirm' | 'unsubscribe'

/** The address of the page that does this with a subscription. */
export const newsletterUrl = (
  { secrets, environment }: Pick<Cms, 'secrets' | 'environment'>,
  action: NewsletterAction,
  id: number,
): string =>
  `${environment.SITE_URL}/newsletter/${action}?key=${linkKey(secrets, `newsletter ${action}`, id)}`
