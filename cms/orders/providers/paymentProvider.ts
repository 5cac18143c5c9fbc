/** A request for money before the provider knows of it. */
export interface ChargeRequest {
  /** Ours; the provider gets it too, so that an answer that was lost can be found again. */
  id: string
  orderId: number
  /** Whole baht. */
  amount: number
  expiresAt: Date
  now: Date
}

/** What a provider says of a new charge. */
export interface CreatedCharge {
  reference: string
  /** The QR code as a PNG in a data: address. */
  image: string
  expiresAt: Date
}

/** Where a charge stands at its provider. */
export interface ChargeState {
  reference: string
  /** Our id, where the provider gives it back. */
  id: string | null
  status: 'pending' | 'successful' | 'failed' | 'expired'
  /** Whole baht. */
  amount: number
}

/** Where the money comes from: the sandbox or Omise. A failing call throws. */
export interface PaymentProvider {
  name: 'sandbox' | 'omise'
  create(request: ChargeRequest): Promise<CreatedCharge>
  /** Asks where a charge stands; null when this provider cannot be asked. */
  find(reference: string): Promise<ChargeState | null>
  /** Reads a webhook and answers what it proves. Throws CmsProblem when it proves nothing. */
  readWebhook(webhook: Webhook): Promise<ChargeState | null>
}

/** A webhook as it came. */
export interface Webhook {
  body: string
  signature: string | undefined
  now: Date
}
