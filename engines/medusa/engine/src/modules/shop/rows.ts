import type { UnusablePurpose } from '@vitrine/commerce/rules/usablePayment.ts'
import type { Language } from '@vitrine/contract/common.ts'

/** The shop's part of an order; `order_id` and `number` are null until Medusa has created the order. */
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
  /** Of its emails and papers. */
  language: Language
  /** Its coupons that a customer can use once, and the keys of the customer (`couponKeys`). */
  once_codes: string[]
  coupon_keys: string[]
}

/** A transfer slip; the amount is what the shopper entered, in baht. */
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

/** A payment by PromptPay or card at its provider; the amount is in baht. */
export interface Charge {
  /** For a card also sent to the provider, so that a charge whose response was lost is found. */
  id: string
  order_id: string
  provider: string
  method: 'omise_promptpay' | 'omise'
  /** The provider's id; null until the provider has said that it created the charge. */
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
  /** When its money began to be captured in Medusa. */
  received_at: Date | null
  /** When the provider last reported its state; null when it never did or the last request failed. */
  checked_at: Date | null
  /** When to check it again, whether or not a page shows it; null when nothing is to be expected. */
  next_check_at: Date | null
  expires_at: Date
  created_at: Date
}

/**
 * Money that goes back; the amount is in baht. Medusa has those of what was paid for an order, under `refund_id`, but not
 * those of money that the order could not take.
 */
export interface Refund {
  /** Also its key at the provider, which makes it once. */
  id: string
  order_id: string
  /** The charge through which it goes back; null for a transfer. */
  charge_id: string | null
  /** The slip that shows the transfer that goes back; null without one. */
  slip_id: string | null
  refund_id: string | null
  amount: string
  purpose: 'order' | UnusablePurpose
  /** Whether the provider moves the money or staff do. */
  method: 'provider' | 'hand'
  status: 'requested' | 'sent' | 'done' | 'failed'
  /** The provider's id. */
  reference: string | null
  /** Why the last attempt or the refund failed. */
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
  /** Of the order that it is about. */
  number: number | null
  /** Its subject beside the order, or its content. */
  detail: Record<string, unknown>
  createdAt: string
}

/** The emails that are neither sent nor given up. */
export interface WaitingEmails {
  waiting: number
  /** Seconds since the oldest was written; 0 without one. */
  oldestSeconds: number
}

/** A tax invoice or the credit note of a refund; amounts in satang. */
export interface TaxDocument {
  kind: 'invoice' | 'credit_note'
  year: number
  number: number
  amount: number
  tax: number
  issuedAt: string
  /** The text, which the adapter writes (engines/commerce/documents/taxDocument.ts); null until it has. */
  content: object | null
}

/** A check of a charge at its provider: when the provider responded, null if it did not, and when to check it again. */
export interface ChargeCheck {
  checkedAt: string | null
  nextCheckAt: string | null
}
