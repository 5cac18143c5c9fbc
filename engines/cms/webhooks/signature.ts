import { createHmac, randomBytes } from 'node:crypto'

const prefix = 'whsec_'

/** A new secret of a webhook, in the form of Standard Webhooks. */
export const createWebhookSecret = (): string => prefix + randomBytes(32).toString('base64')

/** The headers of a message, signed as Standard Webhooks says. `id` is the same for each attempt. */
export function webhookHeaders(
  secret: string,
  { id, body }: { id: string; body: string },
  now: Date,
) {
  const seconds = Math.floor(now.getTime() / 1000)
  const signature = createHmac('sha256', Buffer.from(secret.slice(prefix.length), 'base64'))
    .update(`${id}.${seconds}.${body}`)
    .digest('base64')
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': `v1,${signature}`,
  }
}
