import type { Charge } from '../modules/shop/rows'

/** A charge that the adapter created; the amount is in baht. */
export interface SentCharge {
  reference: string
  amount: number
  /** The QR code as a data: address. */
  image: string
  expiresAt: string
}

/** What the provider reports of a charge. */
export interface ReportedCharge {
  reference: string
  status: Charge['status']
  /** In baht. */
  amount: number
}

/** `late` and `mismatched` is money that the order could not take, which staff return. */
export type ChargeOutcome = 'received' | 'failed' | 'late' | 'mismatched' | 'nothing' | 'unknown'
