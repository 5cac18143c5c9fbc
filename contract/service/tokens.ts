import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** A random token of 256 bits, safe in cookies and URLs. */
export function createToken(): string {
  return randomBytes(32).toString('base64url')
}

/**
 * A token whose second half signs the first, 128 bits each: the shop recognizes its own without a look-up, so that made-up
 * ones cost nothing.
 */
export function createSignedToken(secret: string, purpose: string): string {
  const value = randomBytes(16)
  return Buffer.concat([value, signature(secret, purpose, value)]).toString('base64url')
}

/** Whether a text is a signed token of this purpose. */
export function isSignedToken(
  secret: string,
  purpose: string,
  text: string | undefined,
): text is string {
  if (!isToken(text)) return false
  const bytes = Buffer.from(text, 'base64url')
  return timingSafeEqual(bytes.subarray(16), signature(secret, purpose, bytes.subarray(0, 16)))
}

const signature = (secret: string, purpose: string, value: Buffer) =>
  createHmac('sha256', secret).update(`${purpose}:`).update(value).digest().subarray(0, 16)

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
