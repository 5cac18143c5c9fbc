import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

/** Maximum difference between a signature's time and the clock, in seconds; older requests may be replays. */
const tolerance = 300

/** Paths under /api/v1 that have changed, with everything below them. */
const Changes = z.object({ paths: z.array(z.string().startsWith('/').max(300)).min(1).max(1000) })

interface Sender {
  secret: string
  /** Returns the key of the cached response at a path. */
  keyOf: (path: string) => string
}

interface Options {
  senders: readonly Sender[]
  now: () => Date
  invalidate(paths: readonly string[]): Promise<void>
}

/** The header `x-vitrine-signature` for a body: `t=SECONDS,v1=HEX`, which covers time and body. */
export function signChanges(secret: string, body: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000)
  return `t=${seconds},v1=${digest(secret, seconds, body)}`
}

const digest = (secret: string, seconds: number, body: string) =>
  createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')

/** The sender that has signed a body; undefined for none, or a time that is too far away. */
function senderOf({ senders, now }: Options, body: string, header: unknown): Sender | undefined {
  const match = /^t=(\d{1,12}),v1=([\da-f]{64})$/.exec(typeof header === 'string' ? header : '')
  const seconds = Number(match?.[1])
  const signature = match?.[2]
  if (!signature || Math.abs(now().getTime() / 1000 - seconds) > tolerance) return undefined
  return senders.find(({ secret }) =>
    timingSafeEqual(Buffer.from(signature), Buffer.from(digest(secret, seconds, body))),
  )
}

/**
 * POST /webhooks/changes {paths: ["/products"]}, signed: drops cached responses that the CMS reports as changed.
 * Responds 204, or 401 if the signature is invalid or expired.
 */
export async function registerWebhook(app: FastifyInstance, options: Options) {
  await app.register(async (scope) => {
    // The signature covers the body as sent.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) =>
      done(null, body),
    )
    scope.post('/webhooks/changes', async (request, reply) => {
      const body = typeof request.body === 'string' ? request.body : ''
      const sender = senderOf(options, body, request.headers['x-vitrine-signature'])
      if (!sender)
        return reply
          .code(401)
          .send({ code: 'unauthenticated', message: 'The signature is invalid or expired.' })
      const changes = Changes.safeParse(jsonOf(body))
      if (!changes.success)
        return reply.code(422).send({ code: 'invalid', message: 'Send {"paths": ["/…"]}.' })
      await options.invalidate(changes.data.paths.map(sender.keyOf))
      return reply.code(204).send()
    })
  })
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
