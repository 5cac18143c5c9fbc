import type { PlaceReply } from '#machines/checkout/checkoutSetup.ts'
import { toApiError } from '#web/core/data/apiError.ts'
import type { ShopClient } from '#web/core/data/shopClient.ts'
import { EstimateDocument, PlaceOrderDocument } from './checkout.generated.ts'
import type { ContactValues } from './checkoutDraft.ts'
import { type OrderBody, placeOfField } from './checkoutOrder.ts'

/** What the server had against an order, beside what the machine needs to know. */
export interface Placing {
  reply: PlaceReply
  /** By the checkout's own names of fields. */
  fields?: Record<string, string>
  /** With which a guest reads the order again. */
  accessKey?: string | null
}

interface Sending {
  body: OrderBody
  key: string
  expectedTotal: number
  contact: Partial<ContactValues>
}

/** Sends an order. Rejects when there is no answer, or none about the order. */
export async function placeOrder(client: ShopClient, sending: Sending): Promise<Placing> {
  const { body, key, expectedTotal } = sending
  try {
    const { data } = await client.mutate({
      mutation: PlaceOrderDocument,
      variables: { input: { ...body, expectedTotal }, idempotencyKey: key },
    })
    if (!data) throw new Error('The order was not answered')
    const { id, accessKey } = data.placeOrder
    return { reply: { status: 'placed', orderId: id }, accessKey }
  } catch (error) {
    const { code, fields, message } = toApiError(error)
    switch (code) {
      case 'OUT_OF_STOCK':
        return { reply: { status: 'outOfStock', lineKey: Object.keys(fields)[0] ?? '' } }
      case 'CONFLICT':
        return { reply: await conflict(client, sending, message) }
      case 'INVALID':
        return invalid(fields, message, sending.contact)
      default:
        throw error
    }
  }
}

/** A conflict is a total that moved, or else something only its words explain. */
async function conflict(
  client: ShopClient,
  { body, expectedTotal }: Sending,
  message: string,
): Promise<PlaceReply> {
  const { data } = await client.query({
    query: EstimateDocument,
    variables: { shippingMethod: body.shippingMethod },
    fetchPolicy: 'network-only',
  })
  const total = data?.estimate?.totalPrice ?? expectedTotal
  return total === expectedTotal || total === 0
    ? { status: 'invalid', step: 'review', message }
    : { status: 'priceChanged', total }
}

function invalid(
  fields: Readonly<Record<string, string>>,
  message: string,
  contact: Partial<ContactValues>,
): Placing {
  const places = Object.entries(fields).map(([name, words]) => ({
    ...placeOfField(name, contact),
    words,
  }))
  return {
    reply: { status: 'invalid', step: places[0]?.step ?? 'review', message },
    fields: Object.fromEntries(places.map(({ field, words }) => [field, words])),
  }
}
