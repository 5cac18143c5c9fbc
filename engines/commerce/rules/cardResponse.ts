import type { CardPayment } from '@vitrine/contract/orders.ts'
import type { z } from 'zod'
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
    message: chargeMessage(status, failureCode, cardCopy),
    publicKey: OMISE_PUBLIC_KEY ?? '',
    scriptUrl: OMISE_JS_URL,
  }
}

const cardCopy = {
  unconfirmed: ordersCopy.cardUnconfirmed,
  withoutFunds: ordersCopy.cardWithoutFunds,
  declined: ordersCopy.cardDeclined,
}

/** A message about a payment that has ended without money, or null for any other. */
export function chargeMessage(
  status: string,
  failureCode: string | null | undefined,
  copy: typeof cardCopy,
): string | null {
  if (status === 'expired') return copy.unconfirmed
  if (status !== 'failed') return null
  return failureCode === 'insufficient_fund' || failureCode === 'insufficient_balance'
    ? copy.withoutFunds
    : copy.declined
}
