import { paymentMethodCopy } from './copy.ts'

const hour = 3_600_000

/** The ways to pay that the embedded CMS offers, and how long the shop waits for the money. */
export const methods = {
  bacs: {
    ...paymentMethodCopy.bacs,
    startStatus: 'on-hold',
    waits: 72 * hour,
  },
  omise_promptpay: {
    ...paymentMethodCopy.omise_promptpay,
    startStatus: 'pending',
    waits: 24 * hour,
  },
} as const

export type OfferedMethod = keyof typeof methods

/** Whether the shop offers this way to pay. */
export function isOffered(method: string): method is OfferedMethod {
  return Object.hasOwn(methods, method)
}

/** The words for a way to pay; an unknown one is told by its id. */
export function methodTitle(method: string): string {
  return isOffered(method) ? methods[method].title : method
}

/** How an order begins: one that costs nothing is paid already. */
export function startOf(method: OfferedMethod, total: number, now: Date) {
  const isFree = total === 0
  return {
    status: isFree ? 'processing' : methods[method].startStatus,
    paidAt: isFree ? now : null,
    paymentDeadline: paymentPeriod(method, now),
  }
}

/** Until when the shop waits for the money of an order paid this way. */
export function paymentPeriod(method: string, now: Date): Date {
  const { waits } = isOffered(method) ? methods[method] : methods.bacs
  return new Date(now.getTime() + waits)
}
