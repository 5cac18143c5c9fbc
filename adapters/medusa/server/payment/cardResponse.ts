import type { z } from 'zod'
import { ordersCopy } from '../../../../cms/orders/copy.ts'
import type { CardPayment } from '../../../../gateway/contracts/orders.ts'
import type { Environment } from '../environment.ts'
import type { ReadCharge } from './charges.ts'

export type CardPaymentResponse = z.infer<typeof CardPayment>

/** What the response says of a payment: its state, or that none was tried. */
export interface ShownPayment {
  status: ReadCharge['status'] | 'due'
  authorize_uri?: string | null
  failure_code?: string | null
}

/** A card payment as the contract has it, in the words of the embedded CMS. */
export function cardResponse(
  { OMISE_PUBLIC_KEY, OMISE_JS_URL }: Environment,
  { status, authorize_uri, failure_code }: ShownPayment,
): CardPaymentResponse {
  return {
    status: status === 'creating' ? 'pending' : status,
    authorizeUri: status === 'pending' ? (authorize_uri ?? null) : null,
    message: messageOf(status, failure_code),
    publicKey: OMISE_PUBLIC_KEY ?? '',
    scriptUrl: OMISE_JS_URL,
  }
}

function messageOf(status: string, failureCode: string | null | undefined): string | null {
  if (status === 'expired') return ordersCopy.cardUnconfirmed
  if (status !== 'failed') return null
  return failureCode === 'insufficient_fund' || failureCode === 'insufficient_balance'
    ? ordersCopy.cardWithoutFunds
    : ordersCopy.cardDeclined
}
