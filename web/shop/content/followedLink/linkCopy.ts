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
