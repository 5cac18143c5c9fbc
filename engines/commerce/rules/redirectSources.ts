import { formatBaht } from '#commerce/satang.ts'
import { redirectCopy } from '../copy/orders.ts'
import { chargeMessage } from './cardResponse.ts'
import type { Charge } from './chargeRules.ts'
import type { RedirectMethod } from './paymentMethods.ts'

/** A choice of a method: `id` is a source of Omise, with the months of instalments after a colon. */
export interface RedirectSource {
  id: string
  title: string
  text?: string
}

/** The banks whose apps take payments (docs.omise.co/mobile-banking). */
const banks = {
  mobile_banking_kbank: 'Kasikornbank (K PLUS)',
  mobile_banking_scb: 'Siam Commercial Bank (SCB EASY)',
  mobile_banking_bbl: 'Bangkok Bank',
  mobile_banking_ktb: 'Krungthai Bank (Krungthai NEXT)',
  mobile_banking_bay: 'Krungsri (KMA)',
}

/** Cards with instalments: their months, and the least amount of a month in satang (docs.omise.co/installment-payments). */
const plans = {
  installment_kbank: { title: 'Kasikornbank', months: [3, 4, 6, 10], least: 50_000 },
  installment_scb: { title: 'Siam Commercial Bank', months: [3, 4, 6, 9, 10], least: 50_000 },
  installment_bbl: { title: 'Bangkok Bank', months: [4, 6, 8, 9, 10], least: 50_000 },
  installment_ktc: { title: 'KTC', months: [3, 4, 5, 6, 7, 8, 9, 10], least: 50_000 },
  installment_bay: { title: 'Krungsri', months: [3, 4, 6, 9, 10], least: 50_000 },
}

/** The choices of a method for an order of this total in satang. */
export function redirectSources(method: RedirectMethod, total: number): RedirectSource[] {
  if (method === 'omise_mobilebanking')
    return Object.entries(banks).map(([id, title]) => ({ id, title }))
  if (method === 'omise_truemoney') return [{ id: 'truemoney_jumpapp', title: 'TrueMoney' }]
  if (method === 'omise_rabbit_linepay') return [{ id: 'rabbit_linepay', title: 'LINE Pay' }]
  return Object.entries(plans).flatMap(([type, { title, months, least }]) =>
    months
      .filter((count) => total / count >= least)
      .map((count) => ({
        id: `${type}:${count}`,
        title: redirectCopy.months(title, count),
        text: redirectCopy.monthly(formatBaht(Math.ceil(total / count / 100) * 100)),
      })),
  )
}

/** A total in satang, large enough that every source is offered. */
const largeTotal = 10_000_000

/** The names of a method's sources at Omise, such as `mobile_banking_scb`. */
export const sourceNames = (method: RedirectMethod): string[] => [
  ...new Set(redirectSources(method, largeTotal).map(({ id }) => id.split(':', 1)[0] ?? '')),
]

/** A payment that is confirmed at a bank or in an app, as the contract has it, `due` before the first one. */
export function redirectResponse(
  method: RedirectMethod,
  total: number,
  {
    status,
    authorizeUri,
    failureCode,
  }: { status: Charge['status'] | 'due' } & Partial<Pick<Charge, 'authorizeUri' | 'failureCode'>>,
) {
  return {
    status: status === 'creating' ? ('pending' as const) : status,
    authorizeUri: status === 'pending' ? (authorizeUri ?? null) : null,
    message: chargeMessage(status, failureCode, redirectCopy),
    sources: redirectSources(method, total),
  }
}
