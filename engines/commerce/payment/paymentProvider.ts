/** A charge to create at the provider. */
export interface ChargeRequest {
  /** Our id, also sent to the provider so that a charge can be found after a lost response. */
  id: string
  orderId: number
  /** The amount in satang. */
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

export interface CardChargeRequest extends Omit<ChargeRequest, 'expiresAt' | 'now'> {
  /** The provider's token of the card, used once. */
  token: string
  /** The URL to which the shopper returns from the bank. */
  returnUri: string
}

/** A payment that the shopper confirms at a bank or in an app. */
export interface RedirectChargeRequest extends Omit<CardChargeRequest, 'token'> {
  /** The id of a source, as in `sourcesOf`. */
  source: string
}

/** Thrown when the provider refuses to create a charge, so that no money moves, with the provider's `code`. */
export class ChargeRefusedError extends Error {
  readonly code: string

  constructor(code: string) {
    super(`The payment provider refused the charge: ${code}`)
    this.code = code
  }
}

/** A charge's state at its provider. */
export interface ChargeState {
  reference: string
  /** Our id, if the provider returns it. */
  id: string | null
  status: 'pending' | 'successful' | 'failed' | 'expired'
  /** The amount in satang. */
  amount: number
  /** The URL at which the bank confirms a pending card payment. */
  authorizeUri: string | null
  /** The provider's code of a failure. */
  failureCode: string | null
}

/** A refund of a charge, wholly or in part. */
export interface RefundRequest {
  /** Our key of the refund: the provider makes it once however often it is requested. */
  key: string
  /** The provider's id of the charge. */
  charge: string
  /** The amount in satang. */
  amount: number
}

/** A refund at its provider: accepted, done, or rejected with the reason. */
export type RefundState =
  | { status: 'pending'; reference: string }
  | { status: 'done'; reference: string }
  | { status: 'failed'; failure: string }

/** Money that left the provider's account: a refund, a reversed charge or a lost dispute. */
export interface ReturnedMoney {
  kind: 'refund' | 'reversal' | 'dispute'
  /** The provider's id of the refund or dispute, or of the charge for a reversal. */
  reference: string
  /** The provider's id of the charge. */
  charge: string
  /** The amount in satang. */
  amount: number
  /** Our key of a refund that we requested. */
  key: string | null
}

/** A payment provider (the sandbox or Omise), whose failed calls throw. */
export interface PaymentProvider {
  name: 'sandbox' | 'omise'
  create(request: ChargeRequest): Promise<CreatedCharge>
  /** Charges a card. Throws ChargeRefusedError when nothing was charged, and another error when that is unknown. */
  chargeCard?(request: CardChargeRequest): Promise<ChargeState>
  /** Starts a payment at a bank or in an app, with the errors of a card. */
  chargeSource?(request: RedirectChargeRequest): Promise<ChargeState>
  /** Finds a charge whose creation got no response, by our id, among those of its first minutes, or returns null. */
  findLost?(id: string, createdAt: Date): Promise<ChargeState | null>
  /** Reads a charge's state, or null when it is unknown or not supported. */
  find(reference: string): Promise<ChargeState | null>
  /**
   * Makes a refund, or returns the state of the one with this key. Throws without a response, after which the call is
   * repeated.
   */
  refund(request: RefundRequest): Promise<RefundState>
  /** The charges and returned money that the provider has recorded since a time, against which the books are checked. */
  listEntries?(from: Date): Promise<{ charges: ChargeState[]; returned: ReturnedMoney[] }>
  /** Verifies a webhook and returns its charge's state. Throws ContractProblem when it is invalid. */
  readWebhook(webhook: Webhook): Promise<ChargeState | null>
}

/** A received webhook, not yet verified. */
export interface Webhook {
  /** Whether a charge is one of the shop's, or absent if every charge is requested from the provider. */
  isKnown?(charge: Pick<ChargeState, 'reference' | 'id'>): Promise<boolean>
  body: string
  signature: string | undefined
  now: Date
}
