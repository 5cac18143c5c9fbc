/** Copy that shoppers read on the page of an email's link. */
export interface LinkCopy {
  title: string
  question: string
  action: string
  done: string
  failed: string
  expired: string
  expiredHint: string
}

/** Labels of all these pages. */
export const linkLabels = {
  retry: 'Try again',
  view: 'View this item',
  shop: 'Continue shopping',
}

/** Copy that all pages to unsubscribe share. */
export const unsubscribeCopy = {
  title: 'Unsubscribe',
  action: 'Unsubscribe',
  done: "You're unsubscribed",
  failed: "We couldn't unsubscribe you",
  expired: 'This link has expired',
  expiredHint: 'Please use the link in the latest email that you received from us.',
}
