import type { UnusablePurpose } from '@vitrine/commerce/rules/usablePayment.ts'
import type { Charge } from '../modules/shop/rows'

/** A charge to store before it is created at the provider, with the amount in baht. */
export interface OpenedCharge extends Pick<Charge, 'provider' | 'method'> {
  amount: number
  expiresAt: string
  /** When to check the charge at the provider, or null for never. */
  nextCheckAt: string | null
  /**
   * The maximum numbers of cards that may have failed since a moment, for the order and for its range of addresses, or
   * null for a code.
   */
  cardLimit: { since: string; ofOrder: number; ofNetwork: number } | null
}

/** A stored charge, and whether it is still to be created at the provider. */
export interface StoredCharge {
  charge: Charge
  isNew: boolean
}

/** The QR code of a charge that the provider has created. */
export interface CreatedCode {
  reference: string
  /** The image as a data: address. */
  image: string
  expiresAt: string
  nextCheckAt: string | null
}

/** The provider's report of a charge. */
export interface ReportedCharge {
  /** The provider's id, or null when it did not create the charge. */
  reference: string | null
  /** The shop's id, if the provider returns it. */
  id: string | null
  status: Charge['status']
  /** The amount in baht. */
  amount: number
  authorizeUri: string | null
  failureCode: string | null
}

/** The end of a charge that a response has reported to the shopper. */
export type EndedCharge = Pick<Charge, 'id' | 'status'>

/** Money that the order could not take is returned, and has the reason as its outcome. */
export type ChargeOutcome = 'received' | 'failed' | 'nothing' | 'unknown' | UnusablePurpose

/** A transfer slip as the adapter sends it, decoded and encoded again. */
export interface SentSlip {
  /** The image in base64. */
  image: string
  type: 'image/jpeg' | 'image/png'
  /** The SHA-256 hash of the image. */
  hash: string
  name: string
  phoneNumber: string
  bank: string
  /** The amount in baht, with at most two decimals. */
  amount: number
  /** Until when it holds the stock of its order. */
  heldUntil: string
}

/**
 * The outcome of sending a slip: `conflict` if the order does not wait for money, and `in_review` if another slip is
 * being checked.
 */
export type SlipOutcome = 'received' | 'in_review' | 'conflict'
