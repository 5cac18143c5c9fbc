import { isEmail } from '@vitrine/contract/email.ts'
import { typedText } from '@vitrine/contract/typedText.ts'
import { type JWTVerifyGetKey, jwtVerify } from 'jose'
import { z } from 'zod'
import type { Identity } from './socialProvider.ts'

const Claims = z.object({
  sub: z.string().min(1).max(255),
  nonce: z.string(),
  email: z
    .string()
    .transform((text) => typedText('email', text))
    .refine(isEmail)
    .optional()
    .catch(undefined),
  email_verified: z.union([z.boolean(), z.enum(['true', 'false'])]).optional(),
  given_name: z.string().max(100).optional(),
  family_name: z.string().max(100).optional(),
  name: z.string().max(100).optional(),
})

interface Expected {
  keys: JWTVerifyGetKey
  issuer: string | string[]
  audience: string
  algorithms: string[]
  nonce: string
}

/** Reads the identity from an id token. Throws unless signature, issuer, audience, time and nonce are valid. */
export async function readIdToken(token: string, expected: Expected): Promise<Identity> {
  const { keys, nonce, issuer, audience, algorithms } = expected
  const { payload } = await jwtVerify(token, keys, {
    issuer,
    audience,
    algorithms,
    requiredClaims: ['exp', 'iat'],
    clockTolerance: 60,
  })
  const claims = Claims.parse(payload)
  if (claims.nonce !== nonce) throw new Error('The id token has the nonce of another sign-in')
  return {
    subject: claims.sub,
    email: claims.email?.toLowerCase() ?? null,
    isEmailVerified: String(claims.email_verified) === 'true',
    firstName: claims.given_name ?? claims.name ?? '',
    lastName: claims.family_name ?? '',
  }
}
