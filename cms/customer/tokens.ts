import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** A secret of 256 random bits that only its bearer knows, safe in a cookie or an address. */
export function createToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Whether a text could be one of our tokens; anything else is not worth a query. */
export function isToken(text: string | null | undefined): text is string {
  return /^[\w-]{43}$/.test(text ?? '')
}

/** What the database keeps of a token: a reader of the database cannot use it. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** A text signed for one purpose, for links that need no row of their own. */
export function sign(secret: string, purpose: string, text: string): string {
  return createHmac('sha256', secret).update(`${purpose}:${text}`).digest('base64url')
}

/** Compares in constant time, whatever the lengths. */
export function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}
