/** A charge to create at the provider. */
export interface ChargeRequest {
  /** Our id, also sent to the provider so that a charge can be found after a lost response. */
  id: string
  orderId: number
  /** Whole baht. */
  amount: number
  expiresAt: Date
  now: Date
}

/** A charge that the provider created. */
export interface CreatedCharge {
  reference: string
  /** The QR code as a PNG in a data: URL. */
  image: string
  expiresAt: Date
}

/** A charge's state at its provider. */
export interface ChargeState {
  reference: string
  /** Our id, if the provider returns it. */
  id: string | null
  status: 'pending' | 'successful' | 'failed' | 'expired'
  /** Whole baht. */
  amount: number
}

/** A payment provider: the sandbox or Omise. A failed call throws. */
export interface PaymentProvider {
  name: 'sandbox' | 'omise'
  create(request: ChargeRequest): Promise<CreatedCharge>
  /** Reads a charge's state; null when unknown or not supported. */
  find(reference: string): Promise<ChargeState | null>
  /** Verifies a webhook and returns its charge's state. Throws CmsProblem when it is invalid. */
  readWebhook(webhook: Webhook): Promise<ChargeState | null>
}

/** A received webhook. */
export interface Webhook {
  body: string
  signature: string | undefined
  now: Date
}
