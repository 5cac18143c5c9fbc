import { definePage } from '#web/core/page/definePage.ts'
import { paths } from '#web/paths.ts'
import {
  confirmNewsletterCopy,
  unsubscribeNewsletterCopy,
} from '#web/shop/content/newsletter/linkCopy.ts'

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
  head: () => ({ title: unsubscribeNewsletterCopy.title, robots: 'noindex' }),
})
