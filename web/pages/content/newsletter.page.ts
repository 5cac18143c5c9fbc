import { definePage } from '#web/core/page/definePage.ts'
import { confirmNewsletterCopy } from '#web/generated/messages/confirmNewsletterCopy.ts'
import { unsubscribeCopy } from '#web/generated/messages/unsubscribeCopy.ts'
import { paths } from '#web/paths.ts'

// The key of a link is for the browser only.

/** Confirms a subscription to the newsletter (routes.newsletter). */
export const confirmNewsletterPage = definePage({
  path: paths.confirmNewsletter,
  code: () => import('./ConfirmNewsletterPage.tsx'),
  head: () => ({ title: confirmNewsletterCopy.title, robots: 'noindex' }),
})

/** Ends the newsletter (routes.newsletter). */
export const unsubscribeNewsletterPage = definePage({
  path: paths.unsubscribeNewsletter,
  code: () => import('./UnsubscribeNewsletterPage.tsx'),
  head: () => ({ title: unsubscribeCopy.title, robots: 'noindex' }),
})
