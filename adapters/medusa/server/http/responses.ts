import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Sends a public response, which may be cached for `maxAge` seconds, or 304 when the requester has it. */
export function sendPublic(
  request: FastifyRequest,
  reply: FastifyReply,
  maxAge: number,
  body: unknown,
): FastifyReply {
  const text = JSON.stringify(body)
  const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
  reply.header('cache-control', `public, max-age=${maxAge}, stale-while-revalidate=60`)
  reply.header('etag', tag)
  const known = request.headers['if-none-match']?.split(',').map((each) => each.trim())
  if (known?.some((each) => each.replace(/^W\//, '') === tag)) return reply.status(304).send()
  return reply.type('application/json; charset=utf-8').send(text)
}

/** Sends a response for one visitor, which is never cached. */
export const sendPersonal = (reply: FastifyReply, body: unknown): FastifyReply =>
  reply.header('cache-control', 'private, no-store').send(body)
