import { paymentMethodCopy } from '../copy/orders.ts'
import { toBaht } from '../satang.ts'

const hour = 3_600_000

/**
 * The minimum and maximum totals in satang of one charge, inclusive, as Omise documents them for Thailand
 * (docs.omise.co/currency-and-amount, charge limits).
 */
const chargeLimits = { minTotal: 2000, maxTotal: 15_000_000 }

const online = {
  startStatus: 'pending',
  paymentWindow: { customer: 24 * hour, guest: 2 * hour },
  ...chargeLimits,
} as const

/**
 * The payment methods of the embedded CMS in the order in which they are offered, with the milliseconds in which customers and guests have to
 * pay (`orders.hold.window`).
 */
export const paymentMethods = {
  omise_promptpay: { ...paymentMethodCopy.omise_promptpay, ...online },
  omise: { ...paymentMethodCopy.omise, ...online },
  omise_mobilebanking: { ...paymentMethodCopy.omise_mobilebanking, ...online },
  omise_truemoney: { ...paymentMethodCopy.omise_truemoney, ...online },
  omise_rabbit_linepay: { ...paymentMethodCopy.omise_rabbit_linepay, ...online },
  // Omise splits no less than ฿3,000 (docs.omise.co/th/installment-white-label-payments).
  omise_installment: { ...paymentMethodCopy.omise_installment, ...online, minTotal: 300_000 },
  bacs: {
    ...paymentMethodCopy.bacs,
    startStatus: 'on-hold',
    paymentWindow: { customer: 72 * hour, guest: 24 * hour },
    minTotal: null,
    maxTotal: null,
  },
  cod: {
    ...paymentMethodCopy.cod,
    startStatus: 'processing',
    paymentWindow: { customer: 0, guest: 0 },
    minTotal: null,
    maxTotal: null,
  },
} as const

export type OfferedMethod = keyof typeof paymentMethods

/** The methods that are confirmed at a bank or in an app. */
export const redirectMethods = [
  'omise_mobilebanking',
  'omise_truemoney',
  'omise_rabbit_linepay',
  'omise_installment',
] as const
export type RedirectMethod = (typeof redirectMethods)[number]

/** Whether a payment is confirmed at a bank or in an app. */
export const isRedirectMethod = (method: string): method is RedirectMethod =>
  redirectMethods.some((redirectMethod) => redirectMethod === method)

/** The settings on which the offered methods depend. */
export interface PaymentSettings {
  OMISE_PUBLIC_KEY?: string | undefined
  OMISE_SECRET_KEY?: string | undefined
  /** The methods that Omise has enabled for the account. */
  OMISE_METHODS?: readonly RedirectMethod[] | undefined
  /** The highest total in baht that couriers collect, or 0 for none. */
  CASH_ON_DELIVERY_UP_TO?: number | undefined
}

/** Whether the embedded CMS has this payment method. */
export function isKnownMethod(method: string): method is OfferedMethod {
  return Object.hasOwn(paymentMethods, method)
}

/**
 * The methods that the shop offers: cards only with both keys of Omise (payment.card.offered), the others of Omise once they
 * are enabled for its account (payment.redirect.offered), cash up to a total above 0 (payment.cash.offered).
 */
export function offeredMethods(settings: PaymentSettings): OfferedMethod[] {
  const { OMISE_PUBLIC_KEY, OMISE_SECRET_KEY, OMISE_METHODS = [] } = settings
  const all = Object.keys(paymentMethods) as OfferedMethod[]
  return all.filter((method) => {
    if (method === 'omise') return OMISE_PUBLIC_KEY && OMISE_SECRET_KEY
    if (method === 'cod') return (settings.CASH_ON_DELIVERY_UP_TO ?? 0) > 0
    return !isRedirectMethod(method) || (OMISE_SECRET_KEY && OMISE_METHODS.includes(method))
  })
}

/** The totals in satang that a method can take, or null where there is no limit. */
export function paymentMethodLimits(
  method: OfferedMethod,
  { CASH_ON_DELIVERY_UP_TO = 0 }: PaymentSettings,
): { minTotal: number | null; maxTotal: number | null } {
  const { minTotal, maxTotal } = paymentMethods[method]
  return { minTotal, maxTotal: method === 'cod' ? CASH_ON_DELIVERY_UP_TO * 100 : maxTotal }
}

/** The payment methods of GET /checkout, with their limits in baht. */
export const paymentChoices = (settings: PaymentSettings, isGuest: boolean) =>
  offeredMethods(settings).map((id) => {
    const { title, description } = paymentMethods[id]
    const { minTotal, maxTotal } = paymentMethodLimits(id, settings)
    return {
      ...{ id, title, description: description[isGuest ? 'guest' : 'customer'] },
      minTotal: minTotal === null ? null : toBaht(minTotal),
      maxTotal: maxTotal === null ? null : toBaht(maxTotal),
      isForDelivery: id === 'cod',
    }
  })

/** Whether a method can take this total in satang, where a free order needs no payment (payment.limits.*). */
export function takesTotal(
  method: OfferedMethod,
  total: number,
  settings: PaymentSettings,
): boolean {
  const { minTotal, maxTotal } = paymentMethodLimits(method, settings)
  return total === 0 || (total >= (minTotal ?? 0) && total <= (maxTotal ?? total))
}

/** The title of a payment method, or its id when unknown. */
export function paymentMethodTitle(method: string): string {
  return isKnownMethod(method) ? paymentMethods[method].title : method
}

/** The initial state of an order, which is already paid if it is free. */
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
