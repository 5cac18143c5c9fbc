import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** A random token of 256 bits, safe in cookies and URLs. */
export function createToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Whether a text has the format of a token. */
export function isToken(text: string | null | undefined): text is string {
  return /^[\w-]{43}$/.test(text ?? '')
}

/** The hash of a token, which is stored so that a leaked database reveals no tokens. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** Signs a text for one purpose, for links without a row of their own. */
export function sign(secret: string, purpose: string, text: string): string {
  return createHmac('sha256', secret).update(`${purpose}:${text}`).digest('base64url')
}

/** Compares in constant time, also for different lengths. */
export function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}
