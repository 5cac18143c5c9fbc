import { createHash, timingSafeEqual } from 'node:crypto'
import { purposeSecrets } from '@vitrine/contract/service/purposeSecrets.ts'

/** The secrets of one purpose, derived from SHOP_SECRET, or none without it. */
export function secretsForPurpose(purpose: string): readonly string[] {
  const list = process.env['SHOP_SECRET']
  return list ? purposeSecrets(list, purpose) : []
}

const hash = (text: string) => createHash('sha256').update(text).digest()

/** Whether a text is one of the secrets of a purpose, in constant time for each. */
export const matchesSecret = (purpose: string, given: string): boolean =>
  secretsForPurpose(purpose).some((secret) => timingSafeEqual(hash(given), hash(secret)))
