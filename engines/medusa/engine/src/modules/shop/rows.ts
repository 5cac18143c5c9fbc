import type { UnusablePurpose } from '@vitrine/commerce/rules/usablePayment.ts'
import type { Language } from '@vitrine/contract/common.ts'

/** The shop's part of an order, whose `order_id` and `number` are null until Medusa has created the order. */
export interface ShopOrder {
  cart_id: string
  idempotency_key: string
  body_hash: string
  order_id: string | null
  number: number | null
  customer_id: string | null
  payment_method: string
  payment_deadline: Date
  shipping_method: string
  contact_email: string | null
  contact_phone: string | null
  network: string | null
  /** The language of the order's emails and papers. */
  language: Language
  /** The coupons of the order that a customer can use once, and the keys of the customer (`couponKeys`). */
  once_codes: string[]
  coupon_keys: string[]
}

/** A transfer slip, with the amount that the shopper entered, in baht. */
export interface Slip {
  id: string
  order_id: string
  name: string
  phone_number: string
  bank: string
  amount: string
  /** `expired`: it was not checked until `held_until`. */
  status: 'waiting' | 'approved' | 'rejected' | 'expired'
  /** SHA-256 of the image, by which the same slip is found at another order. */
  hash: string
  created_at: Date
  decided_at: Date | null
}

/** A payment by PromptPay or card at its provider, with the amount in baht. */
export interface Charge {
  /** The id, for a card also sent to the provider, so that a charge whose response was lost is found. */
  id: string
  order_id: string
  provider: string
  method: 'omise_promptpay' | 'omise'
  /** The provider's id, null until the provider has reported that it created the charge. */
  reference: string | null
  amount: string
  /** The QR code of PromptPay as a data: address. */
  image: string | null
  /** The URL at which the bank of a card confirms the payment. */
  authorize_uri: string | null
  /** The provider's code of a failure. */
  failure_code: string | null
  status: 'creating' | 'pending' | 'successful' | 'failed' | 'expired'
  /** Whether a response has reported that it expired or failed. */
  is_end_reported: boolean
  /** When the capture of its money in Medusa began. */
  received_at: Date | null
  /** When the provider last reported its state, or null when it never did or the last request failed. */
  checked_at: Date | null
  /** When to check it again, whether or not a page shows it, or null when nothing is to be expected. */
  next_check_at: Date | null
  expires_at: Date
  created_at: Date
}

/**
 * Money that goes back, with the amount in baht, which Medusa has under `refund_id` if it was paid for an order that
 * could take it.
 */
export interface Refund {
  /** The id, also the key at the provider, which makes the refund once. */
  id: string
  order_id: string
  /** The charge through which it goes back, or null for a transfer. */
  charge_id: string | null
  /** The slip that shows the transfer that goes back, or null without one. */
  slip_id: string | null
  refund_id: string | null
  amount: string
  purpose: 'order' | UnusablePurpose
  /** Whether the provider moves the money or staff do. */
  method: 'provider' | 'hand'
  status: 'requested' | 'sent' | 'done' | 'failed'
  /** The provider's id of the refund. */
  reference: string | null
  /** The reason why the last attempt or the refund failed. */
  failure: string | null
  attempts: number
  next_attempt_at: Date
  requested_at: Date
  settled_at: Date | null
  /** The member of staff who made it by hand. */
  settled_by: string | null
}

/** Ids that have changed in the catalogue, and the number after which the next ones are read. */
export interface Changes {
  number: number
  /** Ids of products (`prod_`), categories (`pcat_`), collections (`pcol_`) and types (`ptyp_`). */
  subjects: string[]
}

/** An email of the outbox that the adapter sends. */
export interface ClaimedEmail {
  id: number
  /** Proves that no other adapter has taken it meanwhile. */
  lease: string
  /** The event that it reports, or `content` for one that the adapter has written. */
  event: string
  /** The number of the email's order. */
  number: number | null
  /** The email's subject beside the order, or its content. */
  detail: Record<string, unknown>
  createdAt: string
}

/** The emails that are neither sent nor given up. */
export interface WaitingEmails {
  waiting: number
  /** Seconds since the oldest was written, or 0 without one. */
  oldestSeconds: number
}

/** A tax invoice or the credit note of a refund, with amounts in satang. */
export interface TaxDocument {
  kind: 'invoice' | 'credit_note'
  year: number
  number: number
  amount: number
  tax: number
  issuedAt: string
  /** The text, null until the adapter has written it (engines/commerce/documents/taxDocument.ts). */
  content: object | null
}

/** A check of a charge at its provider: when the provider responded, null if it did not, and when to check it again. */
export interface ChargeCheck {
  checkedAt: string | null
  nextCheckAt: string | null
}
