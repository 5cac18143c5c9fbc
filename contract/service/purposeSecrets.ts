import { hkdfSync } from 'node:crypto'

/**
 * The secrets of one purpose, each derived from a secret of a comma-separated list (HKDF, RFC 5869), so that one that
 * leaks reveals none of another purpose: the current one first, then those that are accepted too while it is being
 * changed.
 */
export function purposeSecrets(list: string, purpose: string): readonly [string, ...string[]] {
  const [current = '', ...others] = list.split(',').map((secret) => secret.trim())
  const derive = (secret: string) =>
    Buffer.from(hkdfSync('sha256', secret, '', `vitrine ${purpose}`, 32)).toString('base64url')
  return [derive(current), ...others.filter(Boolean).map(derive)]
}
