import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { addressInput } from '@vitrine/tests/support/gateway/addressInput.ts'
import { AddToCartDocument } from '@vitrine/web/shop/cart/cart.generated.ts'
import { PlaceOrderDocument } from '@vitrine/web/shop/orders/checkout/checkout.generated.ts'
import type { Tally } from './tally.ts'
import { type GraphqlResult, Visitor } from './visitor.ts'

/** An order that the shop acknowledged. */
export interface AcknowledgedOrder {
  id: string
  accessKey: string
}

/** The order of a buyer. */
export interface Purchase {
  productId: number
  /** In baht. */
  expectedTotal: number
  paymentMethod?: 'BANK_TRANSFER' | 'PROMPTPAY'
}

const retryMilliseconds = 100

/** Fills the bag of a new visitor. Throws when the product is not added. */
export async function visitorWithCart(
  url: string,
  productId: number,
  tally?: Tally,
): Promise<Visitor> {
  const visitor = new Visitor(url, tally)
  const { code, data, text } = await visitor.run(AddToCartDocument, {
    input: { productId: String(productId), quantity: 1 },
  })
  if (code || !data) throw new TypeError(`The bag was not filled: ${text.slice(0, 300)}`)
  return visitor
}

/** Sends the order of a filled bag. */
export function placeOrder(
  visitor: Visitor,
  { expectedTotal, paymentMethod = 'BANK_TRANSFER' }: Purchase,
  idempotencyKey: string = randomUUID(),
): Promise<GraphqlResult> {
  return visitor.run(PlaceOrderDocument, {
    input: {
      idempotencyKey,
      billing: addressInput,
      shipping: addressInput,
      shippingMethod: 'pick-up',
      paymentMethod,
      note: null,
      expectedTotal,
    },
  })
}

/** The order in the response; undefined when none was placed. */
export const placedOrder = ({ data }: GraphqlResult) =>
  (data?.['placeOrder'] as { order: AcknowledgedOrder | null } | undefined)?.order ?? undefined

/**
 * Buys one piece. Until there is an order, it repeats the request with the same key, as a browser does when a shopper
 * tries again. Throws when the shop rejects the order, which no retry would change.
 */
export async function buyUntilAcknowledged(
  url: string,
  purchase: Purchase,
  tally?: Tally,
): Promise<AcknowledgedOrder> {
  const key = randomUUID()
  const visitor = await untilResponse(() => visitorWithCart(url, purchase.productId, tally))
  return untilResponse(async () => {
    const result = await placeOrder(visitor, purchase, key)
    const order = placedOrder(result)
    if (order) return order
    visitor.move()
    if (isOutage(result)) throw new TypeError('No order yet')
    throw new Error(`The order was rejected: ${result.status} ${result.text.slice(0, 500)}`)
  })
}

/** Whether a server was down, so that the same request may succeed later. */
export const isOutage = ({ status, code = '' }: GraphqlResult) =>
  status >= 500 || /^(CMS_UNAVAILABLE|CMS_TIMEOUT|INTERNAL|OVERLOADED)$/.test(code)

async function untilResponse<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
      await wait(retryMilliseconds)
    }
  }
}
