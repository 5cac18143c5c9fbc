import { createECDH, createPrivateKey, hkdfSync, type KeyObject, sign } from 'node:crypto'

/** The key with which the shop signs what it sends to platforms (ES256). */
export interface SigningKey {
  /** The public part, as the profile contains it. */
  jwk: { kid: string; kty: 'EC'; crv: 'P-256'; x: string; y: string; use: 'sig'; alg: 'ES256' }
  sign: (text: string) => string
}

/** Derives the key from a secret, so that all gateways sign with the same and none has to store it. */
export function createSigningKey(secret: string): SigningKey {
  const ecdh = createECDH('prime256v1')
  const scalar = Buffer.from(hkdfSync('sha256', secret, '', 'vitrine ucp signing', 32))
  ecdh.setPrivateKey(scalar)
  const point = ecdh.getPublicKey()
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((item) =>
    item.toString('base64url'),
  )
  const coordinates = { crv: 'P-256', x: x ?? '', y: y ?? '' } as const
  const key: KeyObject = createPrivateKey({
    key: { kty: 'EC', ...coordinates, d: scalar.toString('base64url') },
    format: 'jwk',
  })
  return {
    jwk: { kid: (x ?? '').slice(0, 16), kty: 'EC', ...coordinates, use: 'sig', alg: 'ES256' },
    sign: (text) =>
      sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }).toString('base64'),
  }
}
