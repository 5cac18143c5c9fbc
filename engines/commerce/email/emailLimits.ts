/**
 * The most emails of one topic that a recipient gets in an hour: of those that a stranger can trigger, who need not own
 * the address (emails.limit).
 */
export const emailLimits = {
  'account deletion': 3,
  'account deleted': 3,
  newsletter: 3,
  'order link': 10,
  'password reset': 3,
  registration: 3,
  'order.placed': 10,
  'order.cancelled': 10,
  'order.expired': 10,
  'slip.received': 10,
  'payment.received': 10,
  'payment.late': 10,
  'payment.duplicate': 10,
  'payment.mismatched': 10,
  'return.requested': 10,
  // One in five minutes (orders.review.notice).
  'staff work': 12,
} as const

/** The topic of an email that a stranger can trigger. */
export type EmailTopic = keyof typeof emailLimits

/** Whether emails on this topic are limited, unlike those that only staff trigger. */
export const isEmailTopic = (event: string): event is EmailTopic =>
  Object.hasOwn(emailLimits, event)

/** Milliseconds in which the emails of a topic are counted. */
export const emailLimitWindow = 3_600_000
