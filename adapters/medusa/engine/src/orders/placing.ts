import type { CartAddress } from './cartAddress'

/** An order to place from a cart; the total is in baht. */
export interface Placing {
  cartId: string
  idempotencyKey: string
  /** A hash of the form: the same key with another form is a conflict. */
  bodyHash: string
  customerId: string | null
  email: string
  shippingAddress: CartAddress
  billingAddress: CartAddress
  shippingOptionId: string
  shippingMethod: string
  paymentMethod: string
  paymentDeadline: string
  note: string | null
  expectedTotal: number
}

/** How placing ended: with the number of the order, or with the reason why there is none. */
export type Outcome =
  | { outcome: 'placed'; number: number }
  | { outcome: 'key_reused' }
  | { outcome: 'empty' }
  | { outcome: 'total_changed'; total: number }
  | { outcome: 'out_of_stock'; line: string | null; left: number }
