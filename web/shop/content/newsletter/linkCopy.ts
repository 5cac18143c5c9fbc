import { type LinkCopy, unsubscribeCopy } from '#web/shop/content/followedLink/linkCopy.ts'

/** Copy of the page that confirms a subscription to the newsletter. */
export const confirmNewsletterCopy: LinkCopy = {
  title: 'Confirm your subscription',
  question: "We'll send you our newsletter. You can unsubscribe at any time.",
  action: 'Confirm my subscription',
  done: 'Your subscription is confirmed',
  failed: "We couldn't confirm your subscription",
  expired: 'This link has expired',
  expiredHint: 'Please subscribe again with the form at the bottom of this page.',
}

/** Copy of the page that ends a subscription to the newsletter. */
export const unsubscribeNewsletterCopy: LinkCopy = {
  ...unsubscribeCopy,
  question: "You won't receive our newsletter any more.",
}
