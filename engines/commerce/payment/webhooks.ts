import { createHmac } from 'node:crypto'
import { isSame } from '@vitrine/contract/service/tokens.ts'

/** The header that carries a webhook's signature. */
export const signatureHeader = 'x-vitrine-signature'

/** Maximum age of a signature in seconds, against replays. */
export const signatureTolerance = 300

/** Signs time and body as `t=SECONDS,v1=HEX`. */
export function signWebhook(secret: string, body: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000)
  return `t=${seconds},v1=${digest(secret, seconds, body)}`
}

/** Whether the signature is valid for this body and recent enough. */
export function isSignedWebhook(
  secret: string,
  body: string,
  signature: string | undefined,
  now: Date,
): boolean {
  const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature ?? '')
  if (!match?.[1] || !match[2]) return false
  const seconds = Number(match[1])
  const fresh = Math.abs(now.getTime() / 1000 - seconds) <= signatureTolerance
  return isSame(match[2], digest(secret, seconds, body)) && fresh
}

function digest(secret: string, seconds: number, body: string): string {
  return createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
}
