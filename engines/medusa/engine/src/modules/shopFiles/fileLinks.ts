import { isSame, sign } from '@vitrine/contract/service/tokens.ts'
import { secretsOf } from '../../secrets'

/** Seconds for which the link to a private file is valid. */
export const linkSeconds = 3600

const signature = (secret: string, name: string, expires: string) =>
  sign(secret, 'private file', `${expires} ${name}`)

/** The query of a link to a private file of the data directory. */
export function linkQuery(name: string, now: Date): string {
  const [secret] = secretsOf('files')
  if (!secret) throw new Error('SHOP_SECRET is not set: it signs the links to private files.')
  const expires = String(Math.floor(now.getTime() / 1000) + linkSeconds)
  return new URLSearchParams({ expires, signature: signature(secret, name, expires) }).toString()
}

/** Whether a link to a private file was signed by this engine, and is still valid. */
export function isLinkValid(name: string, query: Record<string, unknown>, now: Date): boolean {
  const { expires, signature: given } = query
  if (typeof expires !== 'string' || typeof given !== 'string') return false
  const isSigned = secretsOf('files').some((secret) =>
    isSame(given, signature(secret, name, expires)),
  )
  return isSigned && Number(expires) * 1000 > now.getTime()
}
