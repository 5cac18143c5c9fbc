import type { Language } from '@vitrine/contract/common.ts'
import type { CartAddress } from '../customers/account'

/**
 * The identifiers by which the orders of one shopper are recognized beside the account, and the maximum number of
 * unpaid ones, where 0 is any number.
 */
export interface Holder {
  /** The mailbox of the email address (`emailIdentity`). */
  email: string
  /** The last nine digits of the phone number. */
  phone: string
  /** The range of the visitor's address, or null when it is not a public one. */
  network: string | null
  maxOrders: number
  maxOrdersOfNetwork: number
}

/** An order to place from a cart, with the total in baht. */
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
  /** The language of the page on which the order is placed. */
  language: Language
  expectedTotal: number
  holder: Holder
}

/** The outcome of placing: with the number of the order, or with the reason why there is none. */
export type Outcome =
  | { outcome: 'placed'; number: number }
  | { outcome: 'key_reused' }
  | { outcome: 'empty' }
  /** The shopper, or the network, has as many unpaid orders as it may. */
  | { outcome: 'too_many'; of: 'shopper' | 'network' }
  | { outcome: 'total_changed'; total: number }
  | { outcome: 'out_of_stock'; line: string | null; left: number }

/** A shipping method of the shop, with prices in baht including tax. */
export interface ShippingMethod {
  /** The id of Medusa's shipping option. */
  optionId: string
  code: string
  name: string
  price: number
  /** The items total after discounts at which it becomes free, or null if it never does. */
  freeFrom: number | null
  /** The names of the provinces to which it delivers, or null for all. */
  provinces: string[] | null
}
