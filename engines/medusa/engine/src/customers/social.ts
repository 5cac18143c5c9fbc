import type { Language } from '@vitrine/contract/common.ts'
import type { OpenedSession } from './account'

/** The name that a provider posts before the browser returns. */
export interface PostedName {
  first: string
  last: string
}

/** A sign-in of a browser that is redirected to a provider, with the value of its cookie as `visitor`. */
export interface BegunAttempt {
  provider: string
  visitor: string
  state: string
  /** The code verifier of PKCE. */
  verifier: string
  nonce: string
  /** The language of the page on which the sign-in began. */
  language: Language
}

/** The identity of the attempt of a browser that returns. */
export type ReturnedAttempt = Pick<BegunAttempt, 'provider' | 'visitor' | 'state'>

/** The stored parts of an attempt beside its hashes. */
export interface StoredAttempt {
  verifier: string
  nonce: string
  language: Language
  name: PostedName | null
}

/** The person who signed in at a provider. */
export interface ProviderIdentity {
  provider: string
  /** The provider's stable and unique user id. */
  subject: string
  email: string | null
  /** Whether the provider has verified the email. */
  isEmailVerified: boolean
  firstName: string
  lastName: string
}

/**
 * The session of a social sign-in and whether it has ended earlier logins of an unverified account, or `email_taken`
 * when another customer has the email address, which the provider has not verified.
 */
export type SocialSignIn =
  | { outcome: 'opened'; opened: OpenedSession; hasEndedLogins: boolean }
  | { outcome: 'email_taken' }
