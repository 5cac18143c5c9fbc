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
}

/** A transfer slip; the amount is what the shopper entered, in baht. */
export interface Slip {
  id: string
  order_id: string
  name: string
  phone_number: string
  bank: string
  amount: string
  status: 'waiting' | 'approved' | 'rejected'
  /** SHA-256 of the image, by which the same slip is found at another order. */
  hash: string
  created_at: Date
  decided_at: Date | null
}

/** A payment by PromptPay at its provider; the amount is in baht. */
export interface Charge {
  id: string
  order_id: string
  reference: string
  amount: string
  /** The QR code as a data: address. */
  image: string
  status: 'pending' | 'successful' | 'failed' | 'expired'
  /** Whether a response has reported that it expired or failed. */
  is_end_reported: boolean
  expires_at: Date
  created_at: Date
}
