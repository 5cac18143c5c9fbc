import { hash, verify } from '@node-rs/argon2'

/** OWASP's cost for argon2id, which is the library's algorithm when none is named. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashes a password with argon2id; the answer carries its own salt. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), cost)
}

const decoy = hashPassword('no customer has this password')

/** Whether a password is right. Without a hash it takes as long, so that nobody learns who exists. */
export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  const matches = await verify(stored ?? (await decoy), password.normalize('NFC'))
  return matches && stored !== null
}
