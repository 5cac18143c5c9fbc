import { hash, verify } from '@node-rs/argon2'

/** OWASP's recommended cost for argon2id, the library's default algorithm. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashes a password with argon2id, with its salt in the hash. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), cost)
}

const decoy = hashPassword('no customer has this password')

/** Whether a password is correct, taking as long without a hash, so that timing does not reveal accounts. */
export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  const matches = await verify(stored ?? (await decoy), password.normalize('NFC'))
  return matches && stored !== null
}
