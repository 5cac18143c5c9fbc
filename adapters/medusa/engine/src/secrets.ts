import { createHash, hkdfSync, timingSafeEqual } from 'node:crypto'

/** The secrets of one purpose, derived from SHOP_SECRET as in `server/purposeSecrets.ts`; the current one first. */
export const secretsOf = (purpose: string): string[] =>
  (process.env['SHOP_SECRET'] ?? '')
    .split(',')
    .map((secret) => secret.trim())
    .filter(Boolean)
    .map((secret) =>
      Buffer.from(hkdfSync('sha256', secret, '', `vitrine ${purpose}`, 32)).toString('base64url'),
    )

const hash = (text: string) => createHash('sha256').update(text).digest()

/** Whether a text is one of the secrets of a purpose, in constant time for each. */
export const isSecretOf = (purpose: string, given: string): boolean =>
  secretsOf(purpose).some((secret) => timingSafeEqual(hash(given), hash(secret)))
