/** The shopper's bank account, for a refund by hand. */
export interface RefundAccount {
  bank: string
  accountName: string
  accountNumber: string
}

/** A return of Medusa as the shop shows it. */
export interface OrderReturn {
  id: string
  orderId: string
  /** Medusa's number of the return. */
  number: number
  status: 'requested' | 'approved' | 'rejected' | 'received'
  requestedAt: string
  /** The message of staff to the shopper. */
  note: string | null
  /** The key with which the shopper requested it, or null for a return that staff created. */
  idempotencyKey: string | null
  refundAccount: RefundAccount | null
  /** Whether it has arrived, and staff have not recorded its refund. */
  isOwed: boolean
  items: { line: string; quantity: number; reason: string }[]
}

/** A return as the shopper requests it. */
export interface SentReturn {
  idempotencyKey: string
  refundAccount?: RefundAccount | null | undefined
  items: { line: string; quantity: number; reason: string }[]
}

/** `conflict`: fewer pieces are left than are wanted. */
export type ReturnOutcome = 'requested' | 'conflict'
