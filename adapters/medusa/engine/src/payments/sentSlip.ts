/** A transfer slip as the adapter sends it, decoded and encoded again. */
export interface SentSlip {
  /** In base64. */
  image: string
  type: 'image/jpeg' | 'image/png'
  /** SHA-256 of the image. */
  hash: string
  name: string
  phoneNumber: string
  bank: string
  /** In baht, with at most two decimals. */
  amount: number
  /** Until when it holds the stock of its order. */
  heldUntil: string
}

/** `conflict`: the order does not wait for money. `in_review`: another slip is being checked. */
export type SlipOutcome = 'received' | 'in_review' | 'conflict'
