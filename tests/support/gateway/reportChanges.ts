import { signChanges } from '@vitrine/gateway/cache/webhook.ts'
import { expect } from 'vitest'

/** Reports changed paths to a gateway as the CMS does. `now` is in milliseconds. */
export async function reportChanges(url: string, secret: string, now: number, paths: string[]) {
  const body = JSON.stringify({ paths })
  const response = await fetch(`${url}/webhooks/changes`, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      'x-vitrine-signature': signChanges(secret, body, new Date(now)),
    },
  })
  expect(response.status).toBe(204)
}
