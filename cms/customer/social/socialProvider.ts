/** What stands behind one sign-in at another provider. */
export interface Attempt {
  state: string
  /** PKCE's verifier. */
  verifier: string
  nonce: string
}

/** Who somebody is at another provider. */
export interface Identity {
  /** Never changes and is never given to somebody else there. */
  subject: string
  email: string | null
  /** Whether the provider vouches that mail to this address reaches them. */
  isEmailVerified: boolean
  firstName: string
  lastName: string
}

/** A provider with the shop's own client id. */
export interface SocialProvider {
  /** Where the browser is sent. */
  authorize(attempt: Attempt): URL
  /** Who came back with this code. Throws when the provider or its proof is not right. */
  identify(code: string, attempt: Attempt): Promise<Identity>
}
