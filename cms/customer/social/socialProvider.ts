import { z } from 'zod'

const secret = z.string().min(1).max(4000)

/** The environment variables that configure the providers. */
export const socialVariables = {
  FACEBOOK_CLIENT_ID: secret.optional(),
  FACEBOOK_CLIENT_SECRET: secret.optional(),
  GOOGLE_CLIENT_ID: secret.optional(),
  GOOGLE_CLIENT_SECRET: secret.optional(),
  APPLE_CLIENT_ID: secret.optional(),
  APPLE_TEAM_ID: secret.optional(),
  APPLE_KEY_ID: secret.optional(),
  APPLE_PRIVATE_KEY: secret.optional(),
  LINE_CLIENT_ID: secret.optional(),
  LINE_CLIENT_SECRET: secret.optional(),
  /** Origin of a fake that replaces all four providers, to test sign-in without accounts. */
  OAUTH_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
}

/** The variables of the providers, and the public address of the shop, to which they return. */
export type SocialEnvironment = z.infer<z.ZodObject<typeof socialVariables>> & { SITE_URL: string }

/** The secrets of one sign-in at a provider. */
export interface Attempt {
  state: string
  /** PKCE's verifier. */
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
