import type { ApolloClient } from '@apollo/client'
import { toApiError } from '#web/core/data/apiError.ts'
import { CardRejectedError, createToken, type EnteredCard } from './omise.ts'
import {
  CardPaymentDocument,
  type CardPaymentFieldsFragment,
  PayByCardDocument,
  PayByRedirectDocument,
  RedirectPaymentDocument,
  type RedirectPaymentFieldsFragment,
} from './payment.generated.ts'

/** A payment that is confirmed at a bank or in an app. */
export type ConfirmedPayment = CardPaymentFieldsFragment | RedirectPaymentFieldsFragment

/** The means of a payment: a card, or the code of a source. */
export type PaymentMeans = EnteredCard | { source: string }

interface Variables {
  orderId: string
  key: string | null
}

/** Reads the payment of an order; null when the CMS does not take it. */
export async function readConfirmedPayment(
  client: ApolloClient,
  isCard: boolean,
  variables: Variables,
): Promise<ConfirmedPayment | null> {
  const options = { variables, fetchPolicy: 'network-only' } as const
  try {
    if (!isCard) {
      const { data } = await client.query({ query: RedirectPaymentDocument, ...options })
      return data?.redirectPayment ?? null
    }
    const { data } = await client.query({ query: CardPaymentDocument, ...options })
    return data?.cardPayment ?? null
  } catch (error) {
    if (toApiError(error).code === 'CONFLICT') return null
    throw error
  }
}

/** Pays an order with a source, or with a card, which is sent to the payment provider alone. */
export async function payConfirmed(
  client: ApolloClient,
  payment: ConfirmedPayment,
  means: PaymentMeans,
  variables: Variables,
): Promise<ConfirmedPayment | null> {
  if ('source' in means) {
    const input = { ...variables, ...means }
    const { data } = await client.mutate({ mutation: PayByRedirectDocument, variables: { input } })
    return data?.payByRedirect.redirectPayment ?? null
  }
  if (!('publicKey' in payment)) throw new Error(`Order ${variables.orderId} is not paid by card`)
  try {
    const input = { ...variables, token: await createToken(payment, means) }
    const { data } = await client.mutate({ mutation: PayByCardDocument, variables: { input } })
    return data?.payByCard.payment ?? null
  } catch (error) {
    if (!(error instanceof CardRejectedError)) throw error
    return { ...payment, status: 'FAILED', message: null }
  }
}
