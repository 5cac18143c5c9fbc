/** A refund that the adapter sends to the provider, with the amount in baht. */
export interface DueRefund {
  /** The id, also the key at the provider. */
  id: string
  order_id: string
  amount: string
  attempts: number
  /** The provider's id of the charge that is returned. */
  reference: string | null
  provider: string
}

/** The refunds to send now, and the numbers of all open ones by status. */
export interface DueRefunds {
  refunds: DueRefund[]
  open: { status: string; count: number }[]
}

/** The outcome of an attempt: an end, or when to send the refund again. */
export interface SentRefund {
  status: 'done' | 'failed' | 'sent'
  reference: string | null
  failure: string | null
  nextAttemptAt: string | null
}

/** An open refund as staff see it, with the amount in baht. */
export interface OpenRefund {
  id: string
  orderId: string
  number: number
  amount: number
  purpose: string
  method: 'provider' | 'hand'
  status: string
  failure: string | null
  requestedAt: string
}

/** Money that left the provider's account, with the amount in baht. */
export interface ReportedReturn {
  kind: 'refund' | 'reversal' | 'dispute'
  /** The provider's id of the returned money. */
  reference: string
  /** The provider's id of the charge. */
  charge: string
  amount: number
  /** The id of a refund that the shop requested. */
  key: string | null
}
