/** The secrets of one sign-in at a provider. */
export interface Attempt {
  state: string
  /** The code verifier of PKCE. */
  verifier: string
  nonce: string
}

/** A customer's identity at a provider. */
export interface Identity {
  /** The provider's stable and unique user id. */
  subject: string
  email: string | null
  /** Whether the provider has verified the email. */
  isEmailVerified: boolean
  firstName: string
  lastName: string
}

/** A provider configured with the shop's client id. */
export interface SocialProvider {
  /** The authorization URL to redirect the browser to. */
  authorize(attempt: Attempt): URL
  /** Exchanges a code for an identity. Throws when the provider fails or the token is invalid. */
  identify(code: string, attempt: Attempt): Promise<Identity>
}
