import { randomUUID } from 'node:crypto'
import { Order } from '@vitrine/contract/orders.ts'
import type { Buyable } from './buyable.ts'
import type { Received, Visitor } from './visitor.ts'

const address = {
  firstName: 'Mali',
  lastName: 'Suk',
  address1: '1 Sathorn Road',
  city: 'Sathon',
  state: 'Bangkok',
  postcode: '10120',
  country: 'TH',
  phone: '+66812345678',
}

/** A valid body of POST /checkout. */
export const checkoutForm = (expectedTotal: number, changes: object = {}) => ({
  billing: { ...address, email: 'mali@example.com' },
  shipping: address,
  shippingMethod: 'standard',
  paymentMethod: 'bacs',
  note: null,
  expectedTotal,
  ...changes,
})

/** Submits the checkout with the total of the visitor's bag. */
export async function submit(
  visitor: Visitor,
  {
    key = randomUUID(),
    ...changes
  }: { key?: string; shippingMethod?: string; [field: string]: unknown } = {},
): Promise<Received> {
  const method = changes.shippingMethod ?? 'standard'
  const { totals } = await visitor.cart('GET', `/cart?shippingMethod=${method}`)
  const form = checkoutForm(totals.totalPrice, changes)
  return visitor.send('POST', '/checkout', form, { 'idempotency-key': key })
}

/** Places an order for one piece, which must succeed. */
export async function place(
  visitor: Visitor,
  piece: Buyable,
  changes: Parameters<typeof submit>[1] = {},
) {
  const { id, variation } = piece
  await visitor.cart('POST', '/cart', { id, variation, quantity: 1 })
  const { status, body } = await submit(visitor, changes)
  if (status !== 201) throw new Error(`POST /checkout responded ${status}: ${JSON.stringify(body)}`)
  return Order.parse(body)
}
