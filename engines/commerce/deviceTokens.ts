import { randomBytes } from 'node:crypto'
import { isSame, sign } from '@vitrine/contract/service/tokens.ts'

/** Seconds for which a browser is known after a sign-in. */
export const deviceSeconds = 180 * 24 * 3600

/** The account that was signed in to, and what changes with its password. */
export interface Holder {
  account: string
  credential: string
}

/**
 * A token by which a browser is known after a sign-in, so that wrong passwords that strangers enter do not slow it down
 * (device cookies, OWASP). It is not a session, and a change of the password revokes it.
 */
export function createDeviceToken(secret: string, holder: Holder, now: Date): string {
  const ends = Math.floor(now.getTime() / 1000) + deviceSeconds
  const device = `${ends}.${randomBytes(16).toString('base64url')}`
  return [device, sign(secret, 'device', device), holderMark(secret, device, holder)].join('.')
}

const holderMark = (secret: string, device: string, { account, credential }: Holder) =>
  sign(secret, 'device holder', `${device} ${account} ${credential}`)

interface Device {
  /** The same in every request of the browser. */
  key: string
  /** Whether the browser has signed in to this account since its password was set. */
  belongsTo(holder: Holder): boolean
}

/** The browser with a token, or null for a token that has expired or that the shop has not issued. */
export function readDevice(secret: string, token: string | undefined, now: Date): Device | null {
  const [, device = '', ends, issued = '', mark = ''] =
    /^((\d{1,12})\.[\w-]{22})\.([\w-]{43})\.([\w-]{43})$/.exec(token ?? '') ?? []
  if (!isSame(issued, sign(secret, 'device', device))) return null
  if (Number(ends) * 1000 <= now.getTime()) return null
  return {
    key: `device:${device}`,
    belongsTo: (holder) => isSame(mark, holderMark(secret, device, holder)),
  }
}
