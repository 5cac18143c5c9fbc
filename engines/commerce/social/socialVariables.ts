import { z } from 'zod'

const secret = z.string().min(1).max(4000)

/** The environment variables that configure the providers of social login. */
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
