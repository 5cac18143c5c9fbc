import type { z } from 'zod'
import type { CardPayment } from '#contract/orders.ts'
import { ordersCopy } from '../copy/orders.ts'
import type { Charge } from './chargeRules.ts'

export type CardPaymentResponse = z.infer<typeof CardPayment>

/** A card payment in a response: its state, or that no card has been charged yet. */
interface ShownPayment {
  status: Charge['status'] | 'due'
  /** The URL at which the bank confirms the payment. */
  authorizeUri?: string | null
  /** The provider's code of a failure. */
  failureCode?: string | null
}

/** A card payment as the contract has it. */
export function cardResponse(
  {
    OMISE_PUBLIC_KEY,
    OMISE_JS_URL,
  }: { OMISE_PUBLIC_KEY?: string | undefined; OMISE_JS_URL: string },
  { status, authorizeUri, failureCode }: ShownPayment,
): CardPaymentResponse {
  return {
    status: status === 'creating' ? 'pending' : status,
    authorizeUri: status === 'pending' ? (authorizeUri ?? null) : null,
    message: messageOf(status, failureCode),
    publicKey: OMISE_PUBLIC_KEY ?? '',
    scriptUrl: OMISE_JS_URL,
  }
}

/** Copy about a payment that has ended without money. */
function messageOf(status: string, failureCode: string | null | undefined): string | null {
  if (status === 'expired') return ordersCopy.cardUnconfirmed
  if (status !== 'failed') return null
  return failureCode === 'insufficient_fund' || failureCode === 'insufficient_balance'
    ? ordersCopy.cardWithoutFunds
    : ordersCopy.cardDeclined
}
