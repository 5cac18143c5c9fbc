/** Copy that shoppers read after following a link of a back-in-stock email. */
export interface LinkCopy {
  title: string
  pending: string
  done: string
  failed: string
  expired: string
  expiredHint: string
}

/** Labels of both pages. */
export const linkLabels = {
  retry: 'Try again',
  view: 'View this item',
  shop: 'Continue shopping',
}

export const confirmCopy: LinkCopy = {
  title: 'Confirm your request',
  pending: 'Confirming your request…',
  done: 'Your request is confirmed',
  failed: "We couldn't confirm your request",
  expired: 'This link has expired',
  expiredHint: 'Please request the email again on the page of the item.',
}

export const unsubscribeCopy: LinkCopy = {
  title: 'Unsubscribe',
  pending: 'Unsubscribing…',
  done: "You're unsubscribed",
  failed: "We couldn't unsubscribe you",
  expired: 'This link has expired',
  expiredHint: 'Please use the link in the latest email that you received from us.',
}
