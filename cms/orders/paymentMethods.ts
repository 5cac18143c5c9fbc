import { paymentMethodCopy } from './copy.ts'

const hour = 3_600_000

/** The payment methods of the embedded CMS, with the milliseconds in which to pay. */
export const paymentMethods = {
  bacs: {
    ...paymentMethodCopy.bacs,
    startStatus: 'on-hold',
    paymentWindow: 72 * hour,
  },
  omise_promptpay: {
    ...paymentMethodCopy.omise_promptpay,
    startStatus: 'pending',
    paymentWindow: 24 * hour,
  },
} as const

export type OfferedMethod = keyof typeof paymentMethods

/** Whether the shop offers this payment method. */
export function isOffered(method: string): method is OfferedMethod {
  return Object.hasOwn(paymentMethods, method)
}

/** The title of a payment method; its id when unknown. */
export function paymentMethodTitle(method: string): string {
  return isOffered(method) ? paymentMethods[method].title : method
}

/** The initial state of an order; a free one is already paid. */
export function initialOrderState(method: OfferedMethod, total: number, now: Date) {
  const isFree = total === 0
  return {
    status: isFree ? 'processing' : paymentMethods[method].startStatus,
    paidAt: isFree ? now : null,
    paymentDeadline: paymentDeadlineFrom(method, now),
  }
}

/** The payment deadline of an order with this method, from now. */
export function paymentDeadlineFrom(method: string, now: Date): Date {
  const { paymentWindow } = isOffered(method) ? paymentMethods[method] : paymentMethods.bacs
  return new Date(now.getTime() + paymentWindow)
}
