/** An attempt to sign in. */
export interface SentAttempt {
  account: string
  source: string
  /** The instants of this attempt and of the oldest that counts, in ISO 8601. */
  at: string
  since: string
}

/** An attempt that was recorded, with those before it. */
export interface RecordedAttempt {
  id: number
  /** Whether the account has signed in from this source before. */
  isKnown: boolean
  earlier: { source: string; at: string }[]
}
