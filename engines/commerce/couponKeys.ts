import { createHmac } from 'node:crypto'

/** A key of `couponKeys` after its account was deleted: it is found again by the same key, and reveals nothing of it. */
export const deletedKey = (secret: string, key: string): string =>
  `deleted:${createHmac('sha256', secret).update(key).digest('base64url')}`

/** The keys under which earlier uses of these keys are found, also those of deleted accounts under one of the secrets. */
export const usedKeys = (keys: readonly string[], secrets: readonly string[]): string[] => [
  ...keys,
  ...secrets.flatMap((secret) => keys.map((key) => deletedKey(secret, key))),
]
