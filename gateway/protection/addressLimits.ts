import type { RateLimits } from '@vitrine/contract/service/rateLimits.ts'
import { rateLimitKey } from '@vitrine/contract/service/rateLimits.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Maximum number of uploads that are read at the same time: each holds up to 2 MB in memory. */
const maxUploads = 64

const limited: readonly (readonly [route: RegExp, name: string])[] = [
  [/^\/auth(\/|$)/, 'auth'],
  [/^\/(invoice|promptpay)(\/|$)/, 'invoice'],
  [/^\/(webhooks|api\/v1\/webhooks|(stock-alerts|newsletter)\/unsubscribe)(\/|$)/, 'webhook'],
]

const isUpload = ({ method, headers }: FastifyRequest) =>
  method === 'POST' && (headers['content-type']?.startsWith('multipart/') ?? false)

/**
 * The limit of a request by its route or body; undefined if it has none of its own. The text of its URL may differ:
 * `/%61uth/google` has the route of `/auth/google`.
 */
function limitOf(request: FastifyRequest): string | undefined {
  if (isUpload(request)) return 'upload'
  const { url = '' } = request.routeOptions
  return limited.find(([route]) => route.test(url))?.[1]
}

/** Sends 429 with the seconds to wait. */
export const sendTooManyRequests = (reply: FastifyReply, wait: number): FastifyReply =>
  reply.code(429).header('retry-after', wait).header('cache-control', 'no-store').send({
    code: 'RATE_LIMITED',
    message: 'Too many requests, please try again in a moment.',
  })

/**
 * Limits what costs more than other requests, before its body is read: sign-ins at providers, invoices, webhooks and
 * uploads of a visitor, and the uploads of all visitors at once (security.rate-limits.addresses, security.uploads.concurrent).
 */
export function limitAddresses(app: FastifyInstance, limits: RateLimits | undefined) {
  let uploads = 0
  app.addHook('onRequest', async (request, reply) => {
    const name = limitOf(request)
    const wait = name && limits && (await limits.take(rateLimitKey(request.ip), name, 1))
    if (wait) return sendTooManyRequests(reply, wait)
    if (!isUpload(request)) return undefined
    uploads += 1
    reply.raw.once('close', () => {
      uploads -= 1
    })
    if (uploads <= maxUploads) return undefined
    return reply
      .code(503)
      .header('retry-after', 5)
      .send({ code: 'OVERLOADED', message: 'The shop is very busy, please try again in a moment.' })
  })
}
