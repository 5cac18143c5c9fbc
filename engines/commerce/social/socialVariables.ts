import { z } from 'zod'

const secret = z.string().min(1).max(4000)

/** The environment variables that configure the providers of social login. */
export const socialVariables = {
  FACEBOOK_CLIENT_ID: secret
    .optional()
    .describe('The id of the shop at Facebook, whose accounts can then sign in'),
  FACEBOOK_CLIENT_SECRET: secret.optional().describe('The secret of the shop at Facebook'),
  GOOGLE_CLIENT_ID: secret
    .optional()
    .describe('The id of the shop at Google, whose accounts can then sign in'),
  GOOGLE_CLIENT_SECRET: secret.optional().describe('The secret of the shop at Google'),
  APPLE_CLIENT_ID: secret
    .optional()
    .describe('The id of the shop at Apple, whose accounts can then sign in'),
  APPLE_TEAM_ID: secret.optional().describe('The team at Apple'),
  APPLE_KEY_ID: secret.optional().describe('The id of the key at Apple'),
  APPLE_PRIVATE_KEY: secret.optional().describe('The key of the shop at Apple'),
  LINE_CLIENT_ID: secret
    .optional()
    .describe('The id of the shop at LINE, whose accounts can then sign in'),
  LINE_CLIENT_SECRET: secret.optional().describe('The secret of the shop at LINE'),
  OAUTH_ORIGIN: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'The origin of a fake that replaces all four providers, to test sign-in without accounts',
    ),
}

/** The variables of the providers, and the public address of the shop, to which they return. */
export type SocialEnvironment = z.infer<z.ZodObject<typeof socialVariables>> & { SITE_URL: string }
