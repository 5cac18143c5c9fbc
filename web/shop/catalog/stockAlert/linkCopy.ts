import { type LinkCopy, unsubscribeCopy } from '#web/shop/content/followedLink/linkCopy.ts'

/** Copy of the page that confirms a request for a back-in-stock email. */
export const confirmAlertCopy: LinkCopy = {
  title: 'Confirm your request',
  question: "We'll email you once when this item is back in stock.",
  action: 'Confirm my request',
  done: 'Your request is confirmed',
  failed: "We couldn't confirm your request",
  expired: 'This link has expired',
  expiredHint: 'Please request the email again on the page of the item.',
}

/** Copy of the page that ends back-in-stock emails. */
export const unsubscribeAlertsCopy: LinkCopy = {
  ...unsubscribeCopy,
  question: "You won't receive any more emails about items that are back in stock.",
}
