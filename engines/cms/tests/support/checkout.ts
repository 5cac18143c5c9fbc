import { randomUUID } from 'node:crypto'
import type { Order } from '@vitrine/contract/orders.ts'
import type { z } from 'zod'
import type { CmsResponse, Shopper } from './shopper.ts'

export type OrderBody = z.infer<typeof Order>

export const address = {
  firstName: 'Ploy',
  lastName: 'Saetang',
  company: null,
  address1: '99/1 Sukhumvit 39',
  address2: null,
  city: 'Watthana',
  state: 'Bangkok',
  postcode: '10110',
  country: 'TH',
  phone: '081 234 5678',
  email: 'ploy@example.com',
}

/** An error response of the CMS. */
export interface Problem {
  code: string
  message: string
  fields?: Record<string, string>
}

/** A valid checkout form with the given changes. */
export function checkoutForm(changes: Record<string, unknown> = {}) {
  return {
    billing: address,
    shipping: address,
    shippingMethod: 'pick-up',
    paymentMethod: 'bacs',
    note: null,
    expectedTotal: 1000,
    ...changes,
  }
}

/** Sends a checkout form under an idempotency key. */
export function place(
  shopper: Shopper,
  changes: Record<string, unknown> = {},
  key: string = randomUUID(),
): Promise<CmsResponse<OrderBody & Problem>> {
  return shopper.request('POST', '/api/v1/checkout', {
    body: checkoutForm(changes),
    headers: { 'idempotency-key': key },
  })
}

/** Puts a product of 1,000 baht into the shopper's bag and buys it. */
export async function buy(
  shopper: Shopper,
  productId: number,
  changes: Record<string, unknown> = {},
): Promise<OrderBody> {
  await shopper.request('POST', '/api/v1/cart', { body: { id: productId } })
  const { status, body } = await place(shopper, changes)
  if (status !== 201) throw new Error(`No order: ${status} ${body.message}`)
  return body
}

/** The path of a guest's order with its key. */
export function withKey(path: string, order: Pick<OrderBody, 'accessKey'>): string {
  return `${path}?key=${order.accessKey}`
}
