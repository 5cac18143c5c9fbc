import { paymentMethodCopy } from '../copy/orders.ts'

const hour = 3_600_000

/**
 * The totals in satang that one charge can take, inclusive. Omise documents them for Thailand: at least ฿20, at most
 * ฿150,000 (docs.omise.co/currency-and-amount, charge limits).
 */
const chargeLimits = { minTotal: 2000, maxTotal: 15_000_000 }

/**
 * The payment methods of the embedded CMS, with the milliseconds in which customers and guests have to
 * pay (`orders.hold.window`).
 */
export const paymentMethods = {
  bacs: {
    ...paymentMethodCopy.bacs,
    startStatus: 'on-hold',
    paymentWindow: { customer: 72 * hour, guest: 24 * hour },
    minTotal: null,
    maxTotal: null,
  },
  omise_promptpay: {
    ...paymentMethodCopy.omise_promptpay,
    startStatus: 'pending',
    paymentWindow: { customer: 24 * hour, guest: 2 * hour },
    ...chargeLimits,
  },
  omise: {
    ...paymentMethodCopy.omise,
    startStatus: 'pending',
    paymentWindow: { customer: 24 * hour, guest: 2 * hour },
    ...chargeLimits,
  },
} as const

export type OfferedMethod = keyof typeof paymentMethods

/** The description of a payment method at the checkout. */
export function paymentMethodDescription(method: OfferedMethod, isGuest: boolean): string {
  return paymentMethods[method].description[isGuest ? 'guest' : 'customer']
}

/** Whether the embedded CMS has this payment method. */
export function isKnownMethod(method: string): method is OfferedMethod {
  return Object.hasOwn(paymentMethods, method)
}

/** The methods that the shop offers: cards only with both keys of Omise (payment.card.offered). */
export function offeredMethods({
  OMISE_PUBLIC_KEY,
  OMISE_SECRET_KEY,
}: Partial<Record<'OMISE_PUBLIC_KEY' | 'OMISE_SECRET_KEY', string | undefined>>): OfferedMethod[] {
  const all = Object.keys(paymentMethods) as OfferedMethod[]
  return all.filter((method) => method !== 'omise' || (OMISE_PUBLIC_KEY && OMISE_SECRET_KEY))
}

/** Whether a method can take this total in satang; a free order needs no payment (payment.limits.*). */
export function takesTotal(method: OfferedMethod, total: number): boolean {
  const { minTotal, maxTotal } = paymentMethods[method]
  return total === 0 || (total >= (minTotal ?? 0) && total <= (maxTotal ?? total))
}

/** The title of a payment method; its id when unknown. */
export function paymentMethodTitle(method: string): string {
  return isKnownMethod(method) ? paymentMethods[method].title : method
}

/** The initial state of an order; a free one is already paid. */
export function initialOrderState(
  method: OfferedMethod,
  { total, isGuest }: { total: number; isGuest: boolean },
  now: Date,
) {
  const isFree = total === 0
  return {
    status: isFree ? 'processing' : paymentMethods[method].startStatus,
    paidAt: isFree ? now : null,
    paymentDeadline: paymentDeadlineFrom(method, isGuest, now),
  }
}

/** The payment deadline of an order with this method, from now. */
export function paymentDeadlineFrom(method: string, isGuest: boolean, now: Date): Date {
  const { paymentWindow } = isKnownMethod(method) ? paymentMethods[method] : paymentMethods.bacs
  return new Date(now.getTime() + paymentWindow[isGuest ? 'guest' : 'customer'])
}
