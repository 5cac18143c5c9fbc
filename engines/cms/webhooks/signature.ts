import { createHmac, randomBytes } from 'node:crypto'

const prefix = 'whsec_'

/** A new secret of a webhook, in the form of Standard Webhooks. */
export const createWebhookSecret = (): string => prefix + randomBytes(32).toString('base64')

/**
 * The headers of a message, signed with each secret as Standard Webhooks says, so that a receiver accepts it by any of
 * them, where `id` is the same for each attempt.
 */
export function webhookHeaders(
  secrets: readonly string[],
  { id, body }: { id: string; body: string },
  now: Date,
) {
  const seconds = Math.floor(now.getTime() / 1000)
  const signed = `${id}.${seconds}.${body}`
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': secrets.map((secret) => signature(secret, signed)).join(' '),
  }
}

function signature(secret: string, signed: string): string {
  const key = Buffer.from(secret.slice(prefix.length), 'base64')
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
}
