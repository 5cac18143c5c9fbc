import type { ApolloClient } from '@apollo/client'
import type { PlaceResponse } from '@vitrine/machines/checkout/checkout.ts'
import { toApiError } from '#web/core/data/apiError.ts'
import { checkoutCopy } from '#web/generated/messages/checkoutCopy.ts'
import type { ContactValues } from '../address/addressParts.ts'
import { EstimateDocument, PlaceOrderDocument } from './checkout.generated.ts'
import { locateField, type OrderBody } from './checkoutOrder.ts'

/** The result of sending an order. */
export interface PlacedOrder {
  reply: PlaceResponse
  /** The errors by field of the checkout. */
  fields?: Record<string, string>
  /** Gives a guest access to the order (checkout.confirmation.guest). */
  accessKey?: string | null
}

interface OrderRequest {
  body: OrderBody
  key: string
  expectedTotal: number
  contact: Partial<ContactValues>
}

/** Sends an order. Rejects without a response, and for errors that do not concern the order. */
export async function placeOrder(
  client: ApolloClient,
  request: OrderRequest,
): Promise<PlacedOrder> {
  const { body, key, expectedTotal } = request
  try {
    const { data } = await client.mutate({
      mutation: PlaceOrderDocument,
      variables: { input: { ...body, expectedTotal, idempotencyKey: key } },
    })
    const order = data?.placeOrder.order
    if (!order) throw new Error('The response contains no order')
    const { id, accessKey } = order
    return { reply: { status: 'placed', orderId: id }, accessKey }
  } catch (error) {
    const { code, fields, message: cmsMessage } = toApiError(error)
    const message = cmsMessage || checkoutCopy.failed
    switch (code) {
      case 'OUT_OF_STOCK':
        return { reply: { status: 'outOfStock', lineKey: Object.keys(fields)[0] ?? '' } }
      case 'CONFLICT':
        return { reply: await conflict(client, request, message) }
      case 'INVALID':
        return invalid(fields, message, request.contact)
      default:
        throw error
    }
  }
}

/**
 * Resolves a conflict by the current total: either it has changed, or only the server's message explains the conflict.
 */
async function conflict(
  client: ApolloClient,
  { body, expectedTotal }: OrderRequest,
  message: string,
): Promise<PlaceResponse> {
  const { data } = await client.query({
    query: EstimateDocument,
    variables: { shippingMethod: body.shippingMethod, province: body.shipping.province || null },
    fetchPolicy: 'network-only',
  })
  const total = data?.estimate?.totalPrice.amount ?? expectedTotal
  return total === expectedTotal || total === 0
    ? { status: 'invalid', step: 'review', message }
    : { status: 'priceChanged', total }
}

function invalid(
  fields: Readonly<Record<string, string>>,
  message: string,
  contact: Partial<ContactValues>,
): PlacedOrder {
  const located = Object.entries(fields).map(([name, text]) => ({
    ...locateField(name, contact),
    text,
  }))
  return {
    reply: { status: 'invalid', step: located[0]?.step ?? 'review', message },
    fields: Object.fromEntries(located.map(({ field, text }) => [field, text])),
  }
}
