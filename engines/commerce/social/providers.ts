import { createHmac } from 'node:crypto'
import { isEmail } from '@vitrine/contract/email.ts'
import { createToken } from '@vitrine/contract/service/tokens.ts'
import { typedText } from '@vitrine/contract/typedText.ts'
import { Apple, Facebook, Google, generateCodeVerifier, generateState, Line } from 'arctic'
import { createRemoteJWKSet } from 'jose'
import { z } from 'zod'
import type { SocialEnvironment } from '#commerce/social/socialVariables.ts'
import { readIdToken } from './idToken.ts'
import type { Attempt, Identity, SocialProvider } from './socialProvider.ts'

export const providerNames = ['facebook', 'google', 'apple', 'line'] as const
export type ProviderName = (typeof providerNames)[number]

/** The names of the providers as shoppers know them. */
export const providerTitles: Record<ProviderName, string> = {
  facebook: 'Facebook',
  google: 'Google',
  apple: 'Apple',
  line: 'LINE',
}

/** New secrets for a sign-in at a provider. */
export const createAttempt = (): Attempt => ({
  state: generateState(),
  verifier: generateCodeVerifier(),
  nonce: createToken(),
})

/** The provider, or null when its client id and secret are not configured. */
export function findProvider(
  name: ProviderName,
  environment: SocialEnvironment,
): SocialProvider | null {
  const callback = `${environment.SITE_URL}/auth/${name}/callback`
  return factories[name](environment, callback)
}

type Factory = (environment: SocialEnvironment, callback: string) => SocialProvider | null

/** A provider's published keys, fetched on demand and cached. */
const publishedKeys = (address: string) =>
  createRemoteJWKSet(new URL(address), { timeoutDuration: 5000 })

const googleKeys = publishedKeys('https://www.googleapis.com/oauth2/v3/certs')
const appleKeys = publishedKeys('https://appleid.apple.com/auth/keys')
const lineKeys = publishedKeys('https://api.line.me/oauth2/v2.1/certs')

const factories: Record<ProviderName, Factory> = {
  google({ GOOGLE_CLIENT_ID: id, GOOGLE_CLIENT_SECRET: secret }, callback) {
    if (!id || !secret) return null
    const google = new Google(id, secret, callback)
    return {
      authorize: ({ state, verifier, nonce }) =>
        withQuery(google.createAuthorizationURL(state, verifier, ['openid', 'profile', 'email']), {
          nonce,
        }),
      async identify(code, { verifier, nonce }) {
        const tokens = await google.validateAuthorizationCode(code, verifier)
        return readIdToken(tokens.idToken(), {
          keys: googleKeys,
          issuer: ['https://accounts.google.com', 'accounts.google.com'],
          audience: id,
          algorithms: ['RS256'],
          nonce,
        })
      },
    }
  },

  apple(environment, callback) {
    const { APPLE_CLIENT_ID: id, APPLE_TEAM_ID: team, APPLE_KEY_ID: keyId } = environment
    const { APPLE_PRIVATE_KEY: privateKey } = environment
    if (!id || !team || !keyId || !privateKey) return null
    const apple = new Apple(id, team, keyId, pkcs8(privateKey), callback)
    return {
      // Apple sends name and email only with response_mode=form_post.
      authorize: ({ state, nonce }) =>
        withQuery(apple.createAuthorizationURL(state, ['name', 'email']), {
          nonce,
          response_mode: 'form_post',
        }),
      async identify(code, { nonce }) {
        const tokens = await apple.validateAuthorizationCode(code)
        return readIdToken(tokens.idToken(), {
          keys: appleKeys,
          issuer: 'https://appleid.apple.com',
          audience: id,
          algorithms: ['RS256', 'ES256'],
          nonce,
        })
      },
    }
  },

  line({ LINE_CLIENT_ID: id, LINE_CLIENT_SECRET: secret }, callback) {
    if (!id || !secret) return null
    const line = new Line(id, secret, callback)
    const shared = new TextEncoder().encode(secret)
    return {
      authorize: ({ state, verifier, nonce }) =>
        withQuery(line.createAuthorizationURL(state, verifier, ['openid', 'profile', 'email']), {
          nonce,
        }),
      async identify(code, { verifier, nonce }) {
        const tokens = await line.validateAuthorizationCode(code, verifier)
        const identity = await readIdToken(tokens.idToken(), {
          keys: (header, token) => (header.alg === 'HS256' ? shared : lineKeys(header, token)),
          issuer: 'https://access.line.me',
          audience: id,
          algorithms: ['HS256', 'ES256'],
          nonce,
        })
        return { ...identity, isEmailVerified: false }
      },
    }
  },

  facebook({ FACEBOOK_CLIENT_ID: id, FACEBOOK_CLIENT_SECRET: secret }, callback) {
    if (!id || !secret) return null
    const facebook = new Facebook(id, secret, callback)
    return {
      authorize: ({ state }) => facebook.createAuthorizationURL(state, ['public_profile', 'email']),
      async identify(code) {
        const tokens = await facebook.validateAuthorizationCode(code)
        return readFacebookProfile(tokens.accessToken(), secret)
      },
    }
  },
}

const FacebookProfile = z.object({
  id: z.string().min(1).max(255),
  first_name: z.string().max(100).optional(),
  last_name: z.string().max(100).optional(),
  email: z
    .string()
    .transform((text) => typedText('email', text))
    .refine(isEmail)
    .optional()
    .catch(undefined),
})

/** Reads the profile, since Facebook sends no id token here. */
async function readFacebookProfile(accessToken: string, secret: string): Promise<Identity> {
  const proof = createHmac('sha256', secret).update(accessToken).digest('hex')
  const address = withQuery(new URL('https://graph.facebook.com/v16.0/me'), {
    fields: 'id,first_name,last_name,email',
    appsecret_proof: proof,
  })
  const response = await fetch(address, {
    headers: { authorization: `Bearer ${accessToken}` },
    signal: AbortSignal.timeout(5000),
  })
  if (!response.ok) throw new Error(`Facebook responded ${response.status} to the profile request`)
  const profile = FacebookProfile.parse(await response.json())
  return {
    subject: profile.id,
    email: profile.email?.toLowerCase() ?? null,
    isEmailVerified: false,
    firstName: profile.first_name ?? '',
    lastName: profile.last_name ?? '',
  }
}

function withQuery(url: URL, query: Record<string, string>): URL {
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url
}

/** The bytes of a PEM key, whose line breaks may be escaped as \n. */
function pkcs8(pem: string): Uint8Array {
  const base64 = pem.replaceAll('\\n', '').replace(/-----[^-]+-----|\s/g, '')
  return new Uint8Array(Buffer.from(base64, 'base64'))
}
